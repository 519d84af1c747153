// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/labels/label_painter.h"

#include <QFontMetricsF>
#include <QPainter>

namespace roofline::window {

namespace {

/// A text box that can hold its text in any rounding of the font's metrics.
constexpr int neverCut = Qt::TextDontClip;

void paintStacked(QPainter& painter, const PictureText& text, const QRectF& box, const TextColours& colours)
{
    const double line = text.detail.isEmpty() ? 0.0 : QFontMetricsF(painter.font()).height();
    painter.setPen(colours.text);
    painter.drawText(box.adjusted(0.0, 0.0, 0.0, -line), Qt::AlignHCenter | Qt::AlignTop | neverCut, text.text);
    painter.setPen(colours.detail);
    painter.drawText(box, Qt::AlignHCenter | Qt::AlignBottom | neverCut, text.detail);
}

void paintInLine(QPainter& painter, const PictureText& text, const QRectF& box, const TextColours& colours)
{
    painter.setPen(colours.text);
    if (text.detail.isEmpty()) {
        painter.drawText(box, Qt::AlignCenter | neverCut, text.text);
        return;
    }
    const QFontMetricsF metrics(painter.font());
    const double whole = metrics.horizontalAdvance(text.text + u' ' + text.detail);
    const QRectF inner(box.center().x() - whole / 2.0, box.top(), whole, box.height());
    painter.drawText(inner, Qt::AlignLeft | Qt::AlignVCenter | neverCut, text.text);
    painter.setPen(colours.detail);
    painter.drawText(inner, Qt::AlignRight | Qt::AlignVCenter | neverCut, text.detail);
}

} // namespace

QSizeF pictureTextSize(const QFont& font, const PictureText& text, double gap)
{
    const QFontMetricsF metrics(font);
    if (!text.isStacked) {
        const QString whole = text.detail.isEmpty() ? text.text : text.text + u' ' + text.detail;
        return {metrics.horizontalAdvance(whole) + 2.0 * gap, metrics.height()};
    }
    QStringList lines = text.text.split(u'\n');
    if (!text.detail.isEmpty())
        lines << text.detail;
    double width = 0.0;
    for (const QString& line : std::as_const(lines))
        width = std::max(width, metrics.horizontalAdvance(line));
    return {width + 2.0 * gap, metrics.height() * static_cast<double>(lines.size())};
}

void paintPictureText(QPainter& painter, const PictureText& text, const TextColours& colours)
{
    painter.save();
    painter.translate(text.place.centre);
    if (text.place.degrees != 0.0)
        painter.rotate(text.place.degrees);
    const QSizeF& size = text.place.size;
    const QRectF box(-size.width() / 2.0, -size.height() / 2.0, size.width(), size.height());
    if (colours.halo.isValid())
        painter.fillRect(box, colours.halo);
    if (text.isStacked)
        paintStacked(painter, text, box, colours);
    else
        paintInLine(painter, text, box, colours);
    painter.restore();
}

} // namespace roofline::window
