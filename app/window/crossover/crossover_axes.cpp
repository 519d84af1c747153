// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/crossover/crossover_axes.h"

#include "app/window/axes/axis_ticks.h"

#include <algorithm>
#include <cmath>

namespace roofline::window {

namespace {

constexpr double roomBeyond = 1.25;
constexpr double leastToSize = 32.0;

double logShare(double value, double from, double to) { return std::log(value / from) / std::log(to / from); }

double largestOf(const std::vector<double>& values)
{
    return values.empty() ? 0.0 : *std::max_element(values.begin(), values.end());
}

/// A multiple of a fourth to an eighth of itself that is a round number.
double roundedUp(double value)
{
    const AxisTicks ticks = linearTicks(0.0, 2.0 * value, 12);
    const auto above = std::lower_bound(ticks.labelled.begin(), ticks.labelled.end(), value);
    return above == ticks.labelled.end() ? value : *above;
}

} // namespace

bool CrossoverAxes::operator==(const CrossoverAxes& other) const
{
    return kind == other.kind && fromSize == other.fromSize && toSize == other.toSize &&
           times.from == other.times.from && times.to == other.times.to;
}

double CrossoverAxes::shareOfSize(double n) const
{
    return kind == AxesKind::Linear ? (n - fromSize) / (toSize - fromSize) : logShare(n, fromSize, toSize);
}

double CrossoverAxes::shareOfTime(double milliseconds) const
{
    return kind == AxesKind::Linear ? (milliseconds - times.from) / (times.to - times.from)
                                    : logShare(milliseconds, times.from, times.to);
}

double CrossoverAxes::sizeAtShare(double share) const
{
    return kind == AxesKind::Linear ? fromSize + share * (toSize - fromSize)
                                    : fromSize * std::pow(toSize / fromSize, share);
}

CrossoverAxes seriesAxes(const std::vector<double>& sizes)
{
    CrossoverAxes axes;
    axes.toSize = std::min(largestSize, std::exp2(std::ceil(std::log2(largestOf(sizes))) + 1.0));
    return axes;
}

CrossoverAxes linearAxes(const std::vector<double>& sizes, const std::vector<double>& milliseconds)
{
    CrossoverAxes axes;
    axes.kind = AxesKind::Linear;
    axes.fromSize = 0.0;
    const double size = std::max(leastToSize, roomBeyond * largestOf(sizes));
    axes.toSize = std::min(largestSize, std::exp2(std::ceil(std::log2(size))));
    const double time = roomBeyond * largestOf(milliseconds);
    axes.times = {0.0, time > 0.0 ? roundedUp(time) : 1.0};
    return axes;
}

} // namespace roofline::window
