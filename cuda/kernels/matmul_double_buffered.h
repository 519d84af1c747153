// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// c = a·b, n×n row by row: 128×128 tiles a block, 8×8 outputs a thread, sixteen bytes a load, and two tiles in shared memory:
// while one is multiplied, the next is on its way.
#pragma once

#include <cuda_runtime_api.h>

#include <cstdint>

namespace roofline::cuda {

inline constexpr int doubleBufferedTile = 128; ///< uses of a value read from device memory

void launchMatmulDoubleBuffered(cudaStream_t stream, float* c, const float* a, const float* b, std::int64_t n);

} // namespace roofline::cuda
