// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/roofline/roofline_plot.h"

#include <QToolTip>

#include "app/window/roofline/annotation_painter.h"
#include "app/window/roofline/painted_layer.h"
#include "app/window/roofline/point_tip.h"
#include "app/window/text/axis_text.h"
#include "app/window/text/wording.h"

namespace roofline::window {

namespace {

/// A hair wider, so that no rounding loses the ticks at the ends.
QCPRange rangeOf(double from, double to) { return {from * (1.0 - 1e-9), to * (1.0 + 1e-9)}; }

} // namespace

RooflinePlot::RooflinePlot(QWidget* parent) : QCustomPlot(parent)
{
    setPlottingHints(QCP::phFastPolylines | QCP::phCacheLabels);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setMouseTracking(true);
    setFocusPolicy(Qt::NoFocus);
    buildLayers();
    buildAxes();
    buildRoofs();
    applyTheme();
}

void RooflinePlot::buildLayers()
{
    addLayer("regions", layer("grid"), limBelow);
    addLayer("guides", layer("grid"), limAbove);
    addLayer("points", layer("main"), limAbove);
    addLayer("texts", layer("axes"), limAbove);
    new PaintedLayer(this, "regions", [this](QPainter& painter) {
        refreshMapping();
        paintRegions(painter, m_scene, m_theme);
    });
    new PaintedLayer(this, "guides", [this](QPainter& painter) { paintGuides(painter, m_scene, m_theme); });
    new PaintedLayer(this, "texts", [this](QPainter& painter) { paintTexts(painter, m_scene, m_theme); });
}

void RooflinePlot::buildAxes()
{
    m_intensityTicks.reset(new LogTicker(axisNumberText));
    m_rateTicks.reset(new LogTicker(axisRateText));
    m_stripTicks.reset(new LogTicker(axisRateText));
    xAxis->setTicker(m_intensityTicks);
    yAxis->setTicker(m_rateTicks);
    xAxis->setLabel(tr("Arithmetic intensity (FLOP/byte)"));
    yAxis->setLabel(tr("Performance (FLOP/s)"));

    m_strip = new QCPAxisRect(this);
    QCPAxis* bandwidth = m_strip->axis(QCPAxis::atLeft);
    bandwidth->setTicker(m_stripTicks);
    bandwidth->setLabel(tr("Bandwidth (byte/s)"));
    QCPAxis* zero = m_strip->axis(QCPAxis::atBottom);
    const QSharedPointer<QCPAxisTickerText> atZero(new QCPAxisTickerText);
    atZero->addTick(0.0, axisNumberText(0.0));
    zero->setTicker(atZero);
    zero->setLabel(tr("0 FLOP/byte"));
    zero->setRange(-1.0, 1.0);
    zero->setTickLength(0);
    zero->grid()->setVisible(false);
    for (QCPAxis* axis : {xAxis, yAxis, bandwidth})
        axis->setScaleType(QCPAxis::stLogarithmic);
    auto* group = new QCPMarginGroup(this);
    axisRect()->setMarginGroup(QCP::msBottom | QCP::msTop, group);
    m_strip->setMarginGroup(QCP::msBottom | QCP::msTop, group);
    m_strip->setVisible(false);
}

QCPGraph* RooflinePlot::addRoofLine(QCPAxis* key, QCPAxis* value, const QString& name)
{
    QCPGraph* graph = addGraph(key, value);
    graph->setName(name);
    graph->setObjectName(name);
    graph->setAntialiased(true);
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
    m_scene.reading = reading;
    showRange();
    m_ridge->setData({reading.ridge.value()}, {reading.input.roof.peak.value()});
    m_model->setData({reading.intensity.value()}, {reading.attainable.value()});
    update();
}

void RooflinePlot::showMeasured(const MeasuredPicture& measured)
{
    m_scene.measured = measured;
    for (QCPErrorBars* bars : m_bars)
        removePlottable(bars);
    for (QCPGraph* graph : m_points)
        removePlottable(graph);
    m_bars.clear();
    m_points.clear();
    for (const MeasuredPoint& point : measured.points)
        addPoint(point, false);
    for (const MeasuredPoint& point : measured.withoutFlop)
        addPoint(point, true);
    showStrip(!measured.withoutFlop.empty());
    showRange();
    update();
}

void RooflinePlot::addPoint(const MeasuredPoint& point, bool isInStrip)
{
    QCPAxis* key = isInStrip ? m_strip->axis(QCPAxis::atBottom) : xAxis;
    QCPAxis* value = isInStrip ? m_strip->axis(QCPAxis::atLeft) : yAxis;
    QCPGraph* graph = addRoofLine(key, value, QString::fromStdString(point.id()));
    graph->setLayer("points");
    graph->setLineStyle(QCPGraph::lsNone);
    const double at = isInStrip ? point.bandwidth().value() : point.rate().value();
    graph->setData({isInStrip ? 0.0 : point.intensity().value()}, {at});
    m_points.push_back(graph);
    if (point.kernel.time.spread) {
        const SampleSummary& spread = *point.kernel.time.spread;
        auto* bars = new QCPErrorBars(key, value);
        bars->setDataPlottable(graph);
        bars->setLayer("points");
        // The shortest time is the highest rate.
        bars->setData({at - at * (spread.median / spread.max)}, {at * (spread.median / spread.min) - at});
        m_bars.push_back(bars);
    }
    applyTheme();
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

void RooflinePlot::showRange()
{
    const PictureRange range = pictureRange(m_scene.reading, m_scene.measured);
    m_scene.mapping.range = range;
    xAxis->setRange(rangeOf(range.intensity.from, range.intensity.to));
    yAxis->setRange(rangeOf(range.rate.from, range.rate.to));
    m_strip->axis(QCPAxis::atLeft)
        ->setRange(rangeOf(range.stripBandwidth(range.rate.from), range.stripBandwidth(range.rate.to)));
    fitTicks();
    showRoof(m_scene.reading.input.roof, m_sloped, m_flat, m_stripRoof);
    const bool hasGhost = m_scene.hasGhostRoof();
    m_ghostSloped->setVisible(hasGhost);
    m_ghostFlat->setVisible(hasGhost);
    m_stripGhost->setVisible(hasGhost && m_strip->visible());
    m_stripRoof->setVisible(m_strip->visible());
    if (hasGhost)
        showRoof(*m_scene.measured.roof, m_ghostSloped, m_ghostFlat, m_stripGhost);
}

void RooflinePlot::showRoof(const Roof& roof, QCPGraph* sloped, QCPGraph* flat, QCPGraph* inStrip)
{
    const DecadeRange& range = m_scene.mapping.range.intensity;
    const RoofOutline outline = roofOutline(roof, Intensity(range.from), Intensity(range.to));
    const auto fill = [](QCPGraph* graph, const std::vector<RoofPoint>& part) {
        QVector<QCPGraphData> ends;
        for (const RoofPoint& point : part)
            ends.append({point.intensity.value(), point.rate.value()});
        graph->data()->set(ends, true);
    };
    fill(sloped, outline.sloped);
    fill(flat, outline.flat);
    inStrip->setData({-1.0, 1.0}, {roof.bandwidth.value(), roof.bandwidth.value()}, true);
}

void RooflinePlot::refreshMapping()
{
    // QCustomPlot's last pixel row belongs to the axis rect, and it counts from there.
    const auto rectOf = [](const QCPAxisRect* rect) {
        return QRectF(rect->left(), rect->bottom() - rect->height(), rect->width(), rect->height());
    };
    m_scene.mapping.plot = rectOf(axisRect(plotLayout()->columnCount() > 1 ? 1 : 0));
    m_scene.mapping.strip = m_strip->visible() ? rectOf(m_strip) : QRectF();
    for (QCPErrorBars* bars : m_bars)
        bars->setVisible(isBeyondMarker(*bars));
}

void RooflinePlot::paintEvent(QPaintEvent* event)
{
    Q_UNUSED(event)
    QCPPainter painter(this);
    painter.fillRect(rect(), m_theme.paper);
    draw(&painter);
}

void RooflinePlot::resizeEvent(QResizeEvent* event)
{
    Q_UNUSED(event)
    setViewport(rect());
    fitTicks();
}

void RooflinePlot::mouseMoveEvent(QMouseEvent* event)
{
    const QString tip = tipAt(m_scene, event->position());
    if (tip.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(event->globalPosition().toPoint(), tip, this);
}

void RooflinePlot::changeEvent(QEvent* event)
{
    QCustomPlot::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        applyTheme();
}

} // namespace roofline::window
