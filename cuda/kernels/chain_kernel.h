// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// The loop that every chain of chains.h runs in, for .cu files alone. What one step of a chain is comes with `Chain`: the
// constants of a thread, start, next and word, as in core/checking/arithmetic_chains.h.
#pragma once

#include "core/checking/arithmetic_chains.h"
#include "cuda/kernels/chains.h"

namespace roofline::cuda {

template <class Chain>
__device__ void advanceAll(const Chain& constants, typename Chain::Value (&x)[chainsPerThread])
{
#pragma unroll
    for (auto& value : x)
        value = constants.next(value);
}

template <class Chain>
__global__ void __launch_bounds__(chainThreadsPerBlock) runChains(std::uint32_t* words, std::int64_t iterations)
{
    constexpr int unrolled = 32;
    const std::uint64_t thread = static_cast<std::uint64_t>(blockIdx.x) * chainThreadsPerBlock + threadIdx.x;
    const Chain constants(thread);
    typename Chain::Value x[chainsPerThread];
#pragma unroll
    for (int chain = 0; chain < chainsPerThread; ++chain)
        x[chain] = Chain::start(thread, chain);
    const int rounds = static_cast<int>(iterations / unrolled);
    const int rest = static_cast<int>(iterations % unrolled);
#pragma unroll 1
    for (int round = 0; round < rounds; ++round) {
#pragma unroll
        for (int i = 0; i < unrolled; ++i)
            advanceAll(constants, x);
    }
#pragma unroll 1
    for (int i = 0; i < rest; ++i)
        advanceAll(constants, x);
    std::uint32_t hash = 0;
#pragma unroll
    for (int chain = 0; chain < chainsPerThread; ++chain)
        hash = Chain::word(hash, x[chain]);
    words[thread] = chainResult(hash);
}

template <class Chain>
void launchChains(cudaStream_t stream, std::uint32_t* words, int blocks, std::int64_t iterations)
{
    runChains<Chain><<<static_cast<unsigned>(blocks), chainThreadsPerBlock, 0, stream>>>(words, iterations);
}

} // namespace roofline::cuda
