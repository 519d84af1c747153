// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Two products c = a·b of n×n matrices: every operand from memory, and through 16×16 tiles.
#pragma once

#include "core/cpu_probe/index_range.h"
#include "core/cpu_probe/vector_unit.h"

namespace roofline {

inline constexpr std::int64_t matmulTileSide = 16;

/// One row of a times one column of b for each element of the worker's rows.
void matmulNaive(const float* a, const float* b, float* c, std::int64_t n, IndexRange rows);

/// The worker's share of c's tiles, counted row by row; a tile at the border is filled up with zeros.
void matmulTiled(const float* a, const float* b, float* c, std::int64_t n, IndexRange tiles, VectorUnit unit);

} // namespace roofline
