// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Reads a buffer from device memory, several times sixteen bytes a thread on their way at once, and leaves a word a block that
// depends on all it read (core/checking/read_checksums.h).
#pragma once

#include "core/checking/read_checksums.h"

#include <cuda_runtime_api.h>

#include <cstdint>

namespace roofline::cuda {

/// Two ways through the same tile: a block's word is the same, and the host computes it once.
inline constexpr ReadTile dramReadTiles[] = {{1024, 2, 2}, {1024, 4, 1}};

/// words[block], for the blocks of dramReadTiles[shape] that cover `elements`; `sweeps` times over the whole buffer.
void launchDramRead(cudaStream_t stream, std::uint32_t* words, const float* in, std::int64_t elements, int shape,
                    int sweeps);

} // namespace roofline::cuda
