// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The part of RooflinePlot that shows a view: its range on all axes, and everything cut to it.
#include "app/window/roofline/roofline_plot.h"

#include "app/window/roofline/roof_in_view.h"

#include <algorithm>

namespace roofline::window {

namespace {

/// A hair wider, so that no rounding loses the ticks at the ends.
QCPRange rangeOf(double from, double to) { return {from * (1.0 - 1e-9), to * (1.0 + 1e-9)}; }

bool isSame(const DecadeRange& a, const DecadeRange& b) { return a.from == b.from && a.to == b.to; }

bool isSame(const PictureRange& a, const PictureRange& b)
{
    return isSame(a.intensity, b.intensity) && isSame(a.rate, b.rate) && a.stripIntensity == b.stripIntensity;
}

} // namespace

void RooflinePlot::followView(bool isOther)
{
    if (!isOther)
        return;
    showRange();
    emit viewChanged();
}

void RooflinePlot::showView(const PictureRange& range)
{
    m_views.show(range);
    followView(true);
}

void RooflinePlot::showWhole()
{
    m_views.showWhole();
    followView(true);
}

void RooflinePlot::goBack()
{
    m_views.goBack();
    followView(true);
}

void RooflinePlot::goForward()
{
    m_views.goForward();
    followView(true);
}

void RooflinePlot::showRange()
{
    const PictureRange whole = pictureRange(m_scene.reading, m_scene.measured,
                                            m_scene.live ? std::optional(m_scene.live->onRoofline()) : std::nullopt);
    m_gestures.setWhole(whole);
    m_scene.isWhole = m_views.isWhole();
    const PictureRange range = m_views.view().value_or(whole);
    if (!isSame(m_scene.mapping.range, range))
        changeGround();
    m_scene.mapping.range = range;
    xAxis->setRange(rangeOf(range.intensity.from, range.intensity.to));
    yAxis->setRange(rangeOf(range.rate.from, range.rate.to));
    m_strip->axis(QCPAxis::atLeft)
        ->setRange(rangeOf(range.stripBandwidth(range.rate.from), range.stripBandwidth(range.rate.to)));
    showRoof(m_scene.roof(), m_sloped, m_flat);
    showRoof(m_scene.ghost(), m_ghostSloped, m_ghostFlat);
    showStripRoof(m_stripRoof, m_scene.reading.input.roof, true);
    showStripRoof(m_stripGhost, m_scene.measured.roof.value_or(m_scene.reading.input.roof),
                  m_scene.hasGhostBandwidth());
    cutPointsToView();
    update();
}

void RooflinePlot::fadeTrail(double strength)
{
    m_scene.trailStrength = strength;
    if (strength <= 0.0) {
        m_trail.clear();
        m_scene.trail.clear();
    }
    update();
}

void RooflinePlot::showRoof(const RoofOutline& outline, QCPGraph* sloped, QCPGraph* flat)
{
    const auto fill = [](QCPGraph* graph, const std::vector<RoofPoint>& part) {
        QVector<QCPGraphData> ends;
        for (const RoofPoint& point : part)
            ends.append({point.intensity.value(), point.rate.value()});
        graph->data()->set(ends, true);
        graph->setVisible(!part.empty());
    };
    fill(sloped, outline.sloped);
    fill(flat, outline.flat);
}

void RooflinePlot::showStripRoof(QCPGraph* line, const Roof& roof, bool isShown)
{
    const double bandwidth = roof.bandwidth.value();
    line->setData({-PlotMapping::stripShare, 1.0 - PlotMapping::stripShare}, {bandwidth, bandwidth}, true);
    line->setVisible(isShown && m_strip->visible() && m_strip->axis(QCPAxis::atLeft)->range().contains(bandwidth));
}

void RooflinePlot::cutPointsToView()
{
    m_ridge->setVisible(isInView(m_scene.ridgePoint(), m_scene.mapping.range));
    m_model->setVisible(isInView(m_scene.modelPoint(), m_scene.mapping.range));
    for (const DrawnPoint& point : m_points) {
        const double key = point.graph->dataMainKey(0);
        const double value = point.graph->dataMainValue(0);
        const QCPRange& across = point.graph->keyAxis()->range();
        const QCPRange& up = point.graph->valueAxis()->range();
        point.graph->setVisible(across.contains(key) && up.contains(value));
        if (point.bars)
            point.bars->setData({value - std::max(point.from, up.lower)}, {std::min(point.to, up.upper) - value});
    }
}

void RooflinePlot::refreshMapping()
{
    // QCustomPlot's last pixel row belongs to the axis rect, and it counts from there.
    const auto rectOf = [](const QCPAxisRect* rect) {
        return QRectF(rect->left(), rect->bottom() - rect->height(), rect->width(), rect->height());
    };
    m_scene.mapping.plot = rectOf(axisRect(plotLayout()->columnCount() > 1 ? 1 : 0));
    m_scene.mapping.strip = m_strip->visible() ? rectOf(m_strip) : QRectF();
    for (const DrawnPoint& point : m_points)
        if (point.bars)
            point.bars->setVisible(point.graph->visible() && isBeyondMarker(*point.bars));
}

/// A bar inside its marker would only cross it out.
bool RooflinePlot::isBeyondMarker(const QCPErrorBars& bars) const
{
    const double middle = bars.dataPlottable()->interface1D()->dataMainValue(0);
    const QCPErrorBarsData& error = bars.data()->first();
    const double length = bars.valueAxis()->coordToPixel(middle - error.errorMinus) -
                          bars.valueAxis()->coordToPixel(middle + error.errorPlus);
    return length > m_scene.markerDiameter;
}

} // namespace roofline::window
