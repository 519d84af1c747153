// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/labels/line_label.h"

#include <QTransform>

#include <algorithm>
#include <cmath>

namespace roofline::window {

namespace {

constexpr int steps = 24; ///< tried places on each side of a line's middle

struct Shadow {
    double from;
    double to;
};

Shadow shadowOf(const QPolygonF& polygon, const QPointF& axis)
{
    Shadow shadow{1e300, -1e300};
    for (const QPointF& point : polygon) {
        const double at = QPointF::dotProduct(point, axis);
        shadow.from = std::min(shadow.from, at);
        shadow.to = std::max(shadow.to, at);
    }
    return shadow;
}

/// Whether some edge of `edges` separates both: the separating axis theorem for convex polygons.
bool isSeparatedByAnEdge(const QPolygonF& edges, const QPolygonF& other)
{
    for (qsizetype i = 0; i < edges.size(); ++i) {
        const QPointF edge = edges[(i + 1) % edges.size()] - edges[i];
        const QPointF normal(-edge.y(), edge.x());
        const Shadow a = shadowOf(edges, normal);
        const Shadow b = shadowOf(other, normal);
        if (a.to <= b.from || b.to <= a.from)
            return true;
    }
    return false;
}

bool isFree(const LineLabel& label, const LineSurroundings& around)
{
    const QPolygonF corners = label.corners();
    const QRectF box = corners.boundingRect();
    if (!around.bounds.contains(box))
        return false;
    const auto covers = [&](const QRectF& rect) {
        return rect.intersects(box) && haveOverlap(corners, QPolygonF({rect.topLeft(), rect.topRight(),
                                                                       rect.bottomRight(), rect.bottomLeft()}));
    };
    return std::none_of(around.taken.begin(), around.taken.end(), covers) &&
           std::none_of(around.lines.begin(), around.lines.end(),
                        [&](const QLineF& line) { return isCrossed(corners, line); });
}

} // namespace

QPolygonF LineLabel::corners() const
{
    const QTransform turned = QTransform().translate(centre.x(), centre.y()).rotate(degrees);
    const double w = size.width() / 2.0;
    const double h = size.height() / 2.0;
    return {{turned.map(QPointF(-w, -h)), turned.map(QPointF(w, -h)), turned.map(QPointF(w, h)),
             turned.map(QPointF(-w, h))}};
}

std::vector<QRectF> LineLabel::boxes() const
{
    if (degrees == 0.0)
        return {QRectF(centre.x() - size.width() / 2.0, centre.y() - size.height() / 2.0, size.width(), size.height())};
    const QTransform turned = QTransform().translate(centre.x(), centre.y()).rotate(degrees);
    const int count = std::max(1, static_cast<int>(std::ceil(size.width() / size.height())));
    const double step = size.width() / count;
    std::vector<QRectF> boxes;
    boxes.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i)
        boxes.push_back(
            turned.mapRect(QRectF(i * step - size.width() / 2.0, -size.height() / 2.0, step, size.height())));
    return boxes;
}

bool haveOverlap(const QPolygonF& a, const QPolygonF& b)
{
    return !isSeparatedByAnEdge(a, b) && !isSeparatedByAnEdge(b, a);
}

bool isCrossed(const QPolygonF& area, const QLineF& line)
{
    return haveOverlap(area, QPolygonF({line.p1(), line.p2()}));
}

std::optional<LineLabel> placeAlong(const QLineF& line, const QSizeF& size, Side side, double gap,
                                    const LineSurroundings& around)
{
    const double length = line.length();
    if (!(length >= size.width()))
        return std::nullopt;
    // QLineF counts its angle against the clock, the painter with it.
    const double degrees = line.angle() > 180.0 ? 360.0 - line.angle() : -line.angle();
    QLineF normal = line.normalVector().unitVector();
    const double away = (gap + size.height() / 2.0) * (side == Side::Above ? 1.0 : -1.0);
    const QPointF shift = (normal.p2() - normal.p1()) * away;
    const double half = size.width() / 2.0 / length;
    // From the middle outwards, to both sides in turn.
    for (int i = 0; i <= 2 * steps; ++i) {
        const int apart = (i + 1) / 2;
        const double share = 0.5 + (i % 2 == 0 ? 0.5 : -0.5) * apart / steps;
        const LineLabel label{line.pointAt(half + share * (1.0 - 2.0 * half)) + shift, degrees, size};
        if (isFree(label, around))
            return label;
    }
    return std::nullopt;
}

} // namespace roofline::window
