// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "cuda/kernels/chain_kernel.h"

namespace roofline::cuda {

namespace {

struct CardFp64Chain : Fp64Chain {
    using Fp64Chain::Fp64Chain;
    __device__ double next(double x) const { return fma(x, factor, x); }
};

/// Never fused, whatever the compiler's mind about contraction.
struct CardMultiplyAddChain : MultiplyAddChain {
    using MultiplyAddChain::MultiplyAddChain;
    __device__ float next(float x) const { return __fadd_rn(__fmul_rn(x, factor), addend); }
};

} // namespace

void launchFp64Chains(cudaStream_t stream, std::uint32_t* words, int blocks, std::int64_t iterations)
{
    launchChains<CardFp64Chain>(stream, words, blocks, iterations);
}

void launchMultiplyAddChains(cudaStream_t stream, std::uint32_t* words, int blocks, std::int64_t iterations)
{
    launchChains<CardMultiplyAddChain>(stream, words, blocks, iterations);
}

void launchIntegerChains(cudaStream_t stream, std::uint32_t* words, int blocks, std::int64_t iterations)
{
    launchChains<IntegerChain>(stream, words, blocks, iterations);
}

} // namespace roofline::cuda
