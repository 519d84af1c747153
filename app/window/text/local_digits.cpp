// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/text/local_digits.h"

#include <QRegularExpression>

namespace roofline::window {

QString inLocalDigits(QString words, const QLocale& locale)
{
    const QString zero = locale.zeroDigit();
    if (zero.size() == 1 && zero != QStringLiteral("0")) {
        static const QRegularExpression number(QStringLiteral("(?<![\\w.])[0-9]+(?:\\.[0-9]+)?"));
        for (auto matches = number.globalMatch(words); matches.hasNext();) {
            const QRegularExpressionMatch match = matches.next();
            for (qsizetype i = match.capturedStart(); i < match.capturedEnd(); ++i)
                if (words[i] != u'.')
                    words[i] = QChar(zero[0].unicode() + (words[i].unicode() - u'0'));
        }
    }
    static const QRegularExpression decimalPoint(QStringLiteral("(?<=\\p{Nd})\\.(?=\\p{Nd})"));
    return words.replace(decimalPoint, locale.decimalPoint());
}

QString inLocalDigits(const std::string& words, const QLocale& locale)
{
    return inLocalDigits(QString::fromStdString(words), locale);
}

} // namespace roofline::window
