// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Reads a buffer from device memory, eight times sixteen bytes a thread on their way at once, and leaves a word a warp that
// depends on all it read (core/checking/read_checksums.h).
#pragma once

#include "core/checking/read_checksums.h"

#include <cuda_runtime_api.h>

#include <cstdint>

namespace roofline::cuda {

inline constexpr ReadTile dramReadTile{128, 8, 1};

/// words[block · warps + warp], for the blocks that cover `elements`.
void launchDramRead(cudaStream_t stream, std::uint32_t* words, const float* in, std::int64_t elements);

} // namespace roofline::cuda
