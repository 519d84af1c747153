// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/measuring/place.h"

#include <QCoreApplication>
#include <QStandardPaths>

#include <optional>

namespace roofline::window {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("Place", text); }

/// The words of a command line. QProcess::splitCommand knows no single quotes, which every shell user writes.
class WordSplitter {
public:
    /// None where a quote is never closed.
    std::optional<QStringList> split(const QString& text)
    {
        for (const QChar c : text)
            take(c);
        if (!m_quote.isNull())
            return std::nullopt;
        if (m_isEscaped)
            keep('\\'); // a lone backslash at the end is itself
        endWord();
        return m_words;
    }

private:
    void take(QChar c)
    {
        if (m_isEscaped)
            takeEscaped(c);
        else if (c == '\\' && m_quote != '\'')
            m_isEscaped = true;
        else if (!m_quote.isNull())
            c == m_quote ? void(m_quote = QChar()) : keep(c);
        else if (c == '\'' || c == '"')
            beginQuote(c);
        else if (c.isSpace())
            endWord();
        else
            keep(c);
    }

    void takeEscaped(QChar c)
    {
        m_isEscaped = false;
        if (m_quote == '"' && c != '"' && c != '\\')
            keep('\\');
        keep(c);
    }

    void beginQuote(QChar quote)
    {
        m_quote = quote;
        m_isInWord = true; // '' is a word, and an empty one
    }

    void keep(QChar c)
    {
        m_word += c;
        m_isInWord = true;
    }

    void endWord()
    {
        if (m_isInWord)
            m_words << m_word;
        m_word.clear();
        m_isInWord = false;
    }

    QStringList m_words;
    QString m_word;
    QChar m_quote; ///< null: outside quotes
    bool m_isInWord = false;
    bool m_isEscaped = false;
};

/// "ssh gpu-node" of "ssh gpu-node roofline serve": what every place has in common is no name.
QString titleOf(const QStringList& command)
{
    QStringList words = command;
    if (words.size() > 2 && words.last() == "serve" && words.at(words.size() - 2).endsWith("roofline"))
        words = words.mid(0, words.size() - 2);
    return words.join(' ');
}

} // namespace

std::variant<Place, PlaceError> placeFromText(const QString& text)
{
    const std::optional<QStringList> words = WordSplitter().split(text);
    if (!words)
        return PlaceError{tr("a quote is never closed in: %1").arg(text.simplified())};
    if (words->isEmpty() || words->first().isEmpty())
        return PlaceError{tr("a command is needed, for example \"ssh gpu-node roofline serve\"")};
    return Place{*words, text.simplified(), titleOf(*words), false};
}

Place ownPlace(const QString& folder, const QStringList& searchPaths)
{
    QString program = QStandardPaths::findExecutable("roofline", {folder});
    if (program.isEmpty())
        program = QStandardPaths::findExecutable("roofline", searchPaths);
    if (program.isEmpty())
        program = "roofline";
    return {{program, "serve"}, program + " serve", tr("this machine"), true};
}

} // namespace roofline::window
