// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/roofline/roofline_plot.h"

#include "app/window/roofline/annotation_painter.h"
#include "app/window/roofline/family_painter.h"
#include "app/window/roofline/painted_layer.h"
#include "app/window/roofline/picture_points.h"
#include "app/window/text/axis_text.h"

#include <algorithm>
#include <array>

namespace roofline::window {

RooflinePlot::RooflinePlot(QWidget* parent) : QCustomPlot(parent)
{
    setPlottingHints(QCP::phFastPolylines | QCP::phCacheLabels);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setBackground(QBrush(Qt::NoBrush)); // whoever paints has filled the paper
    setMouseTracking(true);
    setFocusPolicy(Qt::NoFocus);
    buildLayers();
    buildAxes();
    buildRoofs();
    applyTheme();
    connect(&m_fade, &TrailFade::fadedTo, this, &RooflinePlot::fadeTrail);
}

void RooflinePlot::buildLayers()
{
    // The ground first, then what moves with the model.
    addLayer("regions", layer("grid"), limBelow);
    addLayer("family", layer("grid"), limAbove);
    addLayer("roofs", layer("main"), limAbove);
    addLayer("curves", layer("axes"), limAbove);
    addLayer("measured", layer("curves"), limAbove);
    addLayer("guides", layer("measured"), limAbove);
    addLayer("points", layer("guides"), limAbove);
    addLayer("live", layer("points"), limAbove);
    addLayer("texts", layer("live"), limAbove);
    new PaintedLayer(this, "regions", [this](QPainter& painter) {
        refreshMapping();
        paintRegions(painter, m_scene, m_theme);
    });
    new PaintedLayer(this, "family", [this](QPainter& painter) {
        paintFamily(painter, m_scene, m_theme);
        paintKneeCurve(painter, m_scene, m_theme);
    });
    new PaintedLayer(this, "curves", [this](QPainter& painter) {
        paintKneePoints(painter, m_scene, m_theme);
        paintLadders(painter, m_scene, m_theme);
    });
    new PaintedLayer(this, "guides", [this](QPainter& painter) { paintGuides(painter, m_scene, m_theme); });
    new PaintedLayer(this, "points", [this](QPainter& painter) { paintTrail(painter, m_scene, m_theme); });
    new PaintedLayer(this, "live", [this](QPainter& painter) { paintLive(painter, m_scene, m_theme); });
    new PaintedLayer(this, "texts", [this](QPainter& painter) { paintOverPoints(painter); });
}

void RooflinePlot::buildAxes()
{
    m_intensityTicks.reset(new LogTicker(axisNumberText));
    m_rateTicks.reset(new LogTicker(axisRateText));
    m_stripTicks.reset(new LogTicker(axisRateText));
    xAxis->setTicker(m_intensityTicks);
    yAxis->setTicker(m_rateTicks);

    m_strip = new QCPAxisRect(this);
    QCPAxis* bandwidth = m_strip->axis(QCPAxis::atLeft);
    bandwidth->setTicker(m_stripTicks);
    QCPAxis* zero = m_strip->axis(QCPAxis::atBottom);
    const QSharedPointer<QCPAxisTickerText> atZero(new QCPAxisTickerText);
    atZero->addTick(0.0, axisNumberText(0.0));
    zero->setTicker(atZero);
    zero->setRange(-PlotMapping::stripShare, 1.0 - PlotMapping::stripShare);
    zero->setTickLength(0);
    zero->grid()->setVisible(false);
    for (QCPAxis* axis : {xAxis, yAxis, bandwidth})
        axis->setScaleType(QCPAxis::stLogarithmic);
    auto* group = new QCPMarginGroup(this);
    axisRect()->setMarginGroup(QCP::msBottom | QCP::msTop, group);
    m_strip->setMarginGroup(QCP::msBottom | QCP::msTop, group);
    m_strip->setVisible(false);
    for (QCPAxis* axis : m_strip->axes()) {
        axis->setLayer("axes");
        axis->grid()->setLayer("grid");
    }
}

QCPGraph* RooflinePlot::addRoofLine(QCPAxis* key, QCPAxis* value, const QString& name)
{
    QCPGraph* graph = addGraph(key, value);
    graph->setName(name);
    graph->setObjectName(name);
    graph->setAntialiased(true);
    graph->setLayer("roofs");
    return graph;
}

void RooflinePlot::buildRoofs()
{
    QCPAxis* zero = m_strip->axis(QCPAxis::atBottom);
    QCPAxis* bandwidth = m_strip->axis(QCPAxis::atLeft);
    m_ghostSloped = addRoofLine(xAxis, yAxis, "ghostSloped");
    m_ghostFlat = addRoofLine(xAxis, yAxis, "ghostFlat");
    m_stripGhost = addRoofLine(zero, bandwidth, "ghostStrip");
    m_sloped = addRoofLine(xAxis, yAxis, "sloped");
    m_flat = addRoofLine(xAxis, yAxis, "flat");
    m_stripRoof = addRoofLine(zero, bandwidth, "strip");
    m_ridge = addRoofLine(xAxis, yAxis, "ridge");
    m_model = addRoofLine(xAxis, yAxis, "model");
    for (QCPGraph* graph : {m_ridge, m_model}) {
        graph->setLayer("points");
        graph->setLineStyle(QCPGraph::lsNone);
    }
}

void RooflinePlot::showReading(const ModelReading& reading)
{
    if (!(m_scene.reading.input.roof == reading.input.roof))
        changeGround();
    m_scene.reading = reading;
    if (m_trail.follow(reading)) {
        m_fade.begin();
        m_scene.trailStrength = 1.0;
    }
    m_scene.trail = m_trail.past();
    if (m_scene.trail.empty())
        m_fade.stop();
    m_ridge->setData({reading.ridge.value()}, {reading.input.roof.peak.value()});
    m_model->setData({reading.intensity.value()}, {reading.attainable.value()});
    showRange();
}

void RooflinePlot::showMeasured(const MeasuredPicture& measured)
{
    m_scene.measured = measured;
    for (const DrawnPoint& point : m_points) {
        if (point.bars)
            removePlottable(point.bars);
        removePlottable(point.graph);
    }
    m_points.clear();
    for (const MeasuredPoint& point : measured.points)
        addPoint(point, false);
    for (const MeasuredPoint& point : measured.withoutFlop)
        addPoint(point, true);
    showStrip(!measured.withoutFlop.empty());
    applyTheme();
    showRange();
}

void RooflinePlot::showLive(const std::optional<LivePoint>& live)
{
    m_scene.live = live;
    showRange();
}

void RooflinePlot::addPoint(const MeasuredPoint& point, bool isInStrip)
{
    QCPAxis* key = isInStrip ? m_strip->axis(QCPAxis::atBottom) : xAxis;
    QCPAxis* value = isInStrip ? m_strip->axis(QCPAxis::atLeft) : yAxis;
    const double at = isInStrip ? point.bandwidth().value() : point.rate().value();
    DrawnPoint drawn{addRoofLine(key, value, QString::fromStdString(point.id())), nullptr, at, at};
    drawn.graph->setLayer("measured");
    drawn.graph->setLineStyle(QCPGraph::lsNone);
    drawn.graph->setData({isInStrip ? 0.0 : point.intensity().value()}, {at});
    if (point.kernel.time.spread) {
        const SampleSummary& spread = *point.kernel.time.spread;
        drawn.bars = new QCPErrorBars(key, value);
        drawn.bars->setDataPlottable(drawn.graph);
        drawn.bars->setLayer("measured");
        drawn.from = at * (spread.median / spread.max); // the shortest time is the highest rate
        drawn.to = at * (spread.median / spread.min);
    }
    m_points.push_back(drawn);
}

void RooflinePlot::choose(const QString& id)
{
    if (m_scene.chosen == id)
        return;
    m_scene.chosen = id;
    update();
}

void RooflinePlot::showStrip(bool isShown)
{
    const bool isIn = plotLayout()->columnCount() > 1;
    if (isShown == isIn)
        return;
    if (isShown) {
        plotLayout()->insertColumn(0);
        plotLayout()->addElement(0, 0, m_strip);
    } else {
        plotLayout()->take(m_strip);
        plotLayout()->simplify();
    }
    m_strip->setVisible(isShown);
}

void RooflinePlot::resizeEvent(QResizeEvent* event)
{
    Q_UNUSED(event)
    setViewport(rect());
    fitToSize();
}

void RooflinePlot::changeEvent(QEvent* event)
{
    QCustomPlot::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        applyTheme();
}

} // namespace roofline::window
