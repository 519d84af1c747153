// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// c = a·b, n×n row by row: 64×64 tiles a block, and within them 4×4 outputs a thread in registers, so that a value read from
// shared memory is used four times as well.
#pragma once

#include <cuda_runtime_api.h>

#include <cstdint>

namespace roofline::cuda {

inline constexpr int registerTile = 64; ///< uses of a value read from device memory

void launchMatmulRegisterTiled(cudaStream_t stream, float* c, const float* a, const float* b, std::int64_t n);

} // namespace roofline::cuda
