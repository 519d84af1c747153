// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The part of CrossoverView that paints over the chart.
#include "app/window/crossover/crossover_view.h"

#include "app/window/text/axis_text.h"
#include "app/window/text/quantity_text.h"
#include "app/window/text/wording.h"
#include "app/window/theme/kernel_style.h"
#include "core/quantity/units.h"

#include <algorithm>
#include <cmath>

namespace roofline::window {

namespace {

constexpr int centred = Qt::AlignCenter | Qt::TextDontClip;

/// How many ticks from one label to the next, so that labels of this length do not touch.
int labelEvery(double pixelsPerTick, double labelLength)
{
    return std::max(1, static_cast<int>(std::ceil(labelLength / pixelsPerTick)));
}

/// Time decades are labelled each, or at each thousand: 1 ns, 1 µs, 1 ms.
int roundToThousands(int every) { return every <= 1 ? 1 : 3 * ((every + 2) / 3); }

} // namespace

void CrossoverView::drawForeground(QPainter* painter, const QRectF& rect)
{
    Q_UNUSED(rect)
    painter->save();
    painter->setFont(font());
    paintTicks(*painter);
    paintSizeLine(*painter);
    paintMarkers(*painter);
    const std::vector<AnnotationText> placed = texts();
    painter->setPen(QPen(m_theme.faintInk, 1.0));
    for (const AnnotationText& text : placed)
        if (text.leader)
            painter->drawLine(*text.leader);
    for (const AnnotationText& text : placed)
        paintPictureText(*painter, text, coloursOf(text.role, m_theme));
    painter->restore();
}

void CrossoverView::paintTicks(QPainter& painter) const
{
    const QFontMetricsF metrics(painter.font());
    const double line = metrics.height();
    painter.setPen(m_theme.ink);
    const int first = qRound(std::log2(smallestSize));
    const int last = qRound(std::log2(largestSize));
    const int sizeStep =
        labelEvery(m_plot.width() / (last - first), metrics.horizontalAdvance(QStringLiteral("65536 ")));
    for (int power = last; power >= first; power -= sizeStep) {
        const double x = at(std::exp2(power), m_picture.bound).x();
        painter.drawText(QRectF(x - 1.0, m_plot.bottom() + 0.15 * line, 2.0, line), centred, countText(1LL << power));
    }
    const int from = qRound(std::log10(m_picture.times.from)) - 3;
    const int to = qRound(std::log10(m_picture.times.to)) - 3;
    const int timeStep = roundToThousands(labelEvery(m_plot.height() / (to - from), 1.05 * line));
    for (int power = from; power <= to; ++power) {
        if (power % timeStep != 0)
            continue;
        const double y = at(smallestSize, Seconds(std::pow(10.0, power))).y();
        painter.drawText(QRectF(0.0, y - 1.0, m_plot.left() - 0.4 * line, 2.0),
                         Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip, axisTimeText(std::pow(10.0, power)));
    }
    painter.drawText(QRectF(m_plot.left(), m_plot.bottom() + 1.35 * line, m_plot.width(), line), centred,
                     tr("Matrix size N"));
    painter.save();
    painter.translate(0.75 * line, m_plot.center().y());
    painter.rotate(-90.0);
    painter.drawText(QRectF(-1.0, -1.0, 2.0, 2.0), centred, tr("Time"));
    painter.restore();
    painter.setPen(QPen(m_theme.faintInk, 1.0));
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.drawLine(m_plot.bottomLeft(), m_plot.bottomRight());
    painter.drawLine(m_plot.bottomLeft(), m_plot.topLeft());
    painter.setRenderHint(QPainter::Antialiasing, true);
}

void CrossoverView::paintSizeLine(QPainter& painter) const
{
    if (!m_picture.isSizeOnAxis)
        return;
    const QPointF point = at(m_picture.size, m_picture.bound);
    painter.setRenderHint(QPainter::Antialiasing, false);
    const double width = std::max(1.0, std::round(QFontMetricsF(painter.font()).height() / 14.0));
    painter.setPen(QPen(m_theme.ink, width, m_isDragging ? Qt::SolidLine : Qt::DotLine));
    painter.drawLine(QPointF(point.x(), m_plot.top()), QPointF(point.x(), m_plot.bottom()));
    painter.drawLine(point, QPointF(m_plot.left(), point.y()));
    painter.setRenderHint(QPainter::Antialiasing, true);
}

void CrossoverView::paintMarkers(QPainter& painter) const
{
    const double text = QFontMetricsF(painter.font()).height();
    const double width = m_theme.strength * std::max(1.5, text / 8.0);
    painter.setPen(QPen(m_theme.ink, 0.6 * width));
    for (const MeasuredProduct& product : m_products) {
        if (product.spread) // from the fastest sample to the slowest, seen where it reaches past the marker
            painter.drawLine(at(product.n, product.spread->min), at(product.n, product.spread->max));
    }
    for (const MeasuredProduct& product : m_products)
        drawMarker(painter, at(product.n, product.time), kernelStyle(product.id), 0.7 * text, m_theme.ink);
    painter.setBrush(m_theme.paper);
    if (m_picture.crossing) {
        painter.setPen(QPen(m_theme.ink, 0.6 * width));
        painter.drawPath(
            markerPath(MarkerShape::Diamond, 0.7 * text).translated(at(*m_picture.crossing, m_picture.crossingTime)));
    }
    if (!m_picture.isSizeOnAxis)
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_theme.ink, width));
    painter.drawEllipse(at(m_picture.size, m_picture.bound), 0.475 * text, 0.475 * text);
}

/// The upper half of a curve, where ⌈N/T⌉ no longer bends it.
QLineF CrossoverView::straightPart(const std::vector<Seconds>& times) const
{
    const std::vector<double>& n = m_picture.curves.n;
    return {at(n[n.size() / 2], times[n.size() / 2]), at(n.back(), times.back())};
}

/// A curve as straight pieces, for labels to keep away from.
void CrossoverView::addPieces(std::vector<QLineF>& lines, const std::vector<Seconds>& times) const
{
    const std::vector<double>& n = m_picture.curves.n;
    const std::size_t step = std::max<std::size_t>(1, n.size() / 40);
    for (std::size_t i = 0; i + 1 < n.size(); i += step) {
        const std::size_t next = std::min(i + step, n.size() - 1);
        lines.emplace_back(at(n[i], times[i]), at(n[next], times[next]));
    }
}

std::vector<AnnotationText> CrossoverView::texts() const
{
    const TimeCurves& curves = m_picture.curves;
    const double line = QFontMetricsF(font()).height();
    if (curves.n.size() < 2 || m_plot.width() < 4.0 * line || m_plot.height() < 2.0 * line)
        return {};
    TextBoard board(font(), m_plot, 0.5 * line);
    const QPointF current = at(m_picture.size, m_picture.bound);
    if (m_picture.isSizeOnAxis)
        board.takeMarker(current);
    std::vector<QLineF> lines;
    addPieces(lines, curves.memory);
    addPieces(lines, curves.compute);
    for (const QLineF& piece : lines)
        board.takeLine(piece);
    const QString crossover = Wording::crossoverInPicture(m_reading, smallestSize, largestSize);
    if (!m_picture.crossing)
        board.addUpright(TextRole::Region, crossover, m_plot.topLeft() + QPointF(0.3 * line, 0.2 * line));
    const QLineF memory = straightPart(curves.memory);
    const QLineF compute = straightPart(curves.compute);
    const Side side = curves.memory.back() >= curves.compute.back() ? Side::Above : Side::Below;
    board.addAlong(memory, TextRole::Memory, {Wording::memoryTime()}, {side, opposite(side)});
    board.addAlong(compute, TextRole::Compute, {Wording::computeTime()}, {opposite(side), side});
    std::vector<NamedPoint> points;
    if (m_picture.isSizeOnAxis)
        points.push_back({current, annotation(TextRole::Model, Wording::bound(m_reading))});
    if (m_picture.crossing)
        points.push_back({at(*m_picture.crossing, m_picture.crossingTime), annotation(TextRole::Turn, crossover)});
    for (const MeasuredProduct& product : m_products)
        points.push_back({at(product.n, product.time), annotation(TextRole::Point, Wording::kernelName(product.id))});
    std::vector<QLineF> guides;
    if (m_picture.isSizeOnAxis)
        guides = {QLineF(current.x(), m_plot.top(), current.x(), m_plot.bottom()),
                  QLineF(m_plot.left(), current.y(), current.x(), current.y())};
    board.addBeside(points, guides);
    return board.texts();
}

} // namespace roofline::window
