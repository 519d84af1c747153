// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Core's digits as the reader's country writes them: the same digits, another decimal sign.
#pragma once

#include <QLocale>
#include <QString>

#include <string>

namespace roofline::window {

/// Every point between two digits becomes the locale's decimal sign.
[[nodiscard]] QString inLocalDigits(QString words, const QLocale& locale = QLocale());
[[nodiscard]] QString inLocalDigits(const std::string& words, const QLocale& locale = QLocale());

} // namespace roofline::window
