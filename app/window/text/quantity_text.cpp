// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/text/quantity_text.h"

#include <QCoreApplication>
#include <QLocale>

#include "core/quantity/units.h"

#include <array>
#include <cmath>
#include <optional>

namespace roofline::window {

namespace {

QLocale locale()
{
    QLocale chosen;
    chosen.setNumberOptions(QLocale::OmitGroupSeparator | QLocale::RejectGroupSeparator);
    return chosen;
}

QString translated(const char* text) { return QCoreApplication::translate("Quantity", text); }

QString superscript(int exponent)
{
    static constexpr std::array<char16_t, 10> digits = {u'⁰', u'¹', u'²', u'³', u'⁴', u'⁵', u'⁶', u'⁷', u'⁸', u'⁹'};
    QString text = exponent < 0 ? QStringLiteral("⁻") : QString();
    const QString plain = QString::number(std::abs(exponent));
    for (const QChar digit : plain)
        text += QChar(digits.at(static_cast<std::size_t>(digit.digitValue())));
    return text;
}

/// The decimal exponent after rounding to so many digits: 9.9996 has 1 at four digits.
int roundedExponent(double magnitude, int significant)
{
    int exponent = static_cast<int>(std::floor(std::log10(magnitude)));
    if (std::round(magnitude * std::pow(10.0, significant - 1 - exponent)) >= std::pow(10.0, significant))
        ++exponent;
    return exponent;
}

QString withoutTrailingZeros(QString text)
{
    const QString point = locale().decimalPoint();
    if (!text.contains(point))
        return text;
    while (text.endsWith(locale().zeroDigit()))
        text.chop(1);
    if (text.endsWith(point))
        text.chop(point.size());
    return text;
}

QString timesPower(const QString& mantissa, int exponent)
{
    return mantissa + QStringLiteral(" × 10") + superscript(exponent);
}

struct Written {
    QString mantissa;
    std::optional<int> power; ///< of ten, where it is written
};

Written written(double value, int significant)
{
    if (value == 0.0 || !std::isfinite(value))
        return {locale().toString(value, 'f', 0), std::nullopt};
    const int exponent = roundedExponent(std::abs(value), significant);
    if (exponent < -4 || exponent > 6)
        return {locale().toString(value / std::pow(10.0, exponent), 'f', significant - 1), exponent};
    return {locale().toString(value, 'f', std::max(0, significant - 1 - exponent)), std::nullopt};
}

struct TimeUnit {
    double perMillisecond;
    const char* pattern;
    std::optional<int> decimals; ///< set: so many, whatever the value; else four digits
};

/// One rule for all times in words: milliseconds from 10 µs to a second, as the table has them, and to its digits below one.
TimeUnit unitFor(Seconds time)
{
    const double ms = inMilliseconds(time);
    if (ms >= 999.95) // would be written 1000
        return {1e-3, QT_TRANSLATE_NOOP("Quantity", "%1 s"), std::nullopt};
    if (ms >= 0.99995)
        return {1.0, QT_TRANSLATE_NOOP("Quantity", "%1 ms"), std::nullopt};
    if (ms >= 0.01)
        return {1.0, QT_TRANSLATE_NOOP("Quantity", "%1 ms"), 4};
    if (ms >= 1e-3)
        return {1e3, QT_TRANSLATE_NOOP("Quantity", "%1 µs"), std::nullopt};
    return {1e6, QT_TRANSLATE_NOOP("Quantity", "%1 ns"), std::nullopt};
}

} // namespace

QString numberText(double value, int significant)
{
    const Written number = written(value, significant);
    return number.power ? timesPower(number.mantissa, *number.power) : number.mantissa;
}

QString briefNumberText(double value, int significant)
{
    const Written number = written(value, significant);
    const QString mantissa = withoutTrailingZeros(number.mantissa);
    return number.power ? timesPower(mantissa, *number.power) : mantissa;
}

QString intensityText(Intensity intensity)
{
    return translated("%1 FLOP/byte").arg(numberText(inFlopsPerByte(intensity)));
}

QString timeText(Seconds time)
{
    const TimeUnit unit = unitFor(time);
    const double value = inMilliseconds(time) * unit.perMillisecond;
    return translated(unit.pattern)
        .arg(unit.decimals ? locale().toString(value, 'f', *unit.decimals) : numberText(value));
}

QString elapsedText(Seconds elapsed, Seconds total)
{
    if (!(elapsed < total))
        return timeText(total);
    const TimeUnit unit = unitFor(total);
    const double whole = inMilliseconds(total) * unit.perMillisecond;
    const int decimals = unit.decimals ? *unit.decimals : std::max(0, 3 - roundedExponent(whole, 4));
    const double value = inMilliseconds(elapsed) * unit.perMillisecond;
    return translated(unit.pattern).arg(locale().toString(value, 'f', decimals));
}

QString bandwidthText(Bandwidth bandwidth)
{
    return translated("%1 GB/s").arg(briefNumberText(inGigabytesPerSecond(bandwidth)));
}

QString computeRateText(ComputeRate rate)
{
    if (rate < teraflopsPerSecond(1.0))
        return translated("%1 GFLOP/s").arg(briefNumberText(inGigaflopsPerSecond(rate)));
    return translated("%1 TFLOP/s").arg(briefNumberText(inTeraflopsPerSecond(rate)));
}

QString storageText(Bytes bytes)
{
    if (bytes >= mebibytes(1.0))
        return translated("%1 MiB").arg(numberText(inMebibytes(bytes)));
    return translated("%1 KiB").arg(numberText(inKibibytes(bytes)));
}

QString percentText(double fraction) { return translated("%1 %").arg(locale().toString(fraction * 100.0, 'f', 1)); }

QString inOnePiece(QString quantity) { return quantity.replace(u' ', QChar::Nbsp); }

QString countText(qint64 count) { return locale().toString(count); }

QString crossoverSizeText(double size)
{
    return size >= 1000.0 && size < 1e9 ? locale().toString(size, 'f', 0) : numberText(size);
}

QString powerOfTenText(int exponent) { return QStringLiteral("10") + superscript(exponent); }

} // namespace roofline::window
