// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Core's numbers as the reader's country writes them: with its decimal sign and its digits. Digits of a name, as in FP32, stay.
#pragma once

#include <QLocale>
#include <QString>

#include <string>

namespace roofline::window {

/// Every number that does not continue a name. Not for versions: a point between two digits is taken for a decimal sign.
[[nodiscard]] QString inLocalDigits(QString words, const QLocale& locale = QLocale());
[[nodiscard]] QString inLocalDigits(const std::string& words, const QLocale& locale = QLocale());

} // namespace roofline::window
