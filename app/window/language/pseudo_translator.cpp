// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/language/pseudo_translator.h"

#include <QRegularExpression>

namespace roofline::window {

namespace {

QChar accented(QChar letter)
{
    static const QString plain = QStringLiteral("aceilnorsuyzACEILNORSUYZ");
    static const QString marked = QStringLiteral("áçéíłñôřšüýžÁÇÉÍŁÑÔŘŠÜÝŽ");
    const qsizetype place = plain.indexOf(letter);
    return place < 0 ? letter : marked[place];
}

QChar hebrew(QChar letter)
{
    constexpr char16_t alef = 0x05D0;
    constexpr char16_t letters = 27;
    const char16_t lower = letter.toLower().unicode();
    return lower >= u'a' && lower <= u'z' ? QChar(static_cast<char16_t>(alef + (lower - u'a') % letters)) : letter;
}

/// What a translator leaves alone: placeholders, tags, entities, what a file dialog reads as a pattern.
const QRegularExpression& untranslatable()
{
    static const QRegularExpression pattern(
        QStringLiteral(R"(%L?[0-9n]{1,2}|<[^<>]*>|&(?:[a-z]+|#[0-9]+);|\(\*[^)]*\)|--[a-z-]+)"));
    return pattern;
}

struct Writer {
    PseudoLanguage language;
    QString written;
    int letters = 0; ///< so far

    /// The letters of a piece, two of five of them twice: 40 % longer.
    void add(QStringView piece)
    {
        for (const QChar letter : piece) {
            const QChar changed = language == PseudoLanguage::Long ? accented(letter) : hebrew(letter);
            written += changed;
            if (!letter.isLetter())
                continue;
            ++letters;
            if (letters % 5 == 2 || letters % 5 == 4)
                written += changed;
        }
    }
};

} // namespace

QString pseudo(const QString& english, PseudoLanguage language)
{
    Writer writer{language, {}, 0};
    qsizetype from = 0;
    for (auto matches = untranslatable().globalMatch(english); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        writer.add(QStringView(english).mid(from, match.capturedStart() - from));
        writer.written += match.captured();
        from = match.capturedEnd();
    }
    writer.add(QStringView(english).mid(from));
    return writer.written;
}

PseudoTranslator::PseudoTranslator(PseudoLanguage language, QObject* parent) : QTranslator(parent), m_language(language)
{}

QString PseudoTranslator::translate(const char* context, const char* sourceText, const char* disambiguation,
                                    int n) const
{
    Q_UNUSED(disambiguation)
    Q_UNUSED(n)
    // The one text by which a translation tells Qt its direction.
    if (qstrcmp(context, "QGuiApplication") == 0 && qstrcmp(sourceText, "QT_LAYOUT_DIRECTION") == 0)
        return m_language == PseudoLanguage::RightToLeft ? QStringLiteral("RTL") : QStringLiteral("LTR");
    return pseudo(QString::fromUtf8(sourceText), m_language);
}

} // namespace roofline::window
