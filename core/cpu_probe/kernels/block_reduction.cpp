// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/cpu_probe/kernels/block_reduction.h"

#include <algorithm>
#include <array>

namespace roofline {

namespace {

/// As on a card: the block is first read in order into fast memory, and the tree walks there. count ≥ 1; an odd middle
/// element waits for the next step.
float treeSum(const float* values, std::int64_t count)
{
    alignas(64) std::array<float, largestReductionBlock> partial;
    partial[0] = 0.0f; // the others are written before they are read, and clearing all would cost time
    std::copy(values, values + count, partial.begin());
    while (count > 1) {
        const std::int64_t half = (count + 1) / 2;
        const float* const upper = partial.data() + half;
        for (std::int64_t i = 0; i < count - half; ++i)
            partial[static_cast<std::size_t>(i)] += upper[i];
        count = half;
    }
    return partial[0];
}

} // namespace

void blockReduction(const float* a, float* out, std::int64_t elements, std::int64_t block, IndexRange blocks)
{
    for (std::int64_t k = blocks.begin; k < blocks.end; ++k) {
        const std::int64_t from = k * block;
        out[k] = treeSum(a + from, std::min(block, elements - from));
    }
}

} // namespace roofline
