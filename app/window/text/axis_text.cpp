// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/text/axis_text.h"

#include <QCoreApplication>

#include "app/window/text/quantity_text.h"

#include <array>
#include <cmath>

namespace roofline::window {

namespace {

constexpr int digits = 6; ///< more than steps of an axis have; rounding beyond them is never seen

int exponentOf(double value) { return static_cast<int>(std::floor(std::log10(value) + 1e-9)); }

QString translated(const char* text) { return QCoreApplication::translate("Quantity", text); }

} // namespace

QString axisNumberText(double value)
{
    if (value <= 0.0)
        return briefNumberText(0.0);
    const int exponent = exponentOf(value);
    if (exponent >= -3 && exponent <= 4)
        return briefNumberText(value, digits);
    const double mantissa = value / std::pow(10.0, exponent);
    const QString power = powerOfTenText(exponent);
    return std::abs(mantissa - 1.0) < 1e-6 ? power : briefNumberText(mantissa, digits) + QStringLiteral(" × ") + power;
}

QString axisRateText(double value)
{
    static constexpr std::array<const char*, 7> prefixes = {"", "k", "M", "G", "T", "P", "E"};
    if (value <= 0.0 || exponentOf(value) < 0 || exponentOf(value) > 20)
        return axisNumberText(value);
    const auto group = static_cast<std::size_t>(exponentOf(value) / 3);
    const QString number = briefNumberText(value / std::pow(1000.0, static_cast<double>(group)), digits);
    return group == 0 ? number : number + QChar(QChar::Nbsp) + QLatin1String(prefixes.at(group));
}

QString axisTimeText(double seconds) { return axisTimeText(seconds, seconds); }

QString axisTimeText(double seconds, double like)
{
    static constexpr std::array<const char*, 5> units = {
        QT_TRANSLATE_NOOP("Quantity", "%1 s"), QT_TRANSLATE_NOOP("Quantity", "%1 ms"),
        QT_TRANSLATE_NOOP("Quantity", "%1 µs"), QT_TRANSLATE_NOOP("Quantity", "%1 ns"),
        QT_TRANSLATE_NOOP("Quantity", "%1 ps")};
    if (like <= 0.0 || exponentOf(like) < -12 || exponentOf(like) > 4)
        return translated(units.front()).arg(axisNumberText(seconds));
    const int exponent = exponentOf(like);
    const int group = exponent >= 0 ? 0 : (2 - exponent) / 3;
    return translated(units.at(static_cast<std::size_t>(group)))
        .arg(briefNumberText(seconds * std::pow(1000.0, group), digits));
}

} // namespace roofline::window
