// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Reads a buffer from device memory, eight times sixteen bytes a thread on their way at once, and leaves a word a warp that
// depends on all it read (core/checking/read_checksums.h). It may sweep over the buffer several times in one launch: a sweep
// finds nothing of the one before in a cache a fraction of the buffer's size, and a launch costs some microseconds.
#pragma once

#include "core/checking/read_checksums.h"

#include <cuda_runtime_api.h>

#include <cstdint>

namespace roofline::cuda {

inline constexpr ReadTile dramReadTile{128, 8, 1};

/// words[(sweep · blocks + block) · warps + warp], for the blocks that cover `elements`.
void launchDramRead(cudaStream_t stream, std::uint32_t* words, const float* in, std::int64_t elements, int sweeps);

} // namespace roofline::cuda
