// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/text/number_reading.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <cmath>

namespace roofline::window {

namespace {

QString translated(const char* text) { return QCoreApplication::translate("NumberReading", text); }

NumberReading refused(const QString& why) { return {std::nullopt, why}; }

NumberReading notANumber(const QString& text) { return refused(translated("“%1” is not a number").arg(text)); }

/// Digits of any script as ASCII, the spaces that group digits as one kind of space, the minus signs as one.
QString normalised(const QString& text)
{
    QString plain;
    for (const QChar c : text.trimmed()) {
        if (c.digitValue() >= 0)
            plain += QChar(u'0' + c.digitValue());
        else if (c.isSpace() || c == u'\u00A0' || c == u'\u202F' || c == u'\'' || c == u'\u2019')
            plain += u' ';
        else
            plain += c == u'\u2212' ? QChar(u'-') : c;
    }
    return plain;
}

bool isWhole(const QString& pattern, const QString& text)
{
    return QRegularExpression(QRegularExpression::anchoredPattern(pattern)).match(text).hasMatch();
}

NumberReading inBothWays(const QString& text, QChar decimal, QChar other)
{
    QString asDecimal = text;
    asDecimal.replace(other, decimal);
    if (!isWhole(QStringLiteral("[+-]?[0-9]{1,3}[.,][0-9]{3}"), text))
        return refused(translated("Here the decimal separator is “%1”: write %2").arg(decimal).arg(asDecimal));
    QString asGroups = text;
    asGroups.remove(other);
    return refused(translated("“%1” can be read two ways: write %2 or %3").arg(text, asDecimal, asGroups));
}

/// The mantissa with a point, or a refusal. `other` is whichever of point and comma is not decimal here.
NumberReading readMantissa(const QString& text, const QString& exponent, QChar decimal, QChar other)
{
    const QString d = QRegularExpression::escape(decimal);
    const QString o = QRegularExpression::escape(other);
    QString plain = text;
    if (isWhole(QStringLiteral("[+-]?[0-9]{1,3}( [0-9]{3})+(%1[0-9]*)?").arg(d), text))
        plain.remove(u' ');
    else if (isWhole(QStringLiteral("[+-]?[0-9]{1,3}((%1[0-9]{3})+%2[0-9]*|(%1[0-9]{3}){2,})").arg(o, d), text))
        plain.remove(other);
    else if (isWhole(QStringLiteral("[+-]?[0-9]+%1[0-9]+").arg(o), text))
        return inBothWays(text, decimal, other);
    else if (!isWhole(QStringLiteral("[+-]?([0-9]+%1?[0-9]*|%1[0-9]+)").arg(d), text))
        return notANumber(text + exponent);
    plain.replace(decimal, u'.');
    bool isRead = false;
    const double value = QLocale::c().toDouble(plain + exponent, &isRead);
    if (!isRead || !std::isfinite(value))
        return notANumber(text + exponent);
    return {value, {}};
}

} // namespace

NumberReading readNumber(const QString& text, const QLocale& locale)
{
    const QString plain = normalised(text);
    if (plain.isEmpty())
        return refused(translated("A number is needed"));
    static const QRegularExpression exponentPattern(QStringLiteral("[eE][+-]?[0-9]{1,3}$"));
    const qsizetype at = plain.indexOf(exponentPattern);
    const QString mantissa = at < 0 ? plain : plain.left(at);
    const QString exponent = at < 0 ? QString() : plain.mid(at);
    const bool isCommaDecimal = locale.decimalPoint() == QStringLiteral(",");
    return readMantissa(mantissa, exponent, isCommaDecimal ? u',' : u'.', isCommaDecimal ? u'.' : u',');
}

QString exactText(double value, const QLocale& locale)
{
    QLocale plain = locale;
    plain.setNumberOptions(QLocale::OmitGroupSeparator);
    const double magnitude = std::abs(value);
    const bool isPlain = magnitude == 0.0 || (magnitude >= 1e-4 && magnitude < 1e15);
    return plain.toString(value, isPlain ? 'f' : 'g', QLocale::FloatingPointShortest);
}

QString entryText(double value, const QLocale& locale)
{
    constexpr int longest = 9;
    QString exact = exactText(value, locale);
    if (exact.size() <= longest || value == std::floor(value))
        return exact;
    QLocale plain = locale;
    plain.setNumberOptions(QLocale::OmitGroupSeparator);
    return std::abs(value) < 1e6 ? plain.toString(value, 'g', 6) : plain.toString(value, 'f', 0);
}

} // namespace roofline::window
