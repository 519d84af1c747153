// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/text/chart_words.h"

#include <QStringList>
#include <QTextDocumentFragment>

#include "app/window/text/quantity_text.h"
#include "app/window/text/wording.h"

namespace roofline::window {

namespace {

QString sheet(const QStringList& mouse, const ChartWords::Keys& keys)
{
    QStringList lines = mouse;
    for (const auto& [key, meaning] : keys)
        lines << ChartWords::tr("%1: %2", "key, what it does").arg(key, meaning);
    for (QString& line : lines)
        line = line.toHtmlEscaped();
    return QStringLiteral("<p>%1</p>").arg(lines.join(QStringLiteral("<br>")));
}

} // namespace

ChartWords::Keys ChartWords::rooflineKeys()
{
    return {{tr("Left, Right"), tr("walk along the points")},
            {tr("Home"), tr("the whole picture")},
            {tr("Esc"), tr("back to the view before")},
            {tr("+, −"), tr("zoom in, zoom out")},
            {tr("Ctrl with arrows"), tr("move the view")}};
}

ChartWords::Keys ChartWords::crossoverKeys()
{
    return {{tr("Left, Right"), tr("halve or double N")},
            {tr("Shift+Left, Shift+Right"), tr("N one less, one more")},
            {tr("Home, End"), tr("the smallest, the largest N")},
            {tr("L"), tr("linear or logarithmic axes")},
            {tr("Esc"), tr("no product chosen")}};
}

QString ChartWords::rooflineHelp()
{
    return sheet({tr("Wheel: zoom about the pointer; over an axis, that axis alone"),
                  tr("Drag: move the view. Shift and drag: zoom to the part drawn"),
                  tr("Double click on the paper: the whole picture")},
                 rooflineKeys());
}

QString ChartWords::crossoverHelp()
{
    return sheet({tr("Drag of the line: another N. Right click: linear or logarithmic axes"),
                  tr("Click on a measured product: choose it, in the table too")},
                 crossoverKeys());
}

QString ChartWords::sizeBeyond(const ModelReading& reading, bool isRight)
{
    const QString text =
        tr("N %1, %2", "matrix size, its time").arg(countText(reading.input.shape.n), Wording::bound(reading));
    return isRight ? text + QStringLiteral(" →") : QStringLiteral("← ") + text;
}

QString ChartWords::spoken(const QString& richText)
{
    const QString plain = QTextDocumentFragment::fromHtml(richText).toPlainText();
    return plain.split(u'\n', Qt::SkipEmptyParts).join(QStringLiteral("; "));
}

} // namespace roofline::window
