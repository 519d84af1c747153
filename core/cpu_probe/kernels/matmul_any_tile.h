// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// The product c = a·b of n×n matrices through T×T tiles whose side is known only when it runs: one loop for all sides, so that
// two of them can be compared. The course's 16×16 tiles are matmul.h's.
#pragma once

#include "core/cpu_probe/index_range.h"
#include "core/cpu_probe/vector_unit.h"

namespace roofline {

inline constexpr std::int64_t largestTileSide = 128;

/// The worker's share of c's tiles, counted row by row. side: 1 to largestTileSide.
void matmulAnyTile(const float* a, const float* b, float* c, std::int64_t n, std::int64_t side, IndexRange tiles,
                   VectorUnit unit);

} // namespace roofline
