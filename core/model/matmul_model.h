// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Work, memory traffic and shared memory of one square matrix product C = A·B (N×N, beta = 0), counted from the
// algorithm. No card and no time is known here.
#pragma once

#include "core/quantity/quantity.h"

#include <cstdint>

namespace roofline {

/// What is assumed to cross DRAM.
enum class Traffic {
    MatrixOnce, ///< each matrix once: 3·N²·s byte, the least any algorithm can do
    Tiled,      ///< T×T tiles: (2·N²·⌈N/T⌉ + N²)·s byte; T = 1 is the untiled baseline
};

struct MatmulShape {
    std::int64_t n = 1024;
    std::int64_t tile = 16;
    int elementBytes = 4;
    Traffic traffic = Traffic::Tiled;

    bool operator==(const MatmulShape&) const = default;
};

/// 2·N³ (a fused multiply-add is 2 FLOP).
[[nodiscard]] Flops matmulWork(const MatmulShape& shape);
[[nodiscard]] Bytes matmulTraffic(const MatmulShape& shape);
[[nodiscard]] Intensity matmulIntensity(const MatmulShape& shape);

/// 2·T²·s for the two tiles of a block; the untiled baseline (T = 1) allocates none.
[[nodiscard]] Bytes sharedMemoryPerBlock(const MatmulShape& shape);

/// The intensity that tiling approaches for large N: T / s.
[[nodiscard]] Intensity largeNIntensity(const MatmulShape& shape);

/// The largest T with 2·T²·s ≤ capacity (64 KiB holds T = 90 for float32).
[[nodiscard]] std::int64_t largestTileThatFits(Bytes capacity, int elementBytes);

/// The largest T with T² ≤ threads: one thread for each output of the tile (1024 threads: T = 32).
[[nodiscard]] std::int64_t largestTileOfOneThreadPerOutput(std::int64_t threadsPerBlock);

} // namespace roofline
