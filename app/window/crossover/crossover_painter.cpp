// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The part of CrossoverView that paints the curves and what lies over them.
#include "app/window/crossover/crossover_view.h"

#include "app/window/axes/cut_to_view.h"
#include "app/window/crossover/crossover_layout.h"
#include "app/window/crossover/series_painter.h"
#include "app/window/theme/kernel_style.h"

#include <algorithm>
#include <cmath>

namespace roofline::window {

namespace {

void drawCut(QPainter& painter, const QLineF& line, const QRectF& view)
{
    if (const std::optional<QLineF> seen = cutToView(line, view))
        painter.drawLine(*seen);
}

} // namespace

void CrossoverView::paintEvent(QPaintEvent* event)
{
    Q_UNUSED(event)
    QPainter painter(viewport());
    paintOn(painter);
}

void CrossoverView::paintOn(QPainter& painter)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(font());
    const auto draw = [this](QPaintDevice& device) {
        QPainter still(&device);
        still.setRenderHint(QPainter::Antialiasing);
        still.setFont(font());
        paintStill(still);
    };
    if (!m_still.paint(painter, viewport()->size(), draw))
        paintStill(painter);
    paintMoving(painter);
}

void CrossoverView::paintStill(QPainter& painter)
{
    const auto draw = [this](QPaintDevice& device) {
        QPainter ground(&device);
        paintGround(ground);
    };
    if (!m_ground.paint(painter, viewport()->size(), draw))
        paintGround(painter);
    const QRectF whole = viewport()->rect();
    chart()->scene()->render(&painter, whole, whole);
    painter.save();
    paintSeries(painter, m_scene, m_theme);
    paintProducts(painter);
    paintCrossing(painter);
    painter.restore();
}

void CrossoverView::paintMoving(QPainter& painter)
{
    painter.save();
    paintSizeLine(painter);
    paintSizeMarker(painter);
    paintLive(painter, m_scene, m_theme);
    paintChosen(painter, m_scene, m_theme);
    if (!m_stillTexts)
        m_stillTexts = layOutStillTexts(m_scene);
    const std::vector<AnnotationText> placed = layOutTexts(m_scene, *m_stillTexts);
    painter.setPen(QPen(m_theme.faintInk, 1.0));
    for (const AnnotationText& text : placed)
        if (text.leader)
            painter.drawLine(*text.leader);
    for (const AnnotationText& text : placed)
        paintPictureText(painter, text, coloursOf(text.role, m_theme));
    painter.restore();
}

void CrossoverView::paintSizeLine(QPainter& painter) const
{
    if (!m_scene.picture.isSizeOnAxis)
        return;
    const QPointF point = at(m_scene.picture.size, m_scene.picture.bound);
    painter.setRenderHint(QPainter::Antialiasing, false);
    const double width = std::max(1.0, std::round(QFontMetricsF(painter.font()).height() / 14.0));
    painter.setPen(QPen(m_theme.ink, width, m_isDragging ? Qt::SolidLine : Qt::DotLine));
    painter.drawLine(QPointF(point.x(), m_scene.plot.top()), QPointF(point.x(), m_scene.plot.bottom()));
    painter.drawLine(point, QPointF(m_scene.plot.left(), point.y()));
    painter.setRenderHint(QPainter::Antialiasing, true);
}

void CrossoverView::paintSizeMarker(QPainter& painter) const
{
    if (!m_scene.picture.isSizeOnAxis)
        return;
    const double text = QFontMetricsF(painter.font()).height();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_theme.ink, curveWidth(m_theme, text)));
    painter.drawEllipse(m_scene.current(), 0.475 * text, 0.475 * text);
}

void CrossoverView::paintProducts(QPainter& painter) const
{
    const double text = QFontMetricsF(painter.font()).height();
    painter.setPen(QPen(m_theme.ink, 0.6 * curveWidth(m_theme, text)));
    for (const MeasuredSize& product : m_scene.measured.products) {
        const auto n = static_cast<double>(product.n);
        if (const std::optional<SampleSummary>& spread = product.kernel.time.spread)
            drawCut(painter, QLineF(at(n, spread->min), at(n, spread->max)), m_scene.plot); // seen past the marker
    }
    for (const MeasuredSize& product : m_scene.measured.products)
        drawMarker(painter, m_scene.at(product), kernelStyle(product.kernel.id), 0.7 * text, m_theme.ink);
}

void CrossoverView::paintCrossing(QPainter& painter) const
{
    if (!m_scene.picture.crossing)
        return;
    const double text = QFontMetricsF(painter.font()).height();
    painter.setBrush(m_theme.paper);
    painter.setPen(QPen(m_theme.ink, 0.6 * curveWidth(m_theme, text)));
    painter.drawPath(markerPath(MarkerShape::Diamond, 0.7 * text)
                         .translated(at(*m_scene.picture.crossing, m_scene.picture.crossingTime)));
}

} // namespace roofline::window
