// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A typed number, read in a locale. What could be read two ways is refused with a message and never guessed: "1,5" where
// the point is decimal, "1.234" where the comma is.
#pragma once

#include <QLocale>
#include <QString>

#include <optional>

namespace roofline::window {

struct NumberReading {
    std::optional<double> value;
    QString refusal; ///< one line for people where there is no value
};

/// Accepts the locale's decimal separator, an exponent, spaces between groups of three, and point or comma as group
/// separator only where no other reading is possible ("1,234.5", "1,234,567").
[[nodiscard]] NumberReading readNumber(const QString& text, const QLocale& locale);

/// The shortest text that reads back as this very number in this locale. Powers of ten only below 1e-4 and from 1e15 on.
[[nodiscard]] QString exactText(double value, const QLocale& locale);
/// The same, or six significant digits where that is long and no whole number.
[[nodiscard]] QString entryText(double value, const QLocale& locale);

} // namespace roofline::window
