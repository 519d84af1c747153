// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Reads, again and again, what lies next to an SM's arithmetic: through the L1 cache, or from shared memory that was filled
// once. What each thread leaves is in core/checking/read_checksums.h (RegionWalk).
#pragma once

#include "core/checking/read_checksums.h"

#include <cuda_runtime_api.h>

#include <cstdint>

namespace roofline::cuda {

inline constexpr int l1Threads = 512;
inline constexpr int l1VectorsEach = 4;
inline constexpr int sharedThreads = 1024;
inline constexpr int sharedVectorsEach = 2;

/// words[block · threads + thread]. The walk has 512 threads of 4 vectors (L1), or 1024 of 2 (shared memory).
void launchL1Read(cudaStream_t stream, std::uint32_t* words, const float* in, int blocks, const RegionWalk& walk);
void launchSharedRead(cudaStream_t stream, std::uint32_t* words, const float* in, int blocks, const RegionWalk& walk);

/// Lets a block of launchSharedRead take this much shared memory, more than 48 KiB where the card has it.
[[nodiscard]] cudaError_t allowSharedRead(std::int64_t bytes);

} // namespace roofline::cuda
