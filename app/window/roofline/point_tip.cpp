// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/roofline/point_tip.h"

#include "app/window/text/point_words.h"

namespace roofline::window {

namespace {

double distanceTo(const QPointF& a, const QPointF& b) { return QLineF(a, b).length(); }

const MeasuredPoint* nearestPoint(const AnnotationScene& scene, const QPointF& position, double reach)
{
    const MeasuredPoint* nearest = nullptr;
    const auto consider = [&](const MeasuredPoint& point, const QPointF& at) {
        const double away = distanceTo(at, position);
        if (away <= reach) {
            reach = away;
            nearest = &point;
        }
    };
    for (const MeasuredPoint& point : scene.measured.points)
        consider(point, scene.mapping.at(point.intensity(), point.rate()));
    for (const MeasuredPoint& point : scene.measured.withoutFlop)
        consider(point, scene.mapping.inStrip(point.bandwidth()));
    return nearest;
}

} // namespace

QString tipAt(const AnnotationScene& scene, const QPointF& position)
{
    const double reach = scene.markerDiameter;
    if (const MeasuredPoint* point = nearestPoint(scene, position, reach))
        return PointWords::measured(point->kernel, point->placement, point->row);
    const ModelReading& reading = scene.reading;
    if (distanceTo(scene.mapping.at(reading.intensity, reading.attainable), position) <= reach)
        return PointWords::model(reading);
    if (distanceTo(scene.mapping.at(reading.ridge, reading.input.roof.peak), position) <= reach)
        return PointWords::ridge(reading);
    return {};
}

} // namespace roofline::window
