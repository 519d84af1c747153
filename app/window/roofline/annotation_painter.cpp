// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/roofline/annotation_painter.h"

#include <QPainter>

#include "app/window/axes/cut_to_view.h"
#include "app/window/live/live_marker.h"
#include "app/window/roofline/family_painter.h"

#include <algorithm>
#include <cmath>

namespace roofline::window {

namespace {

/// The area under one part of the roof, down to the axis. A part that the view cuts off above goes on along its upper edge.
void fillUnder(QPainter& painter, const PlotMapping& map, const std::vector<RoofPoint>& part, const QColor& colour)
{
    if (part.size() < 2)
        return;
    const QPointF from = map.at(part.front());
    const QPointF to = map.at(part.back());
    const double foot = std::max({map.plot.bottom(), from.y(), to.y()});
    painter.setBrush(colour);
    painter.drawPolygon(cutAreaToView(QPolygonF({{from.x(), foot}, from, to, {to.x(), foot}}), map.plot));
}

void drawCut(QPainter& painter, const QLineF& line, const QRectF& view)
{
    if (const std::optional<QLineF> seen = cutToView(line, view))
        painter.drawLine(*seen);
}

QColor faded(QColor colour, double share)
{
    colour.setAlphaF(static_cast<float>(share));
    return colour;
}

} // namespace

void paintRegions(QPainter& painter, const AnnotationScene& scene, const PictureTheme& theme)
{
    const PlotMapping& map = scene.mapping;
    const Roof& roof = scene.reading.input.roof;
    const DecadeRange& range = map.range.intensity;
    const RoofOutline outline = roofOutline(roof, Intensity(range.from), Intensity(range.to));
    painter.save();
    painter.setPen(Qt::NoPen);
    painter.setRenderHint(QPainter::Antialiasing, true);
    fillUnder(painter, map, outline.sloped, theme.memoryArea);
    fillUnder(painter, map, outline.flat, theme.computeArea);
    if (!map.strip.isEmpty()) {
        const double top = std::max(map.inStrip(roof.bandwidth).y(), map.strip.top());
        if (top < map.strip.bottom())
            painter.fillRect(QRectF(map.strip.left(), top, map.strip.width(), map.strip.bottom() - top),
                             theme.memoryArea);
    }
    painter.restore();
}

void paintGuides(QPainter& painter, const AnnotationScene& scene, const PictureTheme& theme)
{
    const PlotMapping& map = scene.mapping;
    const QPointF ridge = map.at(scene.ridgePoint());
    const QPointF model = map.at(scene.modelPoint());
    const double foot = std::max(map.plot.bottom(), model.y());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    const double width = std::max(1.0, std::round(scene.markerDiameter / 10.0));
    painter.setPen(QPen(theme.faintInk, width, Qt::DashDotLine));
    drawCut(painter, QLineF(ridge, QPointF(ridge.x(), std::max(map.plot.bottom(), ridge.y()))), map.plot);
    painter.setPen(QPen(theme.ink, width, Qt::DotLine));
    drawCut(painter, QLineF(model, QPointF(model.x(), foot)), map.plot);
    drawCut(painter, QLineF(model, QPointF(std::min(map.plot.left(), model.x()), model.y())), map.plot);
    painter.restore();
}

void paintTrail(QPainter& painter, const AnnotationScene& scene, const PictureTheme& theme)
{
    if (scene.trail.empty())
        return;
    const PlotMapping& map = scene.mapping;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, true);
    const auto steps = static_cast<double>(scene.trail.size());
    for (std::size_t i = 0; i < scene.trail.size(); ++i) {
        const QPointF at = map.at(scene.trail[i]);
        const double freshness = (static_cast<double>(i) + 1.0) / steps; // 1 for the last one
        if (!isInView(at, map.plot))
            continue;
        const double radius = scene.markerDiameter * (0.12 + 0.16 * freshness);
        painter.setPen(QPen(faded(theme.ink, (0.15 + 0.6 * freshness) * scene.trailStrength),
                            std::max(1.0, scene.markerDiameter / 9.0)));
        painter.setBrush(faded(theme.paper, 0.7 * scene.trailStrength));
        painter.drawEllipse(at, radius, radius);
    }
    if (const std::optional<QLineF> arrow = scene.moveArrow()) {
        const QColor ink = faded(theme.ink, scene.trailStrength);
        painter.setPen(QPen(ink, std::max(1.0, scene.markerDiameter / 6.0), Qt::SolidLine, Qt::RoundCap));
        painter.setBrush(Qt::NoBrush);
        drawArrow(painter, *arrow, 0.7 * scene.markerDiameter);
    }
    painter.restore();
}

void paintLive(QPainter& painter, const AnnotationScene& scene, const PictureTheme& theme)
{
    if (!scene.live)
        return;
    const PlotMapping& map = scene.mapping;
    const RoofPoint point = scene.live->onRoofline();
    const QPointF at = map.at(point);
    if (!isInView(at, map.plot))
        return;
    if (const std::optional<SampleSummary>& spread = scene.live->kernel.time.spread) {
        const auto end = [&](Seconds time) {
            const double y = map.at(point.intensity, point.rate * (spread->median / time)).y();
            return QPointF(at.x(), std::clamp(y, map.plot.top(), map.plot.bottom()));
        };
        paintLiveSpread(painter, end(spread->min), end(spread->max), scene.markerDiameter, theme);
    }
    paintLiveMarker(painter, at, scene.markerDiameter, theme);
}

void paintBand(QPainter& painter, const AnnotationScene& scene, const PictureTheme& theme)
{
    if (!scene.band)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(theme.ink, 1.0, Qt::DashLine));
    painter.setBrush(faded(theme.ink, 0.08));
    painter.drawRect(*scene.band);
    painter.restore();
}

void paintTexts(QPainter& painter, const std::vector<AnnotationText>& texts, const AnnotationScene& scene,
                const PictureTheme& theme)
{
    painter.save();
    painter.setFont(scene.font);
    painter.setRenderHint(QPainter::Antialiasing, true);
    painter.setPen(QPen(theme.faintInk, 1.0));
    for (const AnnotationText& text : texts)
        if (text.leader)
            painter.drawLine(*text.leader);
    for (const AnnotationText& text : texts) {
        TextColours colours = coloursOf(text.role, theme);
        if (text.role == TextRole::Move)
            colours.text = faded(colours.text, scene.trailStrength);
        paintPictureText(painter, text, colours);
    }
    painter.restore();
}

} // namespace roofline::window
