// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "cuda/kernels/matmul_tiled_16.h"

#include "core/model/blocks.h"

namespace roofline::cuda {

namespace {

constexpr int tile = 16;

__global__ void matmulTiled16(float* c, const float* a, const float* b, std::int64_t n)
{
    __shared__ float tileA[tile][tile];
    __shared__ float tileB[tile][tile];
    const int tx = threadIdx.x;
    const int ty = threadIdx.y;
    const std::int64_t column = static_cast<std::int64_t>(blockIdx.x) * tile + tx;
    const std::int64_t row = static_cast<std::int64_t>(blockIdx.y) * tile + ty;
    float sum = 0.0f;
    for (std::int64_t start = 0; start < n; start += tile) {
        tileA[ty][tx] = row < n && start + tx < n ? a[row * n + start + tx] : 0.0f;
        tileB[ty][tx] = start + ty < n && column < n ? b[(start + ty) * n + column] : 0.0f;
        __syncthreads();
#pragma unroll
        for (int k = 0; k < tile; ++k)
            sum += tileA[ty][k] * tileB[k][tx];
        __syncthreads();
    }
    if (row < n && column < n)
        c[row * n + column] = sum;
}

} // namespace

void launchMatmulTiled16(cudaStream_t stream, float* c, const float* a, const float* b, std::int64_t n)
{
    const auto blocks = static_cast<unsigned>(blocksToCover(n, tile));
    matmulTiled16<<<dim3(blocks, blocks), dim3(tile, tile), 0, stream>>>(c, a, b, n);
}

} // namespace roofline::cuda
