// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/text/amount_text.h"

#include <QCoreApplication>

#include "app/window/text/quantity_text.h"

#include <array>
#include <cmath>

namespace roofline::window {

namespace {

constexpr std::size_t prefixes = 7;
using Patterns = std::array<const char*, prefixes>; ///< without a prefix, then for 10³, 10⁶ …

QString prefixed(double amount, const Patterns& patterns)
{
    constexpr double shownWhole = 1e5;    // up to here every digit is shown
    constexpr double nextPrefix = 999.95; // would be rounded to 1000
    std::size_t prefix = 0;
    double value = amount;
    if (amount >= shownWhole)
        for (; prefix == 0 || (value >= nextPrefix && prefix + 1 < prefixes); ++prefix)
            value /= 1e3;
    const QString number = prefix == 0 ? countText(std::llround(value)) : numberText(value);
    return QCoreApplication::translate("Quantity", patterns.at(prefix)).arg(number);
}

} // namespace

QString trafficText(Bytes bytes)
{
    static constexpr Patterns patterns = {
        QT_TRANSLATE_NOOP("Quantity", "%1 byte"), QT_TRANSLATE_NOOP("Quantity", "%1 kB"),
        QT_TRANSLATE_NOOP("Quantity", "%1 MB"),   QT_TRANSLATE_NOOP("Quantity", "%1 GB"),
        QT_TRANSLATE_NOOP("Quantity", "%1 TB"),   QT_TRANSLATE_NOOP("Quantity", "%1 PB"),
        QT_TRANSLATE_NOOP("Quantity", "%1 EB")};
    return prefixed(bytes.value(), patterns);
}

QString workText(Flops work)
{
    static constexpr Patterns patterns = {
        QT_TRANSLATE_NOOP("Quantity", "%1 FLOP"),  QT_TRANSLATE_NOOP("Quantity", "%1 kFLOP"),
        QT_TRANSLATE_NOOP("Quantity", "%1 MFLOP"), QT_TRANSLATE_NOOP("Quantity", "%1 GFLOP"),
        QT_TRANSLATE_NOOP("Quantity", "%1 TFLOP"), QT_TRANSLATE_NOOP("Quantity", "%1 PFLOP"),
        QT_TRANSLATE_NOOP("Quantity", "%1 EFLOP")};
    return prefixed(work.value(), patterns);
}

QString amountText(double count)
{
    static constexpr Patterns patterns = {"%1",
                                          QT_TRANSLATE_NOOP("Quantity", "%1 k"),
                                          QT_TRANSLATE_NOOP("Quantity", "%1 M"),
                                          QT_TRANSLATE_NOOP("Quantity", "%1 G"),
                                          QT_TRANSLATE_NOOP("Quantity", "%1 T"),
                                          QT_TRANSLATE_NOOP("Quantity", "%1 P"),
                                          QT_TRANSLATE_NOOP("Quantity", "%1 E")};
    return prefixed(count, patterns);
}

} // namespace roofline::window
