// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/session/product_series.h"

#include "core/measuring/product_point.h"
#include "core/session/ceiling_noise.h"

#include <algorithm>
#include <limits>
#include <map>

namespace roofline {

namespace {

constexpr double overTwice = 2.0;
/// What a ceiling's own spread does not explain.
constexpr double noticeable = 1.1;

/// Twice the N is eight times the work: time that grows less than N does is no work that is timed.
bool isFlat(const MeasuredSize& smaller, const MeasuredSize& larger)
{
    const double growth = static_cast<double>(larger.n) / static_cast<double>(smaller.n);
    return larger.kernel.time.median < growth * smaller.kernel.time.median;
}

TimeBound boundOf(const KernelMeasurement& kernel, const Roof& roof)
{
    return timeBound(roof, kernel.work, kernel.traffic);
}

std::optional<LaunchCost> launchOf(const ProductSeries& series, const Roof& roof)
{
    const auto isOver = [&roof](const MeasuredSize& size) {
        return size.kernel.time.median > overTwice * boundOf(size.kernel, roof).lowerBound();
    };
    const std::vector<MeasuredSize>& points = series.points;
    const Seconds floor = points.front().kernel.time.median;
    if (points.size() < 2 || !isFlat(points[0], points[1]) || !isOver(points.front()))
        return std::nullopt;
    const auto within = std::find_if_not(points.begin(), points.end(), isOver);
    return LaunchCost{floor, within == points.end() ? std::nullopt : std::optional(within->n)};
}

std::optional<CacheHelp> cachesOf(const ProductSeries& series, const Roof& roof)
{
    std::optional<CacheHelp> strongest;
    std::optional<CacheHelp> run;
    for (const MeasuredSize& size : series.points) {
        const double times = boundOf(size.kernel, roof).memory / size.kernel.time.median;
        if (times < noticeable) {
            run.reset();
            continue;
        }
        if (!run)
            run = CacheHelp{times, size.n, size.n, size.n};
        run->to = size.n;
        if (times > run->mostTimes) {
            run->mostTimes = times;
            run->at = size.n;
        }
        if (!strongest || run->from == strongest->from || run->mostTimes > strongest->mostTimes)
            strongest = run;
    }
    return strongest;
}

} // namespace

std::optional<Departure> ownDeparture(const ProductSeries& series, const Session& session)
{
    const std::optional<Roof> roof = roofOf(session);
    if (!roof)
        return std::nullopt;
    Departure departure = departureOf(series, *roof);
    if (std::optional<CacheHelp>& help = departure.caches) {
        const auto most = std::find_if(series.points.begin(), series.points.end(),
                                       [&help](const MeasuredSize& size) { return size.n == help->at; });
        const Placement byMemory{Limit::Memory, help->mostTimes, true};
        help->onlyNoise = whyOnlyNoise(most->kernel, byMemory, session);
    }
    return departure;
}

std::vector<ProductSeries> productSeries(const Session& session)
{
    std::map<std::int64_t, ProductSeries> byTile;
    for (const KernelMeasurement& kernel : session.kernels) {
        const std::optional<ProductPoint> point = productOf(kernel.id);
        if (!point || !kernel.isUsable() || !(kernel.time.median > Seconds(0.0)) || !(kernel.traffic > Bytes(0.0)))
            continue;
        ProductSeries& series = byTile[point->tile];
        series.tile = point->tile;
        series.points.push_back({point->n, kernel});
    }
    std::vector<ProductSeries> all;
    for (auto& [tile, series] : byTile) {
        std::sort(series.points.begin(), series.points.end(),
                  [](const MeasuredSize& a, const MeasuredSize& b) { return a.n < b.n; });
        all.push_back(std::move(series));
    }
    return all;
}

Departure departureOf(const ProductSeries& series, const Roof& roof)
{
    double least = std::numeric_limits<double>::infinity();
    for (const MeasuredSize& size : series.points)
        least = std::min(least, size.kernel.time.median / boundOf(size.kernel, roof).lowerBound());
    return {least, launchOf(series, roof), cachesOf(series, roof)};
}

} // namespace roofline
