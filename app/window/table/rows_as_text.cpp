// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table/rows_as_text.h"

#include <QAbstractItemModel>
#include <QStringList>

namespace roofline::window {

namespace {

QStringList titles(const QAbstractItemModel& model)
{
    QStringList words;
    for (int column = 0; column < model.columnCount(); ++column)
        words << model.headerData(column, Qt::Horizontal).toString();
    return words;
}

QStringList cells(const QAbstractItemModel& model, int row)
{
    QStringList words;
    for (int column = 0; column < model.columnCount(); ++column)
        words << model.index(row, column).data().toString().simplified();
    return words;
}

QString markdownLine(QStringList words)
{
    words.replaceInStrings("|", "\\|");
    return "| " + words.join(" | ") + " |\n";
}

} // namespace

QString rowsAsTabs(const QAbstractItemModel& model, const QList<int>& rows)
{
    QString text = titles(model).join('\t') + '\n';
    for (const int row : rows)
        text += cells(model, row).join('\t') + '\n';
    return text;
}

QString rowsAsMarkdown(const QAbstractItemModel& model, const QList<int>& rows)
{
    QStringList rules;
    for (int column = 0; column < model.columnCount(); ++column) {
        const int alignment = model.headerData(column, Qt::Horizontal, Qt::TextAlignmentRole).toInt();
        rules << ((alignment & Qt::AlignRight) != 0 ? "---:" : "---");
    }
    QString text = markdownLine(titles(model)) + markdownLine(rules);
    for (const int row : rows)
        text += markdownLine(cells(model, row));
    return text;
}

} // namespace roofline::window
