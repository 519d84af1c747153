// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/flow/flow_signs.h"

#include <QLineF>
#include <QList>
#include <QPainter>

namespace roofline::window {

namespace {

void paintGrid(QPainter& painter, const QRectF& area, int rows, int columns)
{
    QList<QLineF> lines;
    for (int row = 1; row < rows; ++row) {
        const double y = area.top() + area.height() * row / rows;
        lines.append({area.left(), y, area.right(), y});
    }
    for (int column = 1; column < columns; ++column) {
        const double x = area.left() + area.width() * column / columns;
        lines.append({x, area.top(), x, area.bottom()});
    }
    painter.drawRect(area);
    painter.drawLines(lines);
}

/// × over +: a product and a sum in one.
void paintMultiplyAdd(QPainter& painter, const QRectF& area)
{
    const double arm = area.height() * 0.19;
    const QPointF times(area.center().x(), area.top() + area.height() * 0.25);
    const QPointF plus(area.center().x(), area.bottom() - area.height() * 0.25);
    painter.drawLine(times + QPointF(-arm, -arm), times + QPointF(arm, arm));
    painter.drawLine(times + QPointF(-arm, arm), times + QPointF(arm, -arm));
    painter.drawLine(plus + QPointF(-1.3 * arm, 0.0), plus + QPointF(1.3 * arm, 0.0));
    painter.drawLine(plus + QPointF(0.0, -1.3 * arm), plus + QPointF(0.0, 1.3 * arm));
}

} // namespace

void paintFlowSign(QPainter& painter, FlowPart part, Keeping keeping, const QRectF& area)
{
    painter.setBrush(Qt::NoBrush);
    switch (part) {
    case FlowPart::GlobalMemory:
        paintGrid(painter, area.adjusted(0.0, area.height() * 0.1, 0.0, -area.height() * 0.1), 4, 1);
        break;
    case FlowPart::Tile:
        if (keeping != Keeping::Nothing)
            paintGrid(painter, area.adjusted(1.0, 1.0, -1.0, -1.0), 3, 3);
        break;
    case FlowPart::Arithmetic:
        paintMultiplyAdd(painter, area);
        break;
    case FlowPart::Output:
        painter.drawRect(area.adjusted(1.0, 1.0, -1.0, -1.0));
        break;
    }
}

void paintChevron(QPainter& painter, const QRectF& area, bool pointsLeft)
{
    const double reach = area.width() * (pointsLeft ? -0.16 : 0.16);
    const double half = area.height() * 0.16;
    const QPointF tip = area.center() + QPointF(reach, 0.0);
    painter.drawPolyline(QPolygonF({tip + QPointF(-2.0 * reach, -half), tip, tip + QPointF(-2.0 * reach, half)}));
}

} // namespace roofline::window
