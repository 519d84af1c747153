// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// One sum for each block, by the tree that a card's block walks: each step adds the upper half to the lower one.
#pragma once

#include "core/cpu_probe/index_range.h"

namespace roofline {

/// Most elements of a block.
inline constexpr std::int64_t largestReductionBlock = 1024;

/// out[k] = sum of a over block k, for the worker's share of blocks; the last block of `elements` may be short.
void blockReduction(const float* a, float* out, std::int64_t elements, std::int64_t block, IndexRange blocks);

} // namespace roofline
