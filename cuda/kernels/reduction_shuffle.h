// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// One sum for each 4096 elements: sixteen a thread, all on their way at once, then within each warp by shuffles and between
// warps through a word of shared memory each. One barrier, where a tree in shared memory
// has eight.
#pragma once

#include <cuda_runtime_api.h>

#include <cstdint>

namespace roofline::cuda {

inline constexpr std::int64_t shuffleReductionElements = 4096; ///< of one sum

void launchReductionShuffle(cudaStream_t stream, float* sums, const float* in, std::int64_t elements);

} // namespace roofline::cuda
