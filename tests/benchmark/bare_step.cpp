// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmark/bare_step.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QPainter>

#include "core/model/roof_outline.h"
#include "core/model/time_curves.h"
#include "core/quantity/units.h"

#include <cmath>

using namespace roofline;

namespace {

constexpr int curvePoints = 240; ///< as many as the crossover chart draws
constexpr DecadeRange intensities{0.01, 1000.0};
constexpr DecadeRange rates{1e8, 1e14};
constexpr DecadeRange sizes{8.0, 65536.0};
constexpr DecadeRange times{1e-12, 1e4}; ///< s
const QColor blue(0x00, 0x6A, 0xAC);
const QColor vermilion(0xC9, 0x51, 0x00);

double share(double value, const DecadeRange& range)
{
    return std::log(value / range.from) / std::log(range.to / range.from);
}

QPointF at(const QRectF& plot, double x, const DecadeRange& xs, double y, const DecadeRange& ys)
{
    return {plot.left() + share(x, xs) * plot.width(), plot.bottom() - share(y, ys) * plot.height()};
}

QPolygonF curve(const QRectF& plot, const std::vector<double>& n, const std::vector<Seconds>& seconds)
{
    QPolygonF points;
    for (std::size_t i = 0; i < n.size(); ++i)
        points << at(plot, n[i], sizes, seconds[i].count(), times);
    return points;
}

QPolygonF roof(const QRectF& plot, const std::vector<RoofPoint>& part)
{
    QPolygonF points;
    for (const RoofPoint& point : part)
        points << at(plot, point.intensity.value(), intensities, point.rate.value(), rates);
    return points;
}

void paintGrid(QPainter& painter, const QRectF& plot, int columns, int rows)
{
    painter.setPen(QPen(QColor(0xD0, 0xD0, 0xD0), 1.0));
    for (int i = 0; i <= columns; ++i)
        painter.drawLine(QLineF(plot.left() + i * plot.width() / columns, plot.top(),
                                plot.left() + i * plot.width() / columns, plot.bottom()));
    for (int i = 0; i <= rows; ++i)
        painter.drawLine(QLineF(plot.left(), plot.top() + i * plot.height() / rows, plot.right(),
                                plot.top() + i * plot.height() / rows));
}

} // namespace

BareCharts::BareCharts(const QSize& size)
    : m_reading(readModel({{}, {gigabytesPerSecond(1.0), teraflopsPerSecond(1.0)}}))
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    resize(size);
}

QRectF BareCharts::upper() const { return QRectF(60.0, 10.0, width() - 80.0, height() * 0.6 - 60.0); }

QRectF BareCharts::lower() const { return QRectF(60.0, height() * 0.6 + 10.0, width() - 80.0, height() * 0.4 - 60.0); }

void BareCharts::showReading(const ModelReading& reading)
{
    m_reading = reading;
    update();
}

std::vector<double> bareStepTimes(const QSize& size, const ModelInput& first,
                                  const std::vector<std::int64_t>& sizesOfSteps)
{
    BareCharts charts(size);
    charts.show();
    QCoreApplication::processEvents();
    ModelInput input = first;
    std::vector<double> milliseconds;
    for (const std::int64_t n : sizesOfSteps) {
        QElapsedTimer timer;
        timer.start();
        input.shape.n = n;
        charts.showReading(readModel(input));
        QCoreApplication::processEvents();
        milliseconds.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    return milliseconds;
}

void BareCharts::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), Qt::white);
    paintGrid(painter, upper(), 45, 54); // nine lines a decade, as on the log-log chart
    paintGrid(painter, lower(), 13, 16);
    painter.setRenderHint(QPainter::Antialiasing);
    paintRoofline(painter);
    paintCrossover(painter);
}

void BareCharts::paintRoofline(QPainter& painter) const
{
    const QRectF plot = upper();
    const RoofOutline outline =
        roofOutline(m_reading.input.roof, Intensity(intensities.from), Intensity(intensities.to));
    painter.setPen(QPen(blue, 2.0));
    painter.drawPolyline(roof(plot, outline.sloped));
    painter.setPen(QPen(vermilion, 2.0, Qt::DashLine));
    painter.drawPolyline(roof(plot, outline.flat));
    const QPointF model = at(plot, m_reading.intensity.value(), intensities, m_reading.attainable.value(), rates);
    painter.setPen(QPen(Qt::black, 1.0, Qt::DotLine));
    painter.drawLine(model, QPointF(model.x(), plot.bottom()));
    painter.drawLine(model, QPointF(plot.left(), model.y()));
    painter.setPen(QPen(Qt::black, 2.0));
    painter.drawEllipse(model, 6.0, 6.0);
}

void BareCharts::paintCrossover(QPainter& painter) const
{
    const QRectF plot = lower();
    const TimeCurves curves = timeCurves(m_reading.input, sizes.from, sizes.to, curvePoints);
    painter.setPen(QPen(QColor(0xC0, 0xC0, 0xC0), 8.0));
    painter.drawPolyline(curve(plot, curves.n, curves.bound));
    painter.setPen(QPen(blue, 2.0));
    painter.drawPolyline(curve(plot, curves.n, curves.memory));
    painter.setPen(QPen(vermilion, 2.0, Qt::DashLine));
    painter.drawPolyline(curve(plot, curves.n, curves.compute));
    const QPointF here =
        at(plot, static_cast<double>(m_reading.input.shape.n), sizes, m_reading.time.lowerBound().count(), times);
    painter.setPen(QPen(Qt::black, 1.0, Qt::DotLine));
    painter.drawLine(QPointF(here.x(), plot.top()), QPointF(here.x(), plot.bottom()));
    painter.setPen(QPen(Qt::black, 2.0));
    painter.drawEllipse(here, 6.0, 6.0);
}
