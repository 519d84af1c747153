// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/cpu_probe/kernels/block_reduction.h"

#include <array>

namespace roofline {

namespace {

/// count ≥ 1. An odd middle element waits for the next step.
float treeSum(const float* __restrict values, std::int64_t count)
{
    std::array<float, largestReductionBlock / 2 + 1> partial;
    float* __restrict sums = partial.data();
    std::int64_t half = (count + 1) / 2;
    for (std::int64_t i = 0; i < count - half; ++i)
        sums[i] = values[i] + values[i + half];
    if (count % 2 == 1)
        sums[half - 1] = values[half - 1];
    while (half > 1) {
        const std::int64_t active = half;
        half = (active + 1) / 2;
        const float* const upper = partial.data() + half;
        for (std::int64_t i = 0; i < active - half; ++i)
            partial[static_cast<std::size_t>(i)] += upper[i];
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
