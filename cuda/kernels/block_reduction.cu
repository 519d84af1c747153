// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "cuda/kernels/block_reduction.h"

#include "core/model/blocks.h"

namespace roofline::cuda {

namespace {

__global__ void blockReduction(float* sums, const float* in, std::int64_t elements)
{
    __shared__ float partial[blockReductionThreads];
    const std::int64_t i = static_cast<std::int64_t>(blockIdx.x) * blockReductionThreads + threadIdx.x;
    partial[threadIdx.x] = i < elements ? in[i] : 0.0f;
    for (unsigned half = blockReductionThreads / 2; half > 0; half /= 2) {
        __syncthreads();
        if (threadIdx.x < half)
            partial[threadIdx.x] += partial[threadIdx.x + half];
    }
    if (threadIdx.x == 0)
        sums[blockIdx.x] = partial[0];
}

} // namespace

void launchBlockReduction(cudaStream_t stream, float* sums, const float* in, std::int64_t elements)
{
    const auto blocks = static_cast<unsigned>(blocksToCover(elements, blockReductionThreads));
    blockReduction<<<blocks, blockReductionThreads, 0, stream>>>(sums, in, elements);
}

} // namespace roofline::cuda
