// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "cuda/kernels/matmul_naive.h"

#include "core/model/blocks.h"

namespace roofline::cuda {

namespace {

constexpr int blockSide = 16;

__global__ void matmulNaive(float* c, const float* a, const float* b, std::int64_t rows, std::int64_t n)
{
    const std::int64_t column = static_cast<std::int64_t>(blockIdx.x) * blockSide + threadIdx.x;
    const std::int64_t row = static_cast<std::int64_t>(blockIdx.y) * blockSide + threadIdx.y;
    if (row >= rows || column >= n)
        return;
    float sum = 0.0f;
    for (std::int64_t k = 0; k < n; ++k)
        sum += a[row * n + k] * b[k * n + column];
    c[row * n + column] = sum;
}

} // namespace

void launchMatmulNaive(cudaStream_t stream, float* c, const float* a, const float* b, std::int64_t n)
{
    launchMatmulNaiveRows(stream, c, a, b, n, n);
}

void launchMatmulNaiveRows(cudaStream_t stream, float* c, const float* a, const float* b, std::int64_t rows,
                           std::int64_t n)
{
    const dim3 blocks(static_cast<unsigned>(blocksToCover(n, blockSide)),
                      static_cast<unsigned>(blocksToCover(rows, blockSide)));
    matmulNaive<<<blocks, dim3(blockSide, blockSide), 0, stream>>>(c, a, b, rows, n);
}

} // namespace roofline::cuda
