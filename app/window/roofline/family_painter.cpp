// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/roofline/family_painter.h"

#include <QPainter>

#include "app/window/axes/cut_to_view.h"
#include "app/window/roofline/family_lines.h"

#include <algorithm>

namespace roofline::window {

namespace {

double thin(const AnnotationScene& scene, const PictureTheme& theme)
{
    return theme.strength * std::max(1.0, scene.markerDiameter / 11.0);
}

QPen penOf(const FamilyLine& line, double width, const PictureTheme& theme)
{
    if (line.isPaper)
        return {theme.faintInk, width, Qt::DotLine};
    return {line.isSlope ? theme.memory : theme.compute, width, line.isSlope ? Qt::SolidLine : Qt::DashLine};
}

} // namespace

void paintFamily(QPainter& painter, const AnnotationScene& scene, const PictureTheme& theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, true);
    const double width = thin(scene, theme);
    for (const FamilyLine& line : familyLines(scene)) {
        painter.setPen(penOf(line, width, theme));
        painter.drawLine(line.line);
    }
    painter.setPen(QPen(theme.memory, width));
    for (const QLineF& line : familyInStrip(scene))
        painter.drawLine(line);
    painter.restore();
}

void paintLadders(QPainter& painter, const AnnotationScene& scene, const PictureTheme& theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, true);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.ink, thin(scene, theme), Qt::SolidLine, Qt::RoundCap));
    for (const LadderStep& step : ladderSteps(scene))
        drawArrow(painter, step.arrow, 0.55 * scene.markerDiameter);
    painter.restore();
}

void paintKneeCurve(QPainter& painter, const AnnotationScene& scene, const PictureTheme& theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, true);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.ink, thin(scene, theme)));
    for (const QPolygonF& part : cutToView(kneeCurve(scene), scene.mapping.plot))
        painter.drawPolyline(part);
    painter.restore();
}

void paintKneePoints(QPainter& painter, const AnnotationScene& scene, const PictureTheme& theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, true);
    painter.setPen(QPen(theme.ink, thin(scene, theme)));
    painter.setBrush(theme.paper);
    const double radius = 0.22 * scene.markerDiameter;
    for (const QPointF& point : kneeCurve(scene))
        if (isInView(point, scene.mapping.plot))
            painter.drawEllipse(point, radius, radius);
    painter.restore();
}

void drawArrow(QPainter& painter, const QLineF& shaft, double head)
{
    const QPointF along = (shaft.p1() - shaft.p2()) / shaft.length() * head;
    const QPointF across(-along.y(), along.x());
    painter.drawLine(shaft);
    painter.drawPolyline(QPolygonF({shaft.p2() + along + 0.6 * across, shaft.p2(), shaft.p2() + along - 0.6 * across}));
}

} // namespace roofline::window
