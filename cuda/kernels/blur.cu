// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "cuda/kernels/blur.h"

#include "core/checking/image_rules.h"
#include "core/model/blocks.h"

namespace roofline::cuda {

namespace {

constexpr int tileSide = 32;
constexpr int apronSide = tileSide + 2 * blurReach;
constexpr int threadRows = 8;

__global__ void blurUntiled(float* out, const float* in, std::int64_t side)
{
    const std::int64_t column = static_cast<std::int64_t>(blockIdx.x) * tileSide + threadIdx.x;
    const std::int64_t row = static_cast<std::int64_t>(blockIdx.y) * threadRows + threadIdx.y;
    if (row >= side || column >= side)
        return;
    float sum = 0.0f;
#pragma unroll
    for (int down = -blurReach; down <= blurReach; ++down)
#pragma unroll
        for (int across = -blurReach; across <= blurReach; ++across)
            sum += blurWeight(down) * blurWeight(across) *
                   in[withinImage(row + down, side) * side + withinImage(column + across, side)];
    out[row * side + column] = sum;
}

struct Apron {
    float pixels[apronSide][apronSide];

    __device__ void load(const float* in, std::int64_t firstRow, std::int64_t firstColumn, std::int64_t side)
    {
        for (int i = static_cast<int>(threadIdx.y) * tileSide + static_cast<int>(threadIdx.x);
             i < apronSide * apronSide; i += tileSide * threadRows) {
            const std::int64_t row = withinImage(firstRow + i / apronSide - blurReach, side);
            const std::int64_t column = withinImage(firstColumn + i % apronSide - blurReach, side);
            pixels[i / apronSide][i % apronSide] = in[row * side + column];
        }
    }
};

__global__ void blurTiled(float* out, const float* in, std::int64_t side)
{
    __shared__ Apron apron;
    const std::int64_t firstRow = static_cast<std::int64_t>(blockIdx.y) * tileSide;
    const std::int64_t firstColumn = static_cast<std::int64_t>(blockIdx.x) * tileSide;
    apron.load(in, firstRow, firstColumn, side);
    __syncthreads();
    const int x = static_cast<int>(threadIdx.x);
    for (int y = static_cast<int>(threadIdx.y); y < tileSide; y += threadRows) {
        float sum = 0.0f;
#pragma unroll
        for (int down = 0; down <= 2 * blurReach; ++down)
#pragma unroll
            for (int across = 0; across <= 2 * blurReach; ++across)
                sum +=
                    blurWeight(down - blurReach) * blurWeight(across - blurReach) * apron.pixels[y + down][x + across];
        if (firstRow + y < side && firstColumn + x < side)
            out[(firstRow + y) * side + firstColumn + x] = sum;
    }
}

__global__ void blurSeparable(float* out, const float* in, std::int64_t side)
{
    __shared__ Apron apron;
    __shared__ float rows[apronSide][tileSide]; // blurred along the row
    const std::int64_t firstRow = static_cast<std::int64_t>(blockIdx.y) * tileSide;
    const std::int64_t firstColumn = static_cast<std::int64_t>(blockIdx.x) * tileSide;
    apron.load(in, firstRow, firstColumn, side);
    __syncthreads();
    const int x = static_cast<int>(threadIdx.x);
    for (int y = static_cast<int>(threadIdx.y); y < apronSide; y += threadRows) {
        float sum = 0.0f;
#pragma unroll
        for (int across = 0; across <= 2 * blurReach; ++across)
            sum += blurWeight(across - blurReach) * apron.pixels[y][x + across];
        rows[y][x] = sum;
    }
    __syncthreads();
    for (int y = static_cast<int>(threadIdx.y); y < tileSide; y += threadRows) {
        float sum = 0.0f;
#pragma unroll
        for (int down = 0; down <= 2 * blurReach; ++down)
            sum += blurWeight(down - blurReach) * rows[y + down][x];
        if (firstRow + y < side && firstColumn + x < side)
            out[(firstRow + y) * side + firstColumn + x] = sum;
    }
}

dim3 gridOf(std::int64_t side, int rowsOfBlock)
{
    return {static_cast<unsigned>(blocksToCover(side, tileSide)),
            static_cast<unsigned>(blocksToCover(side, rowsOfBlock))};
}

} // namespace

void launchBlurUntiled(cudaStream_t stream, float* out, const float* in, std::int64_t side)
{
    blurUntiled<<<gridOf(side, threadRows), dim3(tileSide, threadRows), 0, stream>>>(out, in, side);
}

void launchBlurTiled(cudaStream_t stream, float* out, const float* in, std::int64_t side)
{
    blurTiled<<<gridOf(side, tileSide), dim3(tileSide, threadRows), 0, stream>>>(out, in, side);
}

void launchBlurSeparable(cudaStream_t stream, float* out, const float* in, std::int64_t side)
{
    blurSeparable<<<gridOf(side, tileSide), dim3(tileSide, threadRows), 0, stream>>>(out, in, side);
}

} // namespace roofline::cuda
