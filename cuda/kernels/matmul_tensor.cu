// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "cuda/kernels/matmul_tensor.h"

#include "core/checking/signal.h"
#include "core/model/blocks.h"

#include <cuda_fp16.h>
#include <mma.h>

namespace roofline::cuda {

namespace {

namespace wmma = nvcuda::wmma;

constexpr int tile = tensorTile;
constexpr int depth = 32;
constexpr int part = 16; ///< side of what one instruction computes
constexpr int warps = 8; ///< two rows of four: 64×32 outputs each
constexpr int threads = warps * 32;
constexpr int partsDown = 4;
constexpr int partsAcross = 2;
constexpr int strideA = depth + 8; ///< eight more, so that rows start in different banks
constexpr int strideB = tile + 8;
constexpr int vectorsEach = tile * depth / 8 / threads; ///< of eight values, of each tile

struct Tiles {
    __half a[tile * strideA];
    __half b[depth * strideB];
};

__device__ uint4 eightAt(const __half* matrix, std::int64_t row, std::int64_t column, std::int64_t n)
{
    if (n % 8 == 0 && row < n && column < n) // then all eight are inside, and aligned
        return *reinterpret_cast<const uint4*>(matrix + row * n + column);
    __align__(16) __half values[8];
    for (int i = 0; i < 8; ++i)
        values[i] = row < n && column + i < n ? matrix[row * n + column + i] : __half(0.0f);
    return *reinterpret_cast<const uint4*>(values);
}

struct Loader {
    uint4 a[vectorsEach];
    uint4 b[vectorsEach];

    __device__ void load(const __half* matrixA, const __half* matrixB, std::int64_t start, std::int64_t n)
    {
#pragma unroll
        for (int v = 0; v < vectorsEach; ++v) {
            const int i = (static_cast<int>(threadIdx.x) + v * threads) * 8;
            a[v] = eightAt(matrixA, static_cast<std::int64_t>(blockIdx.y) * tile + i / depth, start + i % depth, n);
            b[v] = eightAt(matrixB, start + i / tile, static_cast<std::int64_t>(blockIdx.x) * tile + i % tile, n);
        }
    }
    __device__ void store(Tiles& tiles) const
    {
#pragma unroll
        for (int v = 0; v < vectorsEach; ++v) {
            const int i = (static_cast<int>(threadIdx.x) + v * threads) * 8;
            *reinterpret_cast<uint4*>(&tiles.a[i / depth * strideA + i % depth]) = a[v];
            *reinterpret_cast<uint4*>(&tiles.b[i / tile * strideB + i % tile]) = b[v];
        }
    }
};

using Sum = wmma::fragment<wmma::accumulator, part, part, part, float>;

__device__ void multiply(Sum (&sums)[partsDown][partsAcross], const Tiles& tiles, int firstRow, int firstColumn)
{
#pragma unroll
    for (int k = 0; k < depth; k += part) {
        wmma::fragment<wmma::matrix_a, part, part, part, __half, wmma::row_major> left[partsDown];
        wmma::fragment<wmma::matrix_b, part, part, part, __half, wmma::row_major> right[partsAcross];
#pragma unroll
        for (int i = 0; i < partsDown; ++i)
            wmma::load_matrix_sync(left[i], &tiles.a[(firstRow + i * part) * strideA + k], strideA);
#pragma unroll
        for (int j = 0; j < partsAcross; ++j)
            wmma::load_matrix_sync(right[j], &tiles.b[k * strideB + firstColumn + j * part], strideB);
#pragma unroll
        for (int i = 0; i < partsDown; ++i)
#pragma unroll
            for (int j = 0; j < partsAcross; ++j)
                wmma::mma_sync(sums[i][j], left[i], right[j], sums[i][j]);
    }
}

/// Through shared memory, since only there the place of each value in a fragment is known.
__device__ void storePart(float* c, const Sum& sum, float* staged, std::int64_t row, std::int64_t column,
                          std::int64_t n)
{
    wmma::store_matrix_sync(staged, sum, part, wmma::mem_row_major);
    __syncwarp();
    for (int i = static_cast<int>(threadIdx.x % 32); i < part * part; i += 32)
        if (row + i / part < n && column + i % part < n)
            c[(row + i / part) * n + column + i % part] = staged[i];
    __syncwarp();
}

__global__ void __launch_bounds__(threads) matmulTensor(float* c, const __half* a, const __half* b, std::int64_t n)
{
    __shared__ __align__(32) Tiles tiles[2];
    const int warp = static_cast<int>(threadIdx.x) / 32;
    const int firstRow = warp / 4 * partsDown * part;
    const int firstColumn = warp % 4 * partsAcross * part;
    Sum sums[partsDown][partsAcross];
#pragma unroll
    for (auto& row : sums)
        for (auto& sum : row)
            wmma::fill_fragment(sum, 0.0f);
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
    __syncthreads(); // the tiles are done with, and their memory stages the results
    float* staged = reinterpret_cast<float*>(tiles) + warp * part * part;
#pragma unroll
    for (int i = 0; i < partsDown; ++i)
#pragma unroll
        for (int j = 0; j < partsAcross; ++j)
            storePart(c, sums[i][j], staged, static_cast<std::int64_t>(blockIdx.y) * tile + firstRow + i * part,
                      static_cast<std::int64_t>(blockIdx.x) * tile + firstColumn + j * part, n);
}

__global__ void fillFp16(__half* out, std::int64_t elements, std::uint32_t seed)
{
    const std::int64_t i = static_cast<std::int64_t>(blockIdx.x) * blockDim.x + threadIdx.x;
    if (i < elements)
        out[i] = __float2half_rn(signal(static_cast<std::uint64_t>(i), seed));
}

} // namespace

void launchMatmulTensor(cudaStream_t stream, float* c, const void* a, const void* b, std::int64_t n)
{
    const auto blocks = static_cast<unsigned>(blocksToCover(n, tile));
    matmulTensor<<<dim3(blocks, blocks), threads, 0, stream>>>(c, static_cast<const __half*>(a),
                                                               static_cast<const __half*>(b), n);
}

void launchFillFp16(cudaStream_t stream, void* out, std::int64_t elements, std::uint32_t seed)
{
    fillFp16<<<static_cast<unsigned>(blocksToCover(elements, 256)), 256, 0, stream>>>(static_cast<__half*>(out),
                                                                                      elements, seed);
}

} // namespace roofline::cuda
