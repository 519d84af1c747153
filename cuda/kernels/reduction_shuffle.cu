// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "cuda/kernels/reduction_shuffle.h"

#include "core/model/blocks.h"

namespace roofline::cuda {

namespace {

constexpr int threads = 256;
constexpr int vectorsEach = static_cast<int>(shuffleReductionElements / 4 / threads);

__device__ float sumOfFour(const float* in, std::int64_t first, std::int64_t elements)
{
    if (first + 4 <= elements) {
        const float4 v = __ldcs(reinterpret_cast<const float4*>(in + first));
        return (v.x + v.y) + (v.z + v.w);
    }
    float sum = 0.0f;
    for (std::int64_t i = first; i < elements; ++i)
        sum += in[i];
    return sum;
}

__device__ float sumOfWarp(float sum)
{
#pragma unroll
    for (int distance = 16; distance > 0; distance /= 2)
        sum += __shfl_xor_sync(0xFFFFFFFFu, sum, distance);
    return sum;
}

__global__ void __launch_bounds__(threads) reductionShuffle(float* sums, const float* in, std::int64_t elements)
{
    __shared__ float ofWarp[threads / 32];
    const std::int64_t first = blockIdx.x * shuffleReductionElements;
    float parts[vectorsEach];
#pragma unroll
    for (int v = 0; v < vectorsEach; ++v)
        parts[v] = sumOfFour(in, first + 4 * (std::int64_t{v} * threads + threadIdx.x), elements);
    float sum = 0.0f;
#pragma unroll
    for (const float part : parts)
        sum += part;
    sum = sumOfWarp(sum);
    if (threadIdx.x % 32 == 0)
        ofWarp[threadIdx.x / 32] = sum;
    __syncthreads();
    if (threadIdx.x < 32) {
        sum = sumOfWarp(threadIdx.x < threads / 32 ? ofWarp[threadIdx.x] : 0.0f);
        if (threadIdx.x == 0)
            sums[blockIdx.x] = sum;
    }
}

} // namespace

void launchReductionShuffle(cudaStream_t stream, float* sums, const float* in, std::int64_t elements)
{
    const auto blocks = static_cast<unsigned>(blocksToCover(elements, shuffleReductionElements));
    reductionShuffle<<<blocks, threads, 0, stream>>>(sums, in, elements);
}

} // namespace roofline::cuda
