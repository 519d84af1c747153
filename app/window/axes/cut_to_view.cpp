// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/axes/cut_to_view.h"

#include <algorithm>
#include <array>
#include <utility>

namespace roofline::window {

namespace {

/// One edge of the view: how far inside a point is; negative outside.
struct Edge {
    QPointF inwards;
    double offset;

    [[nodiscard]] double depth(const QPointF& point) const { return QPointF::dotProduct(point, inwards) - offset; }
};

std::array<Edge, 4> edgesOf(const QRectF& view)
{
    return {{{QPointF(1.0, 0.0), view.left()},
             {QPointF(-1.0, 0.0), -view.right()},
             {QPointF(0.0, 1.0), view.top()},
             {QPointF(0.0, -1.0), -view.bottom()}}};
}

QPointF onEdge(const QPointF& a, const QPointF& b, double depthA, double depthB)
{
    return a + (b - a) * (depthA / (depthA - depthB));
}

} // namespace

std::optional<QLineF> cutToView(const QLineF& line, const QRectF& view)
{
    QPointF a = line.p1();
    QPointF b = line.p2();
    for (const Edge& edge : edgesOf(view)) {
        const double depthA = edge.depth(a);
        const double depthB = edge.depth(b);
        if (!(depthA >= 0.0) && !(depthB >= 0.0))
            return std::nullopt;
        if (depthA < 0.0)
            a = onEdge(a, b, depthA, depthB);
        else if (depthB < 0.0)
            b = onEdge(a, b, depthA, depthB);
    }
    return QLineF(a, b);
}

std::vector<QPolygonF> cutToView(const QPolygonF& polyline, const QRectF& view)
{
    std::vector<QPolygonF> parts;
    bool goesOn = false; ///< the last piece ended inside
    for (qsizetype i = 0; i + 1 < polyline.size(); ++i) {
        const std::optional<QLineF> piece = cutToView(QLineF(polyline[i], polyline[i + 1]), view);
        if (!piece) {
            goesOn = false;
            continue;
        }
        if (!goesOn)
            parts.push_back(QPolygonF({piece->p1()}));
        parts.back().append(piece->p2());
        goesOn = piece->p2() == polyline[i + 1];
    }
    return parts;
}

QPolygonF cutAreaToView(const QPolygonF& area, const QRectF& view)
{
    QPolygonF left = area;
    for (const Edge& edge : edgesOf(view)) {
        const QPolygonF before = std::exchange(left, {});
        for (qsizetype i = 0; i < before.size(); ++i) {
            const QPointF& a = before[i];
            const QPointF& b = before[(i + 1) % before.size()];
            const double depthA = edge.depth(a);
            const double depthB = edge.depth(b);
            if (depthA >= 0.0)
                left.append(a);
            if ((depthA < 0.0) != (depthB < 0.0))
                left.append(onEdge(a, b, depthA, depthB));
        }
    }
    return left;
}

bool isInView(const QPointF& point, const QRectF& view)
{
    const double slackX = 1e-9 * (1.0 + view.width());
    const double slackY = 1e-9 * (1.0 + view.height());
    return point.x() >= view.left() - slackX && point.x() <= view.right() + slackX &&
           point.y() >= view.top() - slackY && point.y() <= view.bottom() + slackY;
}

} // namespace roofline::window
