// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "cuda/kernels/transpose_tiled.h"

#include "core/model/blocks.h"

namespace roofline::cuda {

namespace {

constexpr int tileSide = 32;
constexpr int threadRows = 8;

template <int Padding>
__global__ void transposeTiled(float* out, const float* in, std::int64_t side)
{
    __shared__ float tile[tileSide][tileSide + Padding];
    const int tx = static_cast<int>(threadIdx.x);
    const int ty = static_cast<int>(threadIdx.y);
    const std::int64_t firstRow = static_cast<std::int64_t>(blockIdx.y) * tileSide;
    const std::int64_t firstColumn = static_cast<std::int64_t>(blockIdx.x) * tileSide;
#pragma unroll
    for (int row = ty; row < tileSide; row += threadRows)
        if (firstRow + row < side && firstColumn + tx < side)
            tile[row][tx] = in[(firstRow + row) * side + firstColumn + tx];
    __syncthreads();
#pragma unroll
    for (int row = ty; row < tileSide; row += threadRows)
        if (firstColumn + row < side && firstRow + tx < side)
            out[(firstColumn + row) * side + firstRow + tx] = tile[tx][row];
}

template <int Padding>
void launch(cudaStream_t stream, float* out, const float* in, std::int64_t side)
{
    const auto blocks = static_cast<unsigned>(blocksToCover(side, tileSide));
    transposeTiled<Padding><<<dim3(blocks, blocks), dim3(tileSide, threadRows), 0, stream>>>(out, in, side);
}

} // namespace

void launchTransposeShared(cudaStream_t stream, float* out, const float* in, std::int64_t side)
{
    launch<0>(stream, out, in, side);
}

void launchTransposePadded(cudaStream_t stream, float* out, const float* in, std::int64_t side)
{
    launch<1>(stream, out, in, side);
}

} // namespace roofline::cuda
