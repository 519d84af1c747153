// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/crossover/curve_on_axes.h"

#include <QPolygonF>

#include "app/window/axes/cut_to_view.h"
#include "core/quantity/units.h"

#include <cmath>

namespace roofline::window {

namespace {

/// What of a rising curve is not under the lower edge of logarithmic axes, begun on that edge.
QList<QPointF> aboveLowerEdge(const QPolygonF& points, double edge)
{
    qsizetype first = 0;
    while (first < points.size() && points[first].y() < edge)
        ++first;
    if (first == 0)
        return points;
    QList<QPointF> seen;
    if (first < points.size()) {
        const QPointF& below = points[first - 1];
        const QPointF& above = points[first];
        const double share = std::log(edge / below.y()) / std::log(above.y() / below.y());
        seen.append({below.x() * std::pow(above.x() / below.x(), share), edge});
    }
    seen += points.mid(first);
    return seen;
}

} // namespace

QList<QPointF> curveOnAxes(const CrossoverPicture& picture, const std::vector<Seconds>& times)
{
    QPolygonF points;
    points.reserve(static_cast<qsizetype>(times.size()));
    for (std::size_t i = 0; i < times.size(); ++i)
        points.append({picture.curves.n[i], inMilliseconds(times[i])});
    const CrossoverAxes& axes = picture.axes;
    if (axes.kind == AxesKind::Logarithmic)
        return aboveLowerEdge(points, axes.times.from);
    const QRectF view(QPointF(axes.fromSize, axes.times.from), QPointF(axes.toSize, axes.times.to));
    const std::vector<QPolygonF> parts = cutToView(points, view);
    return parts.empty() ? QPolygonF() : parts.front();
}

} // namespace roofline::window
