// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/model/matmul_model.h"

#include "core/model/blocks.h"

#include <cmath>

namespace roofline {

namespace {

/// Largest t with t² ≤ bound; the loops mend the last digit that sqrt may round.
std::int64_t floorOfSquareRoot(double bound)
{
    if (!(bound >= 1.0))
        return 0;
    auto root = static_cast<std::int64_t>(std::sqrt(bound));
    while (static_cast<double>(root) * static_cast<double>(root) > bound)
        --root;
    while (static_cast<double>(root + 1) * static_cast<double>(root + 1) <= bound)
        ++root;
    return root;
}

} // namespace

Flops matmulWork(const MatmulShape& shape)
{
    const auto n = static_cast<double>(shape.n);
    return Flops(2.0 * n * n * n);
}

Bytes matmulTraffic(const MatmulShape& shape)
{
    const auto n = static_cast<double>(shape.n);
    if (shape.traffic == Traffic::MatrixOnce)
        return Bytes(3.0 * n * n * shape.elementBytes);
    const auto tiles = static_cast<double>(blocksToCover(shape.n, shape.tile));
    return Bytes((2.0 * n * n * tiles + n * n) * shape.elementBytes);
}

Intensity matmulIntensity(const MatmulShape& shape) { return matmulWork(shape) / matmulTraffic(shape); }

Bytes sharedMemoryPerBlock(const MatmulShape& shape)
{
    if (shape.tile <= 1)
        return Bytes(0.0);
    const auto t = static_cast<double>(shape.tile);
    return Bytes(2.0 * t * t * shape.elementBytes);
}

Intensity largeNIntensity(const MatmulShape& shape)
{
    return Intensity(static_cast<double>(shape.tile) / shape.elementBytes);
}

std::int64_t largestTileThatFits(Bytes capacity, int elementBytes)
{
    return floorOfSquareRoot(capacity.value() / (2.0 * elementBytes));
}

std::int64_t largestTileOfOneThreadPerOutput(std::int64_t threadsPerBlock)
{
    return floorOfSquareRoot(static_cast<double>(threadsPerBlock));
}

} // namespace roofline
