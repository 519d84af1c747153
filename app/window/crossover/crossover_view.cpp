// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/crossover/crossover_view.h"

#include <QChart>
#include <QFontMetricsF>
#include <QGraphicsLayout>
#include <QMouseEvent>

#include "app/window/text/axis_text.h"
#include "core/quantity/units.h"

#include <cmath>

namespace roofline::window {

namespace {

QList<QPointF> curve(const std::vector<double>& n, const std::vector<Seconds>& times)
{
    QList<QPointF> points;
    points.reserve(static_cast<qsizetype>(n.size()));
    for (std::size_t i = 0; i < n.size(); ++i)
        points.append({n[i], inMilliseconds(times[i])});
    return points;
}

} // namespace

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
    buildChart();
    applyTheme();
}

void CrossoverView::buildChart()
{
    QChart* drawn = chart();
    drawn->setBackgroundVisible(false);
    drawn->legend()->hide();
    drawn->setMargins({});
    m_sizes = new QLogValueAxis(drawn);
    m_sizes->setBase(2.0);
    m_sizes->setRange(smallestSize, largestSize);
    m_times = new QLogValueAxis(drawn);
    m_times->setBase(10.0);
    drawn->addAxis(m_sizes, Qt::AlignBottom);
    drawn->addAxis(m_times, Qt::AlignLeft);
    for (QLogValueAxis* axis : {m_sizes, m_times}) {
        axis->setLabelsVisible(false);
        axis->setLineVisible(false);
    }
    for (QLineSeries** series : {&m_bound, &m_memory, &m_compute}) {
        *series = new QLineSeries(drawn);
        drawn->addSeries(*series);
        (*series)->attachAxis(m_sizes);
        (*series)->attachAxis(m_times);
    }
    m_memory->setObjectName("memory");
    m_compute->setObjectName("compute");
    m_bound->setObjectName("bound");
}

void CrossoverView::applyTheme()
{
    m_theme = themeOf(palette());
    const double width = m_theme.strength * std::max(1.5, QFontMetricsF(font()).height() / 8.0);
    m_bound->setPen(QPen(m_theme.underlay, 4.0 * width));
    m_memory->setPen(QPen(m_theme.memory, width));
    m_compute->setPen(QPen(m_theme.compute, width, Qt::DashLine));
    for (QLogValueAxis* axis : {m_sizes, m_times})
        axis->setGridLinePen(QPen(m_theme.grid, 1.0));
    setBackgroundBrush(m_theme.paper);
    fitPlotArea();
    viewport()->update();
}

void CrossoverView::fitPlotArea()
{
    const QFontMetricsF metrics(font());
    const double line = metrics.height();
    const double left = 1.3 * line + metrics.horizontalAdvance(axisTimeText(1e-4)) + 0.6 * line;
    const double right = metrics.horizontalAdvance(QStringLiteral("65536")) / 2.0 + 2.0;
    m_plot = QRectF(rect()).adjusted(left, 0.5 * line, -right, -2.6 * line);
    if (m_plot.width() > 1.0 && m_plot.height() > 1.0)
        chart()->setPlotArea(m_plot);
    // The axes follow only with the next layout, the curves at once: both now.
    chart()->layout()->invalidate();
    chart()->layout()->activate();
}

void CrossoverView::showReading(const ModelReading& reading)
{
    m_reading = reading;
    refresh();
}

void CrossoverView::showProducts(const std::vector<MeasuredProduct>& products)
{
    m_products = products;
    refresh();
}

void CrossoverView::refresh()
{
    m_picture = crossoverPicture(m_reading, m_products);
    m_times->setRange(m_picture.times.from, m_picture.times.to);
    const TimeCurves& curves = m_picture.curves;
    m_memory->replace(curve(curves.n, curves.memory));
    m_compute->replace(curve(curves.n, curves.compute));
    m_bound->replace(curve(curves.n, curves.bound));
    viewport()->update();
}

QPointF CrossoverView::at(double size, Seconds time) const
{
    const auto share = [](double value, double from, double to) {
        return std::log(value / from) / std::log(to / from);
    };
    return {m_plot.left() + share(size, smallestSize, largestSize) * m_plot.width(),
            m_plot.bottom() - share(inMilliseconds(time), m_picture.times.from, m_picture.times.to) * m_plot.height()};
}

qint64 CrossoverView::sizeAt(double x) const
{
    const double share = (x - m_plot.left()) / m_plot.width();
    const double size = smallestSize * std::pow(largestSize / smallestSize, share);
    // The powers of two are what people aim at: a hand's breadth around them is theirs.
    const double nearest = std::exp2(std::round(std::log2(size)));
    const bool isNear = std::abs(at(nearest, m_picture.bound).x() - x) < 5.0;
    return std::llround(std::clamp(isNear ? nearest : size, smallestSize, largestSize));
}

bool CrossoverView::isOnLine(const QPointF& position) const
{
    return m_plot.contains(position) && std::abs(at(m_picture.size, m_picture.bound).x() - position.x()) < 8.0;
}

void CrossoverView::mousePressEvent(QMouseEvent* event)
{
    m_isDragging = event->button() == Qt::LeftButton && m_plot.contains(event->position());
    if (m_isDragging)
        emit sizeDragged(sizeAt(event->position().x()));
    event->accept();
}

void CrossoverView::mouseMoveEvent(QMouseEvent* event)
{
    if (m_isDragging)
        emit sizeDragged(sizeAt(event->position().x()));
    viewport()->setCursor(m_isDragging || isOnLine(event->position()) ? Qt::SplitHCursor : Qt::ArrowCursor);
    event->accept();
}

void CrossoverView::mouseReleaseEvent(QMouseEvent* event)
{
    m_isDragging = false;
    event->accept();
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
