// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The part of CrossoverView that paints under the curves: paper, grid, ticks and titles.
#include "app/window/crossover/crossover_view.h"

#include <QFontMetricsF>

#include "app/window/text/axis_text.h"
#include "app/window/text/quantity_text.h"

#include <algorithm>
#include <cmath>

namespace roofline::window {

namespace {

/// More would be read no better.
constexpr int mostEvenTicks = 8;

constexpr int centred = Qt::AlignCenter | Qt::TextDontClip;

/// How many ticks from one label to the next, where so many labels have room.
int labelEvery(double ticks, int room) { return std::max(1, static_cast<int>(std::ceil(ticks / std::max(1, room)))); }

/// Time decades are labelled each, or at each thousand: 1 ns, 1 µs, 1 ms.
int roundToThousands(int every) { return every <= 1 ? 1 : 3 * ((every + 2) / 3); }

} // namespace

void CrossoverView::paintGround(QPainter& painter) const
{
    painter.save();
    painter.fillRect(viewport()->rect(), m_theme.paper);
    paintGrid(painter);
    painter.setFont(font());
    painter.setPen(m_theme.ink);
    paintTicks(painter);
    paintTitles(painter);
    painter.restore();
}

/// A line at each power, labelled or not; on linear axes at each label.
void CrossoverView::paintGrid(QPainter& painter) const
{
    const CrossoverAxes& axes = m_scene.picture.axes;
    const QRectF& plot = m_scene.plot;
    std::vector<QLineF> lines;
    const auto addSize = [&](double size) {
        const double x = m_scene.at(size, Seconds(0.0)).x();
        lines.emplace_back(x, plot.top(), x, plot.bottom());
    };
    const auto addTime = [&](double milliseconds) {
        const double y = plot.bottom() - axes.shareOfTime(milliseconds) * plot.height();
        lines.emplace_back(plot.left(), y, plot.right(), y);
    };
    if (m_kind == AxesKind::Linear) {
        for (const double size : evenSizes().labelled)
            addSize(size);
        for (const double time : evenTimes().labelled)
            addTime(time);
    } else {
        for (int power = qRound(std::log2(axes.fromSize)); power <= qRound(std::log2(axes.toSize)); ++power)
            addSize(std::exp2(power));
        for (int power = qRound(std::log10(axes.times.from)); power <= qRound(std::log10(axes.times.to)); ++power)
            addTime(std::pow(10.0, power));
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(m_theme.grid, 1.0));
    painter.drawLines(lines.data(), static_cast<int>(lines.size()));
    painter.setRenderHint(QPainter::Antialiasing, true);
}

int CrossoverView::roomForSizes() const
{
    return static_cast<int>(m_scene.plot.width() / QFontMetricsF(font()).horizontalAdvance(QStringLiteral("65536 ")));
}

int CrossoverView::roomForTimes() const
{
    return static_cast<int>(m_scene.plot.height() / (1.05 * QFontMetricsF(font()).height()));
}

AxisTicks CrossoverView::evenSizes() const
{
    return binaryTicks(0.0, m_scene.picture.axes.toSize, std::min(roomForSizes(), mostEvenTicks));
}

AxisTicks CrossoverView::evenTimes() const
{
    return linearTicks(0.0, m_scene.picture.axes.times.to, std::clamp(roomForTimes() * 2 / 3, 1, mostEvenTicks));
}

void CrossoverView::paintSizeTick(QPainter& painter, double size) const
{
    const double line = QFontMetricsF(painter.font()).height();
    const double x = m_scene.at(size, Seconds(0.0)).x();
    painter.drawText(QRectF(x - 1.0, m_scene.plot.bottom() + 0.15 * line, 2.0, line), centred,
                     countText(std::llround(size)));
}

void CrossoverView::paintTimeTick(QPainter& painter, double seconds, const QString& text) const
{
    const double line = QFontMetricsF(painter.font()).height();
    const double y = m_scene.at(m_scene.picture.axes.toSize, Seconds(seconds)).y();
    painter.drawText(QRectF(0.0, y - 1.0, m_scene.plot.left() - 0.4 * line, 2.0),
                     Qt::AlignRight | Qt::AlignAbsolute | Qt::AlignVCenter | Qt::TextDontClip, text);
}

void CrossoverView::paintTicks(QPainter& painter) const
{
    const CrossoverAxes& axes = m_scene.picture.axes;
    if (m_kind == AxesKind::Linear) {
        for (const double size : evenSizes().labelled)
            paintSizeTick(painter, size);
        for (const double time : evenTimes().labelled)
            paintTimeTick(painter, time / 1e3, axisTimeText(time / 1e3, axes.times.to / 1e3));
        return;
    }
    const int last = qRound(std::log2(axes.toSize));
    const int first = qRound(std::log2(axes.fromSize));
    const int sizeStep = labelEvery(last - first, roomForSizes());
    for (int power = last; power >= first; power -= sizeStep)
        paintSizeTick(painter, std::exp2(power));
    const int from = qRound(std::log10(axes.times.from)) - 3;
    const int to = qRound(std::log10(axes.times.to)) - 3;
    const int timeStep = roundToThousands(labelEvery(to - from, roomForTimes()));
    for (int power = from; power <= to; ++power)
        if (power % timeStep == 0)
            paintTimeTick(painter, std::pow(10.0, power), axisTimeText(std::pow(10.0, power)));
}

void CrossoverView::paintTitles(QPainter& painter) const
{
    const QRectF& plot = m_scene.plot;
    const double line = QFontMetricsF(painter.font()).height();
    painter.drawText(QRectF(plot.left(), plot.bottom() + 1.35 * line, plot.width(), line), centred,
                     tr("Matrix size N"));
    painter.save();
    painter.translate(0.75 * line, plot.center().y());
    painter.rotate(-90.0);
    painter.drawText(QRectF(-1.0, -1.0, 2.0, 2.0), centred, tr("Time"));
    painter.restore();
    painter.save();
    painter.setPen(QPen(m_theme.faintInk, 1.0));
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.drawLine(plot.bottomLeft(), plot.bottomRight());
    painter.drawLine(plot.bottomLeft(), plot.topLeft());
    painter.restore();
}

} // namespace roofline::window
