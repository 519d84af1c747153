// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/model/crossover.h"

namespace roofline {

std::optional<double> crossoverSize(const Roof& roof, const MatmulShape& shape)
{
    const double s = shape.elementBytes;
    const double bandwidth = roof.bandwidth.value();
    const double peak = roof.peak.value();
    if (shape.traffic == Traffic::MatrixOnce)
        return 3.0 * s * peak / (2.0 * bandwidth);
    if (largeNIntensity(shape) <= ridgePoint(roof))
        return std::nullopt;
    const auto tile = static_cast<double>(shape.tile);
    const double size = (s / bandwidth) / (2.0 / peak - 2.0 * s / (tile * bandwidth));
    // Just past the ridge the difference may round to nothing or below: then there is none to tell.
    if (!(size > 0.0) || size > 1e300)
        return std::nullopt;
    return size;
}

double tileToPassTheRidge(const Roof& roof, int elementBytes) { return elementBytes * ridgePoint(roof).value(); }

} // namespace roofline
