// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "cuda/kernels/matmul_double_buffered.h"

#include "core/model/blocks.h"

namespace roofline::cuda {

namespace {

constexpr int tile = doubleBufferedTile;
constexpr int depth = 8;
constexpr int each = 8; ///< rows and columns of outputs a thread: two times four, half a tile apart
constexpr int half = tile / 2;
constexpr int threads = (tile / each) * (tile / each);

struct Tiles {
    float a[depth][tile + 4]; ///< a's tile with rows and columns exchanged; four more, so that stores spread over banks
    float b[depth][tile];
};

__device__ float4 fourAt(const float* matrix, std::int64_t row, std::int64_t column, std::int64_t n)
{
    if (n % 4 == 0 && row < n && column < n) // then all four are inside, and aligned
        return *reinterpret_cast<const float4*>(matrix + row * n + column);
    const auto at = [&](int i) { return row < n && column + i < n ? matrix[row * n + column + i] : 0.0f; };
    return make_float4(at(0), at(1), at(2), at(3));
}

/// Each thread brings four values of a's tile and four of b's.
struct Loader {
    int rowOfA = static_cast<int>(threadIdx.x) / 2;
    int columnOfA = static_cast<int>(threadIdx.x) % 2 * 4;
    int rowOfB = static_cast<int>(threadIdx.x) / 32;
    int columnOfB = static_cast<int>(threadIdx.x) % 32 * 4;
    float4 a;
    float4 b;

    __device__ void load(const float* matrixA, const float* matrixB, std::int64_t start, std::int64_t n)
    {
        a = fourAt(matrixA, static_cast<std::int64_t>(blockIdx.y) * tile + rowOfA, start + columnOfA, n);
        b = fourAt(matrixB, start + rowOfB, static_cast<std::int64_t>(blockIdx.x) * tile + columnOfB, n);
    }
    __device__ void store(Tiles& tiles) const
    {
        tiles.a[columnOfA][rowOfA] = a.x;
        tiles.a[columnOfA + 1][rowOfA] = a.y;
        tiles.a[columnOfA + 2][rowOfA] = a.z;
        tiles.a[columnOfA + 3][rowOfA] = a.w;
        *reinterpret_cast<float4*>(&tiles.b[rowOfB][columnOfB]) = b;
    }
};

__device__ void readEight(float (&to)[each], const float* row, int first)
{
    *reinterpret_cast<float4*>(&to[0]) = *reinterpret_cast<const float4*>(row + first);
    *reinterpret_cast<float4*>(&to[4]) = *reinterpret_cast<const float4*>(row + first + half);
}

__device__ void multiply(float (&sums)[each][each], const Tiles& tiles, int firstRow, int firstColumn)
{
#pragma unroll
    for (int k = 0; k < depth; ++k) {
        float left[each];
        float right[each];
        readEight(left, tiles.a[k], firstRow);
        readEight(right, tiles.b[k], firstColumn);
#pragma unroll
        for (int i = 0; i < each; ++i)
#pragma unroll
            for (int j = 0; j < each; ++j)
                sums[i][j] += left[i] * right[j];
    }
}

__device__ void storeFour(float* c, const float* four, std::int64_t row, std::int64_t column, std::int64_t n)
{
    if (n % 4 == 0 && row < n && column < n) {
        *reinterpret_cast<float4*>(c + row * n + column) = *reinterpret_cast<const float4*>(four);
        return;
    }
    for (int i = 0; i < 4; ++i)
        if (row < n && column + i < n)
            c[row * n + column + i] = four[i];
}

__global__ void __launch_bounds__(threads, 2)
    matmulDoubleBuffered(float* c, const float* a, const float* b, std::int64_t n)
{
    __shared__ __align__(16) Tiles tiles[2];
    const int firstRow = static_cast<int>(threadIdx.x) / (tile / each) * 4;
    const int firstColumn = static_cast<int>(threadIdx.x) % (tile / each) * 4;
    float sums[each][each] = {};
    Loader loader;
    loader.load(a, b, 0, n);
    loader.store(tiles[0]);
    __syncthreads();
    int now = 0;
    for (std::int64_t next = depth; next < n; next += depth, now ^= 1) {
        loader.load(a, b, next, n);
        multiply(sums, tiles[now], firstRow, firstColumn);
        loader.store(tiles[now ^ 1]);
        __syncthreads();
    }
    multiply(sums, tiles[now], firstRow, firstColumn);
    const std::int64_t row = static_cast<std::int64_t>(blockIdx.y) * tile + firstRow;
    const std::int64_t column = static_cast<std::int64_t>(blockIdx.x) * tile + firstColumn;
#pragma unroll
    for (int i = 0; i < each; ++i) {
        storeFour(c, &sums[i][0], row + i % 4 + half * (i / 4), column, n);
        storeFour(c, &sums[i][4], row + i % 4 + half * (i / 4), column + half, n);
    }
}

} // namespace

void launchMatmulDoubleBuffered(cudaStream_t stream, float* c, const float* a, const float* b, std::int64_t n)
{
    const auto blocks = static_cast<unsigned>(blocksToCover(n, tile));
    matmulDoubleBuffered<<<dim3(blocks, blocks), threads, 0, stream>>>(c, a, b, n);
}

} // namespace roofline::cuda
