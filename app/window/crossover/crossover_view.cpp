// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/crossover/crossover_view.h"

#include <QChart>
#include <QFontMetricsF>
#include <QGraphicsLayout>
#include <QLogValueAxis>
#include <QValueAxis>

#include "app/window/crossover/curve_on_axes.h"
#include "app/window/text/axis_text.h"

#include <algorithm>
#include <utility>

namespace roofline::window {

CrossoverView::CrossoverView(QWidget* parent) : QChartView(parent)
{
    // What is painted over the chart lies all over it, so that there is nothing to gain from smaller updates.
    setViewportUpdateMode(FullViewportUpdate);
    setOptimizationFlags(DontAdjustForAntialiasing | DontSavePainterState);
    setRenderHint(QPainter::Antialiasing);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setMouseTracking(true);
    setFocusPolicy(Qt::NoFocus);
    setContextMenuPolicy(Qt::NoContextMenu); // the chart's
    viewport()->setFocusPolicy(Qt::NoFocus);
    buildChart();
    applyTheme();
}

void CrossoverView::buildChart()
{
    QChart* drawn = chart();
    drawn->setBackgroundVisible(false);
    drawn->legend()->hide();
    drawn->setMargins({});
    buildAxes();
    for (QLineSeries** series : {&m_bound, &m_memory, &m_compute}) {
        *series = new QLineSeries(drawn);
        drawn->addSeries(*series);
    }
    m_memory->setObjectName("memory");
    m_compute->setObjectName("compute");
    m_bound->setObjectName("bound");
    attachAxes();
}

void CrossoverView::buildAxes()
{
    m_logSizes = new QLogValueAxis(this);
    m_logSizes->setBase(2.0);
    m_logSizes->setRange(smallestSize, largestSize);
    m_logTimes = new QLogValueAxis(this);
    m_logTimes->setBase(10.0);
    m_sizes = new QValueAxis(this);
    m_times = new QValueAxis(this);
    for (QAbstractAxis* axis : std::initializer_list<QAbstractAxis*>{m_logSizes, m_logTimes, m_sizes, m_times}) {
        axis->setLabelsVisible(false);
        axis->setLineVisible(false);
        axis->setGridLineVisible(false);
    }
}

/// The chart has one pair of axes at a time.
void CrossoverView::attachAxes()
{
    const bool isLinear = m_kind == AxesKind::Linear;
    QAbstractAxis* across = isLinear ? static_cast<QAbstractAxis*>(m_sizes) : m_logSizes;
    QAbstractAxis* up = isLinear ? static_cast<QAbstractAxis*>(m_times) : m_logTimes;
    for (QAbstractAxis* axis : chart()->axes())
        chart()->removeAxis(axis); // this view's again
    chart()->addAxis(across, Qt::AlignBottom);
    chart()->addAxis(up, Qt::AlignLeft);
    for (QLineSeries* series : {m_bound, m_memory, m_compute}) {
        series->attachAxis(across);
        series->attachAxis(up);
    }
}

void CrossoverView::applyTheme()
{
    m_theme = themeOf(palette());
    m_scene.font = font();
    const double width = curveWidth(m_theme, QFontMetricsF(font()).height());
    m_bound->setPen(QPen(m_theme.underlay, 4.0 * width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    m_memory->setPen(QPen(m_theme.memory, width));
    m_compute->setPen(QPen(m_theme.compute, width, Qt::DashLine));
    changeGround();
    fitPlotArea();
    viewport()->update();
}

void CrossoverView::fitPlotArea()
{
    const QFontMetricsF metrics(font());
    const double line = metrics.height();
    const double label =
        std::max(metrics.horizontalAdvance(axisTimeText(1e-4)), metrics.horizontalAdvance(axisTimeText(2.5e-2)));
    const double left = 1.3 * line + label + 0.6 * line;
    const double right = metrics.horizontalAdvance(QStringLiteral("65536")) / 2.0 + 2.0;
    m_scene.plot = QRectF(rect()).adjusted(left, 0.5 * line, -right, -2.6 * line);
    if (m_scene.plot.width() > 1.0 && m_scene.plot.height() > 1.0)
        chart()->setPlotArea(m_scene.plot);
    changeGround();
    showRanges();
    // The axes follow only with the next layout, the curves at once: both now.
    chart()->layout()->invalidate();
    chart()->layout()->activate();
}

void CrossoverView::showReading(const ModelReading& reading)
{
    ModelInput withThisSize = m_scene.reading.input;
    withThisSize.shape.n = reading.input.shape.n;
    if (!(withThisSize == reading.input))
        changeStill();
    m_scene.reading = reading;
    refresh();
}

void CrossoverView::showMeasured(const Session& session)
{
    m_scene.measured = measuredTimes(session, m_scene.measured.live);
    changeStill();
    refresh();
}

void CrossoverView::showLive(const std::optional<LivePoint>& live)
{
    m_scene.measured.live = live;
    refresh();
}

void CrossoverView::showAxes(AxesKind kind)
{
    if (m_kind == kind)
        return;
    m_kind = kind;
    letGo();
    refresh();
    attachAxes();
    fitPlotArea();
}

void CrossoverView::refresh()
{
    const auto kept = m_isDragging ? std::optional(m_scene.picture.axes.toSize) : std::nullopt;
    const CrossoverPicture before =
        std::exchange(m_scene.picture, crossoverPicture(m_scene.reading, m_scene.measured, m_kind, kept));
    const bool hasOtherAxes = !(m_scene.picture.axes == before.axes);
    if (hasOtherAxes)
        changeGround();
    if (hasOtherAxes || !(m_scene.picture.curves == before.curves))
        showCurves();
    viewport()->update();
}

void CrossoverView::showCurves()
{
    showRanges();
    const CrossoverPicture& picture = m_scene.picture;
    m_memory->replace(curveOnAxes(picture, picture.curves.memory));
    m_compute->replace(curveOnAxes(picture, picture.curves.compute));
    m_bound->replace(curveOnAxes(picture, picture.curves.bound));
}

void CrossoverView::changeStill()
{
    m_still.discard();
    m_stillTexts.reset();
}

void CrossoverView::changeGround()
{
    m_ground.discard();
    changeStill();
}

void CrossoverView::showRanges()
{
    const CrossoverAxes& axes = m_scene.picture.axes;
    if (m_kind == AxesKind::Logarithmic) {
        m_logSizes->setRange(axes.fromSize, axes.toSize);
        m_logTimes->setRange(axes.times.from, axes.times.to);
        return;
    }
    m_sizes->setRange(0.0, axes.toSize);
    m_times->setRange(0.0, axes.times.to);
}

void CrossoverView::resizeEvent(QResizeEvent* event)
{
    QChartView::resizeEvent(event);
    fitPlotArea();
}

void CrossoverView::changeEvent(QEvent* event)
{
    QChartView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        applyTheme();
}

} // namespace roofline::window
