// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// c = a·b, n×n row by row, on the tensor cores: operands in FP16, sums in FP32, 128×128 tiles a block through shared memory,
// two of them in turn. From capability 7.5 on.
#pragma once

#include <cuda_runtime_api.h>

#include <cstdint>

namespace roofline::cuda {

inline constexpr int tensorTile = 128; ///< uses of a value read from device memory

/// a and b hold n² values of FP16 each.
void launchMatmulTensor(cudaStream_t stream, float* c, const void* a, const void* b, std::int64_t n);

/// out[i] = signal(i, seed), rounded to FP16.
void launchFillFp16(cudaStream_t stream, void* out, std::int64_t elements, std::uint32_t seed);

} // namespace roofline::cuda
