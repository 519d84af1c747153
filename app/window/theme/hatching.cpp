// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/theme/hatching.h"

#include <QLineF>
#include <QList>
#include <QPainter>
#include <QPen>

#include <cmath>

namespace roofline::window {

void fillHatched(QPainter& painter, const QRectF& area, const QColor& colour, const QColor& gap, double spacing)
{
    if (area.isEmpty() || !(spacing > 0.0))
        return;
    painter.save();
    painter.fillRect(area, colour);
    painter.setClipRect(area, Qt::IntersectClip);
    QList<QLineF> lines;
    // From the grid of the widget and not of the area, so that stripes stand still while a bar grows.
    const double first = std::floor((area.left() - area.height()) / spacing) * spacing;
    for (double x = first; x < area.right(); x += spacing)
        lines.append({x, area.bottom(), x + area.height(), area.top()});
    painter.setPen(QPen(gap, spacing * 0.32));
    painter.drawLines(lines);
    painter.restore();
}

} // namespace roofline::window
