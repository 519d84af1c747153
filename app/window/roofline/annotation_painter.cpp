// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/roofline/annotation_painter.h"

#include <QPainter>

#include "core/model/roof_outline.h"

#include <algorithm>
#include <cmath>

namespace roofline::window {

namespace {

/// The area under one part of the roof, down to the axis.
void fillUnder(QPainter& painter, const PlotMapping& map, const std::vector<RoofPoint>& part, const QColor& colour)
{
    if (part.size() < 2)
        return;
    const QPointF from = map.at(part.front().intensity, part.front().rate);
    const QPointF to = map.at(part.back().intensity, part.back().rate);
    painter.setBrush(colour);
    painter.drawPolygon(QPolygonF({{from.x(), map.plot.bottom()}, from, to, {to.x(), map.plot.bottom()}}));
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
        const double top = map.inStrip(roof.bandwidth).y();
        painter.fillRect(QRectF(map.strip.left(), top, map.strip.width(), map.strip.bottom() - top), theme.memoryArea);
    }
    painter.restore();
}

void paintGuides(QPainter& painter, const AnnotationScene& scene, const PictureTheme& theme)
{
    const PlotMapping& map = scene.mapping;
    const QPointF ridge = map.at(scene.reading.ridge, scene.reading.input.roof.peak);
    const QPointF model = map.at(scene.reading.intensity, scene.reading.attainable);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    const double width = std::max(1.0, std::round(scene.markerDiameter / 10.0));
    painter.setPen(QPen(theme.faintInk, width, Qt::DashDotLine));
    painter.drawLine(ridge, QPointF(ridge.x(), map.plot.bottom()));
    painter.setPen(QPen(theme.ink, width, Qt::DotLine));
    painter.drawLine(model, QPointF(model.x(), map.plot.bottom()));
    painter.drawLine(model, QPointF(map.plot.left(), model.y()));
    painter.restore();
}

void paintTexts(QPainter& painter, const AnnotationScene& scene, const PictureTheme& theme)
{
    painter.save();
    painter.setFont(scene.font);
    painter.setRenderHint(QPainter::Antialiasing, true);
    painter.setPen(QPen(theme.faintInk, 1.0));
    const std::vector<AnnotationText> texts = layOutAnnotations(scene);
    for (const AnnotationText& text : texts)
        if (text.leader)
            painter.drawLine(*text.leader);
    for (const AnnotationText& text : texts)
        paintPictureText(painter, text, coloursOf(text.role, theme));
    painter.restore();
}

} // namespace roofline::window
