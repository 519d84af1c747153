// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/window/support/untranslated.h"

#include <QAction>
#include <QRegularExpression>
#include <QWidget>

namespace roofline::window {

namespace {

/// As physics writes them in every language; those of one letter, as keys and symbols have, are left out everywhere.
const QSet<QString>& units()
{
    static const QSet<QString> all = {"ms", "µs", "ns", "KiB", "MiB", "GiB"};
    return all;
}

const QRegularExpression& letters(PseudoLanguage language)
{
    static const QRegularExpression unmarked(QStringLiteral("[aceilnorsuyzACEILNORSUYZ]"));
    static const QRegularExpression latin(QStringLiteral("[A-Za-z]"));
    return language == PseudoLanguage::Long ? unmarked : latin;
}

} // namespace

QStringList wordsOf(const QString& text)
{
    static const QRegularExpression between(QStringLiteral("[^\\p{L}\\p{N}_]+"));
    return text.split(between, Qt::SkipEmptyParts);
}

QSet<QString> namesIn(const Session& session)
{
    QSet<QString> names = {"float",       "float4", "L1",       "L2",    "SM",     "cuda",     "cpu",     "CUDA", "GPU",
                           "GCC",         "nvcc",   "wgmma",    "mma",   "sync",   "Qt",       "PDF",     "GNU",  "GPL",
                           "QCustomPlot", "Charts", "Explorer", "Linux", "x86_64", "roofline", "Roofline"};
    const auto add = [&names](const std::string& text) {
        for (const QString& word : wordsOf(QString::fromStdString(text)))
            names.insert(word);
    };
    for (const auto& text : {session.environment.host, session.environment.compiler})
        add(text.value_or(""));
    add(session.device.name);
    for (const KernelMeasurement& kernel : session.kernels)
        if (kernel.check)
            add(kernel.check->method);
    return names;
}

QStringList untranslated(const std::vector<RecordedText>& texts, PseudoLanguage language, const QSet<QString>& names)
{
    QStringList found;
    for (const RecordedText& text : texts)
        for (const QString& word : wordsOf(text.text))
            if (word.size() > 1 && word.contains(letters(language)) && !units().contains(word) &&
                !names.contains(word)) {
                found << QStringLiteral("\"%1\": %2").arg(text.text, word);
                break;
            }
    return found;
}

QStringList untranslatedTips(const QWidget& window, PseudoLanguage language, const QSet<QString>& names)
{
    static const QRegularExpression markup(QStringLiteral("<[^>]*>|&[a-z]+;"));
    std::vector<RecordedText> texts;
    const auto add = [&texts](QString text) {
        if (!text.isEmpty())
            texts.push_back({text.remove(markup), {}, false});
    };
    for (const auto* widget : window.findChildren<QWidget*>())
        for (const QString& text :
             {widget->toolTip(), widget->accessibleName(), widget->accessibleDescription(), widget->statusTip()})
            add(text);
    for (const auto* action : window.findChildren<QAction*>())
        for (const QString& text : {action->text(), action->toolTip()})
            add(text);
    return untranslated(texts, language, names);
}

} // namespace roofline::window
