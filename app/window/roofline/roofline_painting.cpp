// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The part of RooflinePlot that paints: the ground, which is kept, and over it what moves with the model.
#include "app/window/roofline/roofline_plot.h"

#include "app/window/picture/chosen_ring.h"
#include "app/window/roofline/annotation_painter.h"
#include "app/window/roofline/picture_points.h"

#include <algorithm>
#include <array>

namespace roofline::window {

void RooflinePlot::paintOverPoints(QPainter& painter)
{
    for (const PicturePoint& point : pointsInView(m_scene))
        if (point.id == m_scene.chosen)
            paintChosenRing(painter, point.at, m_scene.markerDiameter, m_theme);
    paintTexts(painter, texts(), m_scene, m_theme);
    paintBand(painter, m_scene, m_theme);
}

void RooflinePlot::changeGround()
{
    m_ground.discard();
    m_groundTexts.reset();
}

std::vector<AnnotationText> RooflinePlot::texts() const
{
    const PlotMapping& map = m_scene.mapping;
    if (map.plot.isEmpty())
        return {};
    if (!m_groundTexts || m_laidOutPlot != map.plot || m_laidOutStrip != map.strip) {
        m_groundTexts = layOutGround(m_scene);
        m_laidOutPlot = map.plot;
        m_laidOutStrip = map.strip;
    }
    return layOutOver(*m_groundTexts, m_scene);
}

void RooflinePlot::paintEvent(QPaintEvent* event)
{
    Q_UNUSED(event)
    QCPPainter painter(this);
    const auto drawGround = [this](QPaintDevice& device) {
        QCPPainter ground(&device);
        ground.fillRect(rect(), m_theme.paper);
        drawPart(ground, true);
    };
    if (m_ground.paint(painter, size(), drawGround)) {
        drawPart(painter, false);
        return;
    }
    painter.fillRect(rect(), m_theme.paper);
    draw(&painter);
}

void RooflinePlot::drawPart(QCPPainter& painter, bool isGround)
{
    static constexpr std::array overGround = {"guides", "points", "live", "texts"};
    const auto isOneOf = [](const QCPLayer* one, const auto& names) {
        return std::any_of(names.begin(), names.end(), [one](const char* name) { return one->name() == name; });
    };
    // Layout and rectangles paint nothing; hidden, they would hide every graph in them.
    static constexpr std::array both = {"background", "main"};
    for (int i = 0; i < layerCount(); ++i)
        layer(i)->setVisible(isOneOf(layer(i), both) || isOneOf(layer(i), overGround) != isGround);
    draw(&painter);
    for (int i = 0; i < layerCount(); ++i)
        layer(i)->setVisible(true);
}

} // namespace roofline::window
