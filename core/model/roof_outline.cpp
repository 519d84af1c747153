// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/model/roof_outline.h"

#include <algorithm>
#include <cmath>

namespace roofline {

namespace {

RoofPoint pointAt(const Roof& roof, Intensity intensity) { return {intensity, attainable(roof, intensity)}; }

/// The exponent of the largest power of ten below `value`; the loops mend what log10 may round.
int exponentBelow(double value)
{
    auto exponent = static_cast<int>(std::floor(std::log10(value)));
    while (std::pow(10.0, exponent) >= value)
        --exponent;
    while (std::pow(10.0, exponent + 1) < value)
        ++exponent;
    return exponent;
}

int exponentAbove(double value)
{
    auto exponent = static_cast<int>(std::ceil(std::log10(value)));
    while (std::pow(10.0, exponent) <= value)
        ++exponent;
    while (std::pow(10.0, exponent - 1) > value)
        --exponent;
    return exponent;
}

/// Further out a power of ten is no normal double.
bool hasPlaceOnLogAxis(double value) { return value > 1e-300 && value < 1e300; }

} // namespace

RoofOutline roofOutline(const Roof& roof, Intensity from, Intensity to)
{
    RoofOutline outline;
    if (!(from.value() > 0.0) || !(from < to))
        return outline;
    const Intensity ridge = ridgePoint(roof);
    if (from < ridge)
        outline.sloped = {pointAt(roof, from), pointAt(roof, std::min(ridge, to))};
    if (ridge < to)
        outline.flat = {pointAt(roof, std::max(ridge, from)), pointAt(roof, to)};
    return outline;
}

DecadeRange decadesAround(std::span<const double> positives)
{
    double least = 0.0;
    double greatest = 0.0;
    for (const double value : positives) {
        if (!hasPlaceOnLogAxis(value))
            continue;
        least = greatest == 0.0 ? value : std::min(least, value);
        greatest = std::max(greatest, value);
    }
    if (greatest == 0.0)
        return {};
    return {std::pow(10.0, exponentBelow(least)), std::pow(10.0, exponentAbove(greatest))};
}

} // namespace roofline
