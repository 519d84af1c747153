// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table/local_digits.h"

#include <QRegularExpression>

namespace roofline::window {

QString inLocalDigits(QString words, const QLocale& locale)
{
    static const QRegularExpression decimalPoint(QStringLiteral("(?<=[0-9])\\.(?=[0-9])"));
    return words.replace(decimalPoint, locale.decimalPoint());
}

QString inLocalDigits(const std::string& words, const QLocale& locale)
{
    return inLocalDigits(QString::fromStdString(words), locale);
}

} // namespace roofline::window
