// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// c = a·b, n×n row by row, through T×T tiles in shared memory, one output a thread: each block loads a tile of a and one of b,
// and every value loaded is used T times. Beyond the edges a tile holds zeros.
#pragma once

#include <cuda_runtime_api.h>

#include <cstdint>

namespace roofline::cuda {

void launchMatmulTiled8(cudaStream_t stream, float* c, const float* a, const float* b, std::int64_t n);
void launchMatmulTiled16(cudaStream_t stream, float* c, const float* a, const float* b, std::int64_t n);
void launchMatmulTiled32(cudaStream_t stream, float* c, const float* a, const float* b, std::int64_t n);

/// As many rows of c and a alone; b is whole.
void launchMatmulTiled8Rows(cudaStream_t stream, float* c, const float* a, const float* b, std::int64_t rows,
                            std::int64_t n);
void launchMatmulTiled16Rows(cudaStream_t stream, float* c, const float* a, const float* b, std::int64_t rows,
                             std::int64_t n);
void launchMatmulTiled32Rows(cudaStream_t stream, float* c, const float* a, const float* b, std::int64_t rows,
                             std::int64_t n);

} // namespace roofline::cuda
