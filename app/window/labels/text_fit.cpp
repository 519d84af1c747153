// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/labels/text_fit.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>

namespace roofline::window {

namespace {

/// Lays the lines out from (0, 0) downwards; the size that they take.
QSizeF layOut(QTextLayout& layout, double width, Qt::Alignment alignment)
{
    QTextOption option(alignment | Qt::AlignAbsolute);
    option.setWrapMode(QTextOption::WordWrap);
    option.setTextDirection(Qt::LayoutDirectionAuto);
    layout.setTextOption(option);
    layout.setText(layout.text().replace(u'\n', QChar::LineSeparator));
    QSizeF size(0.0, 0.0);
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        line.setPosition({0.0, size.height()});
        size = {std::max(size.width(), line.naturalTextWidth()), size.height() + line.height()};
    }
    layout.endLayout();
    return size;
}

} // namespace

QSizeF wrappedSize(const QFont& font, const QString& text, double width)
{
    QTextLayout layout(text, font);
    return layOut(layout, width, Qt::AlignLeft);
}

void paintWrapped(QPainter& painter, const QRectF& room, const QString& text, bool isAtRight)
{
    QTextLayout layout(text, painter.font(), painter.device());
    layOut(layout, room.width(), isAtRight ? Qt::AlignRight : Qt::AlignLeft);
    layout.draw(&painter, room.topLeft());
}

double widestOf(const QFont& font, const QStringList& texts)
{
    const QFontMetricsF metrics(font);
    double widest = 0.0;
    for (const QString& text : texts)
        widest = std::max(widest, metrics.horizontalAdvance(text));
    return widest;
}

double longestWord(const QFont& font, const QString& text)
{
    double widest = 0.0;
    for (const QString& line : text.split(u'\n'))
        widest = std::max(widest, widestOf(font, line.split(u' ', Qt::SkipEmptyParts)));
    return widest;
}

} // namespace roofline::window
