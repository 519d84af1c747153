// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Reads a buffer that the L2 cache holds again and again, past L1. In each pass a block reads one slice, another in each, so
// that every SM meets every part of L2. What each thread leaves is in core/checking/read_checksums.h (SliceWalk).
#pragma once

#include "core/checking/read_checksums.h"

#include <cuda_runtime_api.h>

#include <cstdint>

namespace roofline::cuda {

inline constexpr int l2Threads = 256;
inline constexpr int l2InFlight = 2;

/// words[block · 256 + thread]. walk.threads is 256, walk.vectorsEach a multiple of 2.
void launchL2Read(cudaStream_t stream, std::uint32_t* words, const float* in, const SliceWalk& walk);

} // namespace roofline::cuda
