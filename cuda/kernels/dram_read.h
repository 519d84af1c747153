// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Reads a buffer from device memory, sixteen bytes a thread at a time, and leaves a word a warp that depends on all it read
// (core/checking/read_checksums.h). It may sweep over the buffer several times in one launch: a sweep finds nothing of the
// one before in a cache a fraction of the buffer's size, and starting a launch costs a large card some microseconds.
#pragma once

#include "core/checking/read_checksums.h"

#include <cuda_runtime_api.h>

#include <cstdint>

namespace roofline::cuda {

inline constexpr ReadTile shortReadTile{128, 8, 1}; ///< all in flight at once, then the block ends
inline constexpr ReadTile longReadTile{256, 4, 16};

/// words[(sweep · blocks + block) · warps + warp], for the blocks that cover `elements`. The tile is one of the two above.
void launchDramRead(cudaStream_t stream, std::uint32_t* words, const float* in, std::int64_t elements, int sweeps,
                    ReadTile tile);

} // namespace roofline::cuda
