// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/crossover/series_painter.h"

#include <QPainter>

#include "app/window/axes/cut_to_view.h"
#include "app/window/live/live_marker.h"
#include "app/window/picture/chosen_ring.h"
#include "app/window/theme/kernel_style.h"

#include <algorithm>

namespace roofline::window {

namespace {

constexpr double faint = 0.5;

QColor lineColour(const QColor& marker, const PictureTheme& theme)
{
    return theme.isDark ? marker : marker.darker(150); // yellow on white is no line
}

void paintOne(QPainter& painter, const CrossoverScene& scene, const ProductSeries& series, bool isInFront,
              const PictureTheme& theme)
{
    const KernelStyle style = tileStyle(series.tile);
    const double text = QFontMetricsF(scene.font).height();
    const double diameter = (isInFront ? 0.55 : 0.4) * text;
    QPolygonF line;
    for (const MeasuredSize& size : series.points)
        line.append(scene.at(size));
    painter.save();
    painter.setOpacity(isInFront ? 1.0 : faint);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(lineColour(style.colour, theme), theme.strength * (isInFront ? text / 9.0 : text / 14.0)));
    for (const QPolygonF& part : cutToView(line, scene.plot))
        painter.drawPolyline(part);
    painter.setPen(QPen(theme.ink, 0.6 * curveWidth(theme, text)));
    for (const MeasuredSize& size : series.points) {
        const QPointF at = scene.at(size);
        if (!isInView(at, scene.plot))
            continue;
        if (const std::optional<SampleSummary>& spread = size.kernel.time.spread; spread && isInFront)
            if (const auto bar = cutToView(QLineF(scene.at(static_cast<double>(size.n), spread->min),
                                                  scene.at(static_cast<double>(size.n), spread->max)),
                                           scene.plot))
                painter.drawLine(*bar);
        drawMarker(painter, at, style, diameter, theme.ink);
    }
    painter.restore();
}

} // namespace

void paintSeries(QPainter& painter, const CrossoverScene& scene, const PictureTheme& theme)
{
    const ProductSeries* front = scene.seriesInFront();
    for (const ProductSeries& series : scene.measured.series)
        if (&series != front)
            paintOne(painter, scene, series, false, theme);
    if (front != nullptr)
        paintOne(painter, scene, *front, true, theme);
}

void paintLive(QPainter& painter, const CrossoverScene& scene, const PictureTheme& theme)
{
    if (!scene.measured.live)
        return;
    const LivePoint& live = *scene.measured.live;
    const QPointF at = scene.at(live);
    if (!isInView(at, scene.plot))
        return;
    const double marker = 0.7 * QFontMetricsF(scene.font).height();
    if (const std::optional<SampleSummary>& spread = live.kernel.time.spread)
        paintLiveSpread(painter, scene.at(static_cast<double>(live.n), spread->min),
                        scene.at(static_cast<double>(live.n), spread->max), marker, theme);
    paintLiveMarker(painter, at, marker, theme);
}

void paintChosen(QPainter& painter, const CrossoverScene& scene, const PictureTheme& theme)
{
    const MeasuredSize* chosen = scene.chosen.isEmpty() ? nullptr : scene.measuredOf(scene.chosen);
    if (chosen != nullptr && isInView(scene.at(*chosen), scene.plot))
        paintChosenRing(painter, scene.at(*chosen), 0.55 * QFontMetricsF(scene.font).height(), theme);
}

} // namespace roofline::window
