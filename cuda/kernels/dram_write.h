// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Writes signal(i, seed) to device memory, sixteen bytes a thread, and reads nothing. Like all streams of a ceiling it may
// sweep over the buffer several times in one launch.
#pragma once

#include <cuda_runtime_api.h>

#include <cstdint>

namespace roofline::cuda {

/// `threads` a block: 256 or 1024.
void launchDramWrite(cudaStream_t stream, float* out, std::int64_t elements, std::uint32_t seed, int sweeps,
                     int threads);

} // namespace roofline::cuda
