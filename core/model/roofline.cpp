// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/model/roofline.h"

#include <algorithm>
#include <cmath>

namespace roofline {

namespace {

Limit longerOf(double compute, double memory)
{
    if (std::abs(compute - memory) <= 1e-12 * std::max(compute, memory))
        return Limit::Balanced;
    return compute > memory ? Limit::Compute : Limit::Memory;
}

} // namespace

Intensity ridgePoint(const Roof& roof) { return roof.peak / roof.bandwidth; }

ComputeRate attainable(const Roof& roof, Intensity intensity)
{
    return std::min(roof.peak, roof.bandwidth * intensity);
}

Limit limitAt(const Roof& roof, Intensity intensity) { return longerOf(intensity.value(), ridgePoint(roof).value()); }

Seconds TimeBound::lowerBound() const { return std::max(compute, memory); }

TimeBound timeBound(const Roof& roof, Flops work, Bytes traffic)
{
    const Seconds compute = work / roof.peak;
    const Seconds memory = traffic / roof.bandwidth;
    return {compute, memory, longerOf(compute.count(), memory.count())};
}

double fractionOfCeiling(const Roof& roof, Flops work, Bytes traffic, Seconds time)
{
    if (work == Flops(0.0))
        return (traffic / time) / roof.bandwidth;
    return (work / time) / attainable(roof, work / traffic);
}

} // namespace roofline
