// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/crossover/crossover_scene.h"

#include "app/window/axes/cut_to_view.h"
#include "app/window/text/point_words.h"
#include "core/quantity/units.h"

#include <algorithm>
#include <cmath>

namespace roofline::window {

namespace {

constexpr double attraction = 5.0; ///< pixels around a power of two

/// Series lie close together: the nearest of all points within reach, of the one in front where two are as near.
const MeasuredSize* sizeNear(const CrossoverScene& scene, const QPointF& position, double reach)
{
    const MeasuredSize* nearest = nullptr;
    double least = reach;
    const ProductSeries* front = scene.seriesInFront();
    for (const ProductSeries& series : scene.measured.series)
        for (const MeasuredSize& size : series.points) {
            const double away = QLineF(scene.at(size), position).length() * (&series == front ? 0.7 : 1.0);
            if (away > least)
                continue;
            least = away;
            nearest = &size;
        }
    return nearest;
}

} // namespace

const ProductSeries* CrossoverScene::seriesInFront() const
{
    const MatmulShape& shape = reading.input.shape;
    for (const ProductSeries& series : measured.series)
        if (series.tile == shape.tile && shape.traffic == Traffic::Tiled)
            return &series;
    return nullptr;
}

QPointF CrossoverScene::at(double size, Seconds time) const
{
    return {plot.left() + picture.axes.shareOfSize(size) * plot.width(),
            plot.bottom() - picture.axes.shareOfTime(inMilliseconds(time)) * plot.height()};
}

QPolygonF CrossoverScene::seen(const std::vector<Seconds>& times) const
{
    QPolygonF whole;
    whole.reserve(static_cast<qsizetype>(times.size()));
    for (std::size_t i = 0; i < times.size(); ++i)
        whole.append(at(picture.curves.n[i], times[i]));
    const std::vector<QPolygonF> parts = cutToView(whole, plot);
    return parts.empty() ? QPolygonF() : parts.front(); // it rises: it leaves once
}

qint64 CrossoverScene::sizeAt(double x) const
{
    const double size =
        std::clamp(picture.axes.sizeAtShare((x - plot.left()) / plot.width()),
                   std::max(smallestSize, picture.axes.fromSize), std::min(largestSize, picture.axes.toSize));
    const double nearest = std::exp2(std::round(std::log2(size)));
    const bool isNear = std::abs(at(nearest, picture.bound).x() - x) < attraction;
    return std::llround(std::clamp(isNear ? nearest : size, smallestSize, largestSize));
}

const MeasuredSize* CrossoverScene::measuredAt(const QPointF& position, double reach) const
{
    for (const MeasuredSize& product : measured.products)
        if (QLineF(at(product), position).length() <= reach)
            return &product;
    return sizeNear(*this, position, reach);
}

const MeasuredSize* CrossoverScene::measuredOf(const QString& id) const
{
    const std::string wanted = id.toStdString();
    const auto among = [&wanted](const std::vector<MeasuredSize>& sizes) {
        const auto found = std::find_if(sizes.begin(), sizes.end(),
                                        [&wanted](const MeasuredSize& size) { return size.kernel.id == wanted; });
        return found == sizes.end() ? nullptr : &*found;
    };
    const MeasuredSize* found = among(measured.products);
    for (std::size_t i = 0; found == nullptr && i < measured.series.size(); ++i)
        found = among(measured.series[i].points);
    return found;
}

QString CrossoverScene::tipAt(const QPointF& position, double reach) const
{
    const auto isUnder = [&](const QPointF& point) { return QLineF(point, position).length() <= reach; };
    if (measured.live && isUnder(at(*measured.live)))
        return PointWords::live(*measured.live);
    if (const MeasuredSize* product = measuredAt(position, reach))
        return PointWords::product(product->n, product->kernel);
    if (picture.isSizeOnAxis && isUnder(current()))
        return PointWords::model(reading);
    if (picture.crossing && isUnder(at(*picture.crossing, picture.crossingTime)))
        return PointWords::crossing(*picture.crossing, picture.crossingTime);
    return {};
}

} // namespace roofline::window
