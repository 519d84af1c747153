// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// One sum a block of 256 elements: one element a thread into shared memory, then a tree that halves the active threads
// until one is left. The last block may be short.
#pragma once

#include <cuda_runtime_api.h>

#include <cstdint>

namespace roofline::cuda {

inline constexpr int blockReductionThreads = 256;

/// sums[k] = sum of in[256·k … 256·k + 255]; ⌈elements / 256⌉ of them.
void launchBlockReduction(cudaStream_t stream, float* sums, const float* in, std::int64_t elements);

} // namespace roofline::cuda
