// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "cuda/kernels/fma_chain.h"

#include "core/checking/fma_chain.h"

namespace roofline::cuda {

namespace {

constexpr int unrolled = 64;

template <int Chains>
__device__ void advance(float (&x)[Chains], FmaConstants constants)
{
#pragma unroll
    for (int chain = 0; chain < Chains; ++chain)
        x[chain] = fmaf(x[chain], constants.factor, constants.addend);
}

template <int Chains>
__global__ void __launch_bounds__(fmaThreadsPerBlock) fmaChain(float* out, std::int64_t iterations)
{
    const std::uint64_t thread = static_cast<std::uint64_t>(blockIdx.x) * fmaThreadsPerBlock + threadIdx.x;
    const FmaConstants constants = fmaConstants(thread);
    float x[Chains];
#pragma unroll
    for (int chain = 0; chain < Chains; ++chain)
        x[chain] = fmaStart(thread, chain);

    const int rounds = static_cast<int>(iterations / unrolled);
    const int rest = static_cast<int>(iterations % unrolled);
#pragma unroll 1
    for (int round = 0; round < rounds; ++round) {
#pragma unroll
        for (int i = 0; i < unrolled; ++i)
            advance(x, constants);
    }
#pragma unroll 1
    for (int i = 0; i < rest; ++i)
        advance(x, constants);

    float sum = 0.0f;
#pragma unroll
    for (int chain = 0; chain < Chains; ++chain)
        sum += x[chain];
    out[thread] = sum;
}

} // namespace

void launchFmaChain(cudaStream_t stream, float* out, int blocks, int chains, std::int64_t iterations)
{
    const auto grid = static_cast<unsigned>(blocks);
    if (chains == 4)
        fmaChain<4><<<grid, fmaThreadsPerBlock, 0, stream>>>(out, iterations);
    else if (chains == 8)
        fmaChain<8><<<grid, fmaThreadsPerBlock, 0, stream>>>(out, iterations);
    else
        fmaChain<16><<<grid, fmaThreadsPerBlock, 0, stream>>>(out, iterations);
}

} // namespace roofline::cuda
