// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "cuda/kernels/transpose_naive.h"

#include "core/model/blocks.h"

namespace roofline::cuda {

namespace {

constexpr int blockSide = 16;

__global__ void transposeNaive(float* out, const float* in, std::int64_t side)
{
    const std::int64_t x = static_cast<std::int64_t>(blockIdx.x) * blockSide + threadIdx.x;
    const std::int64_t y = static_cast<std::int64_t>(blockIdx.y) * blockSide + threadIdx.y;
    if (x < side && y < side)
        out[x * side + y] = in[y * side + x];
}

} // namespace

void launchTransposeNaive(cudaStream_t stream, float* out, const float* in, std::int64_t side)
{
    const auto blocks = static_cast<unsigned>(blocksToCover(side, blockSide));
    transposeNaive<<<dim3(blocks, blocks), dim3(blockSide, blockSide), 0, stream>>>(out, in, side);
}

} // namespace roofline::cuda
