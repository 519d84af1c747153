// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/model/time_curves.h"

#include <algorithm>
#include <cmath>

namespace roofline {

namespace {

/// Above it a matrix of bytes would not fit into any memory, and the square of it into no int64.
constexpr double largestSize = 1e9;

double wholeSize(double n) { return std::round(std::clamp(n, 1.0, largestSize)); }

double sizeAt(double from, double to, double share, Spacing spacing)
{
    return wholeSize(spacing == Spacing::Linear ? from + (to - from) * share : from * std::pow(to / from, share));
}

void append(TimeCurves& curves, const ModelInput& input, double n)
{
    MatmulShape shape = input.shape;
    shape.n = static_cast<std::int64_t>(n);
    const TimeBound time = timeBound(input.roof, matmulWork(shape), matmulTraffic(shape));
    curves.n.push_back(n);
    curves.memory.push_back(time.memory);
    curves.compute.push_back(time.compute);
    curves.bound.push_back(time.lowerBound());
}

} // namespace

TimeCurves timeCurves(const ModelInput& input, double fromN, double toN, int points, Spacing spacing)
{
    TimeCurves curves;
    if (!(fromN <= toN))
        return curves;
    const double from = wholeSize(fromN);
    const double to = wholeSize(toN);
    for (int point = 0; point < points; ++point) {
        const double n = points == 1 ? from : sizeAt(from, to, static_cast<double>(point) / (points - 1), spacing);
        if (curves.n.empty() || n > curves.n.back())
            append(curves, input, n);
    }
    return curves;
}

} // namespace roofline
