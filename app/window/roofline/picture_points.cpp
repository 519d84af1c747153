// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/roofline/picture_points.h"

#include "app/window/axes/cut_to_view.h"
#include "app/window/text/ladder_words.h"
#include "app/window/text/point_words.h"

#include <algorithm>

namespace roofline::window {

namespace {

QString idOf(const MeasuredPoint& point) { return QString::fromStdString(point.id()); }

const MeasuredPoint* measuredOf(const AnnotationScene& scene, const QString& id)
{
    for (const auto* some : {&scene.measured.points, &scene.measured.withoutFlop, &scene.measured.knee})
        for (const MeasuredPoint& point : *some)
            if (idOf(point) == id)
                return &point;
    return nullptr;
}

} // namespace

std::vector<PicturePoint> pointsInView(const AnnotationScene& scene)
{
    const PlotMapping& map = scene.mapping;
    std::vector<PicturePoint> strip;
    for (const MeasuredPoint& point : scene.measured.withoutFlop)
        if (isInView(map.inStrip(point.bandwidth()), map.strip))
            strip.push_back({idOf(point), map.inStrip(point.bandwidth())});
    std::sort(strip.begin(), strip.end(),
              [](const PicturePoint& a, const PicturePoint& b) { return a.at.y() > b.at.y(); });
    std::vector<PicturePoint> points;
    for (const auto* some : {&scene.measured.points, &scene.measured.knee})
        for (const MeasuredPoint& point : *some)
            points.push_back({idOf(point), map.at(point.intensity(), point.rate())});
    points.push_back({modelPointId, map.at(scene.reading.intensity, scene.reading.attainable)});
    points.push_back({ridgePointId, map.at(scene.reading.ridge, scene.reading.input.roof.peak)});
    if (scene.live)
        points.push_back({livePointId, map.at(scene.live->onRoofline())});
    std::erase_if(points, [&map](const PicturePoint& point) { return !isInView(point.at, map.plot); });
    std::stable_sort(points.begin(), points.end(), [](const PicturePoint& a, const PicturePoint& b) {
        return std::pair(a.at.x(), -a.at.y()) < std::pair(b.at.x(), -b.at.y());
    });
    strip.insert(strip.end(), points.begin(), points.end());
    return strip;
}

std::optional<PicturePoint> pointNear(const AnnotationScene& scene, const QPointF& position)
{
    const auto rank = [](const QString& id) { return id == ridgePointId ? 2 : (id == modelPointId ? 1 : 0); };
    std::optional<PicturePoint> nearest;
    std::pair<int, double> least;
    for (const PicturePoint& point : pointsInView(scene)) {
        const double away = QLineF(point.at, position).length();
        const std::pair place(rank(point.id), away);
        if (away > scene.markerDiameter || (nearest && least <= place))
            continue;
        nearest = point;
        least = place;
    }
    return nearest;
}

QString tipOf(const AnnotationScene& scene, const QString& id)
{
    if (const MeasuredPoint* point = measuredOf(scene, id))
        return PointWords::measured(point->kernel, point->placement, point->row,
                                    LadderWords::ofRung(scene.measured.ladders, point->id()));
    if (id == modelPointId)
        return PointWords::model(scene.reading);
    if (id == livePointId)
        return scene.live ? PointWords::live(*scene.live) : QString();
    return id == ridgePointId ? PointWords::ridge(scene.reading) : QString();
}

QString tipAt(const AnnotationScene& scene, const QPointF& position)
{
    const std::optional<PicturePoint> point = pointNear(scene, position);
    return point ? tipOf(scene, point->id) : QString();
}

} // namespace roofline::window
