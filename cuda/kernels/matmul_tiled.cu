// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "cuda/kernels/matmul_tiled.h"

#include "core/model/blocks.h"

namespace roofline::cuda {

namespace {

template <int Tile>
__global__ void matmulTiled(float* c, const float* a, const float* b, std::int64_t rows, std::int64_t n)
{
    __shared__ float tileA[Tile][Tile];
    __shared__ float tileB[Tile][Tile];
    const int tx = threadIdx.x;
    const int ty = threadIdx.y;
    const std::int64_t column = static_cast<std::int64_t>(blockIdx.x) * Tile + tx;
    const std::int64_t row = static_cast<std::int64_t>(blockIdx.y) * Tile + ty;
    float sum = 0.0f;
    for (std::int64_t start = 0; start < n; start += Tile) {
        tileA[ty][tx] = row < rows && start + tx < n ? a[row * n + start + tx] : 0.0f;
        tileB[ty][tx] = start + ty < n && column < n ? b[(start + ty) * n + column] : 0.0f;
        __syncthreads();
#pragma unroll
        for (int k = 0; k < Tile; ++k)
            sum += tileA[ty][k] * tileB[k][tx];
        __syncthreads();
    }
    if (row < rows && column < n)
        c[row * n + column] = sum;
}

template <int Tile>
void launch(cudaStream_t stream, float* c, const float* a, const float* b, std::int64_t rows, std::int64_t n)
{
    const dim3 blocks(static_cast<unsigned>(blocksToCover(n, Tile)), static_cast<unsigned>(blocksToCover(rows, Tile)));
    matmulTiled<Tile><<<blocks, dim3(Tile, Tile), 0, stream>>>(c, a, b, rows, n);
}

} // namespace

void launchMatmulTiled8(cudaStream_t stream, float* c, const float* a, const float* b, std::int64_t n)
{
    launch<8>(stream, c, a, b, n, n);
}

void launchMatmulTiled16(cudaStream_t stream, float* c, const float* a, const float* b, std::int64_t n)
{
    launch<16>(stream, c, a, b, n, n);
}

void launchMatmulTiled32(cudaStream_t stream, float* c, const float* a, const float* b, std::int64_t n)
{
    launch<32>(stream, c, a, b, n, n);
}

void launchMatmulTiled8Rows(cudaStream_t stream, float* c, const float* a, const float* b, std::int64_t rows,
                            std::int64_t n)
{
    launch<8>(stream, c, a, b, rows, n);
}

void launchMatmulTiled16Rows(cudaStream_t stream, float* c, const float* a, const float* b, std::int64_t rows,
                             std::int64_t n)
{
    launch<16>(stream, c, a, b, rows, n);
}

void launchMatmulTiled32Rows(cudaStream_t stream, float* c, const float* a, const float* b, std::int64_t rows,
                             std::int64_t n)
{
    launch<32>(stream, c, a, b, rows, n);
}

} // namespace roofline::cuda
