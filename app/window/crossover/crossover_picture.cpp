// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/crossover/crossover_picture.h"

#include "core/measuring/product_point.h"
#include "core/quantity/units.h"

#include <algorithm>
#include <cmath>

namespace roofline::window {

namespace {

constexpr int curvePoints = 240; ///< a step of ⌈N/T⌉ looks like a step

/// What the axes must hold on top of the curves.
struct Seen {
    std::vector<double> sizes;
    std::vector<double> times; ///< ms
};

Seen seenIn(const CrossoverPicture& picture, const MeasuredTimes& measured)
{
    Seen seen;
    const auto add = [&seen](double size, Seconds time) {
        seen.sizes.push_back(size);
        seen.times.push_back(inMilliseconds(time));
    };
    if (picture.isSizeOnAxis)
        add(picture.size, picture.bound);
    if (picture.crossing)
        add(*picture.crossing, picture.crossingTime);
    const auto addAll = [&add](const std::vector<MeasuredSize>& sizes) {
        for (const MeasuredSize& size : sizes)
            add(static_cast<double>(size.n), size.kernel.time.median);
    };
    addAll(measured.products);
    for (const ProductSeries& series : measured.series)
        addAll(series.points);
    if (measured.live)
        add(static_cast<double>(measured.live->n), measured.live->kernel.time.median);
    return seen;
}

/// A curve of times rises with N: its ends hold all of it. Where it is not shown whole, its lower end may be cut off.
void addEnds(std::vector<double>& values, const std::vector<Seconds>& times, bool isWhole)
{
    if (times.empty())
        return;
    if (isWhole)
        values.push_back(inMilliseconds(times.front()));
    values.push_back(inMilliseconds(times.back()));
}

bool isOnASeries(const std::string& id, const std::vector<ProductSeries>& all)
{
    return std::any_of(all.begin(), all.end(), [&id](const ProductSeries& series) {
        return id == (series.tile > 1 ? "matmul_tiled_" + std::to_string(series.tile) : "matmul_naive");
    });
}

} // namespace

std::vector<MeasuredSize> measuredProducts(const Session& session)
{
    const std::vector<ProductSeries> series = productSeries(session);
    std::vector<MeasuredSize> products;
    for (const KernelMeasurement& kernel : session.kernels) {
        const double n = std::round(std::cbrt(kernel.work.value() / 2.0));
        const bool isProduct = kernel.id.rfind("matmul", 0) == 0 && n >= smallestSize && n <= largestSize &&
                               !isOnASeries(kernel.id, series);
        if (isProduct && kernel.isUsable() && kernel.time.median.count() > 0.0)
            products.push_back({std::llround(n), kernel});
    }
    return products;
}

std::vector<std::string> failedProducts(const Session& session)
{
    std::vector<std::string> failed;
    for (const KernelMeasurement& kernel : session.kernels)
        if (productOf(kernel.id) && !kernel.isUsable())
            failed.push_back(kernel.id);
    return failed;
}

MeasuredTimes measuredTimes(const Session& session, const std::optional<LivePoint>& live)
{
    MeasuredTimes measured{measuredProducts(session), productSeries(session), roofOf(session), live,
                           failedProducts(session)};
    for (const ProductSeries& series : measured.series)
        if (const std::optional<Departure> departure = ownDeparture(series, session))
            measured.departures[series.tile] = *departure;
    return measured;
}

CrossoverPicture crossoverPicture(const ModelReading& reading, const MeasuredTimes& measured, AxesKind kind,
                                  std::optional<double> keptToSize)
{
    CrossoverPicture picture;
    picture.size = static_cast<double>(reading.input.shape.n);
    picture.bound = reading.time.lowerBound();
    picture.isSizeOnAxis = picture.size >= smallestSize && picture.size <= largestSize;
    if (reading.crossover && *reading.crossover >= smallestSize && *reading.crossover <= largestSize) {
        picture.crossing = reading.crossover;
        const double n = *reading.crossover;
        picture.crossingTime = Flops(2.0 * n * n * n) / reading.input.roof.peak;
    }
    Seen seen = seenIn(picture, measured);
    if (kind == AxesKind::Linear)
        picture.axes = linearAxes(seen.sizes, seen.times);
    else if (!measured.series.empty())
        picture.axes = seriesAxes(seen.sizes);
    if (keptToSize)
        picture.axes.toSize = *keptToSize;
    const Spacing spacing = kind == AxesKind::Linear ? Spacing::Linear : Spacing::Logarithmic;
    picture.curves = timeCurves(reading.input, std::max(smallestSize, picture.axes.fromSize), picture.axes.toSize,
                                curvePoints, spacing);
    if (kind == AxesKind::Logarithmic) {
        addEnds(seen.times, picture.curves.memory, measured.series.empty());
        addEnds(seen.times, picture.curves.compute, measured.series.empty());
        picture.axes.times = decadesAround(seen.times);
    }
    return picture;
}

} // namespace roofline::window
