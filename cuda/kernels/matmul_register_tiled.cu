// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "cuda/kernels/matmul_register_tiled.h"

#include "core/model/blocks.h"

namespace roofline::cuda {

namespace {

constexpr int depth = 16; ///< of a tile along k
constexpr int each = 4;   ///< rows and columns of outputs a thread
constexpr int side = registerTile / each;
constexpr int threads = side * side;

__device__ float valueAt(const float* matrix, std::int64_t row, std::int64_t column, std::int64_t n)
{
    return row < n && column < n ? matrix[row * n + column] : 0.0f;
}

__global__ void __launch_bounds__(threads) matmulRegisterTiled(float* c, const float* a, const float* b, std::int64_t n)
{
    __shared__ float tileA[registerTile][depth + 1]; // one column more, so that rows start in different banks
    __shared__ float tileB[depth][registerTile];
    const int thread = static_cast<int>(threadIdx.x);
    const int tx = thread % side;
    const int ty = thread / side;
    const std::int64_t firstRow = static_cast<std::int64_t>(blockIdx.y) * registerTile;
    const std::int64_t firstColumn = static_cast<std::int64_t>(blockIdx.x) * registerTile;
    float sums[each][each] = {};
    for (std::int64_t start = 0; start < n; start += depth) {
#pragma unroll
        for (int i = thread; i < registerTile * depth; i += threads) {
            tileA[i / depth][i % depth] = valueAt(a, firstRow + i / depth, start + i % depth, n);
            tileB[i / registerTile][i % registerTile] =
                valueAt(b, start + i / registerTile, firstColumn + i % registerTile, n);
        }
        __syncthreads();
#pragma unroll
        for (int k = 0; k < depth; ++k) {
            float left[each];
            float right[each];
#pragma unroll
            for (int i = 0; i < each; ++i) {
                left[i] = tileA[ty + side * i][k];
                right[i] = tileB[k][tx + side * i];
            }
#pragma unroll
            for (int i = 0; i < each; ++i)
#pragma unroll
                for (int j = 0; j < each; ++j)
                    sums[i][j] += left[i] * right[j];
        }
        __syncthreads();
    }
#pragma unroll
    for (int i = 0; i < each; ++i)
#pragma unroll
        for (int j = 0; j < each; ++j) {
            const std::int64_t row = firstRow + ty + side * i;
            const std::int64_t column = firstColumn + tx + side * j;
            if (row < n && column < n)
                c[row * n + column] = sums[i][j];
        }
}

} // namespace

void launchMatmulRegisterTiled(cudaStream_t stream, float* c, const float* a, const float* b, std::int64_t n)
{
    const auto blocks = static_cast<unsigned>(blocksToCover(n, registerTile));
    matmulRegisterTiled<<<dim3(blocks, blocks), threads, 0, stream>>>(c, a, b, n);
}

} // namespace roofline::cuda
