// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// The loop of products by mma.sync, for .cu files alone. Each warp holds four 16-row parts of a and four 8-column parts of b
// in registers. Which instruction multiplies comes with `Multiply`; all take the same bytes in the same lanes.
#pragma once

#include "core/checking/word_hash.h"
#include "cuda/kernels/tensor_products.h"

namespace roofline::cuda {

inline constexpr int mmaParts = 4;

/// Byte of a row that a lane's register `part` of 0 or 1 starts at: four bytes a lane, two parts a row of 32.
__device__ inline int wordInRow(int part) { return static_cast<int>(threadIdx.x % 4) + 4 * part; }

/// Multiply: using Result (4 bytes), and multiply(Result (&d)[4], const uint32_t (&a)[4], const uint32_t (&b)[2]), d += a·bᵀ.
template <class Multiply>
__global__ void __launch_bounds__(static_cast<int>(mmaTile.threads()))
    mmaProducts(std::uint32_t* out, const std::uint32_t* a, const std::uint32_t* b, int iterations)
{
    using Result = typename Multiply::Result;
    constexpr int rowWords = static_cast<int>(mmaTile.rowBytes / 4);
    const int group = static_cast<int>(threadIdx.x % 32 / 4);
    const int firstRow = static_cast<int>(threadIdx.x / 32) * 16 * mmaParts + group;
    std::uint32_t left[mmaParts][4];
    std::uint32_t right[mmaParts][2];
#pragma unroll
    for (int part = 0; part < mmaParts; ++part) {
#pragma unroll
        for (int i = 0; i < 4; ++i)
            left[part][i] = a[(firstRow + 16 * part + 8 * (i % 2)) * rowWords + wordInRow(i / 2)];
#pragma unroll
        for (int i = 0; i < 2; ++i)
            right[part][i] = b[(8 * part + group) * rowWords + wordInRow(i)];
    }
    Result d[mmaParts][mmaParts][4];
    std::uint32_t hash = 0;
#pragma unroll 1
    for (int iteration = 0; iteration < iterations; ++iteration) {
#pragma unroll
        for (int repeat = 0; repeat < mmaTile.repeats; ++repeat)
#pragma unroll
            for (int row = 0; row < mmaParts; ++row)
#pragma unroll
                for (int column = 0; column < mmaParts; ++column) {
                    Result(&sum)[4] = d[row][column];
                    if (repeat == 0)
                        sum[0] = sum[1] = sum[2] = sum[3] = 0;
                    Multiply::multiply(sum, left[row], right[column]);
                }
        hash = hashed(hash, reinterpret_cast<std::uint32_t&>(d[0][0][0]));
    }
    std::uint32_t* own = out + blockIdx.x * mmaTile.outputWords();
#pragma unroll
    for (int row = 0; row < mmaParts; ++row)
#pragma unroll
        for (int column = 0; column < mmaParts; ++column)
#pragma unroll
            for (int i = 0; i < 4; ++i) {
                const int toRow = firstRow + 16 * row + 8 * (i / 2);
                const int toColumn = 8 * column + 2 * static_cast<int>(threadIdx.x % 4) + i % 2;
                own[toRow * mmaTile.columns + toColumn] = reinterpret_cast<std::uint32_t&>(d[row][column][i]);
            }
    own[mmaTile.rows * mmaTile.columns + threadIdx.x] = hash;
}

template <class Multiply>
void launchMmaProducts(cudaStream_t stream, std::uint32_t* out, const std::uint32_t* a, const std::uint32_t* b,
                       int blocks, int iterations)
{
    mmaProducts<Multiply>
        <<<static_cast<unsigned>(blocks), static_cast<unsigned>(mmaTile.threads()), 0, stream>>>(out, a, b, iterations);
}

template <class Multiply>
int codeVersionOf()
{
    cudaFuncAttributes attributes{};
    if (cudaFuncGetAttributes(&attributes, mmaProducts<Multiply>) == cudaSuccess)
        return attributes.binaryVersion;
    (void)cudaGetLastError();
    return 0;
}

} // namespace roofline::cuda
