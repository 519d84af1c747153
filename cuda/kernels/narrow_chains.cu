// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "cuda/kernels/chain_kernel.h"

#include <cuda_bf16.h>
#include <cuda_fp16.h>

namespace roofline::cuda {

namespace {

__device__ __half2 pairOf(Fp16PairChain::Value x)
{
    return __floats2half2_rn(static_cast<float>(x.low), static_cast<float>(x.high));
}
__device__ __nv_bfloat162 pairOf(Bf16PairChain::Value x)
{
    return __floats2bfloat162_rn(static_cast<float>(x.low), static_cast<float>(x.high));
}

__device__ __half2 squarePlus(__half2 x, __half2 addend) { return __hfma2(x, x, addend); }
__device__ __nv_bfloat162 squarePlus(__nv_bfloat162 x, __nv_bfloat162 addend)
{
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 800
    return __hfma2(x, x, addend);
#else
    return addend; // no such unit: never launched there
#endif
}

/// A core chain with its two values in one register of the card.
template <class Chain, class Pair>
struct CardPairChain {
    using Value = Pair;
    Pair addend;

    __device__ explicit CardPairChain(std::uint64_t thread) : addend(pairOf(Chain(thread).addend)) {}
    static __device__ Pair start(std::uint64_t thread, int chain) { return pairOf(Chain::start(thread, chain)); }
    __device__ Pair next(Pair x) const { return squarePlus(x, addend); }
    static __device__ std::uint32_t word(std::uint32_t hash, Pair x)
    {
        return Chain::word(hash, {static_cast<double>(__low2float(x)), static_cast<double>(__high2float(x))});
    }
};

} // namespace

void launchFp16PairChains(cudaStream_t stream, std::uint32_t* words, int blocks, std::int64_t iterations)
{
    launchChains<CardPairChain<Fp16PairChain, __half2>>(stream, words, blocks, iterations);
}

void launchBf16PairChains(cudaStream_t stream, std::uint32_t* words, int blocks, std::int64_t iterations)
{
    launchChains<CardPairChain<Bf16PairChain, __nv_bfloat162>>(stream, words, blocks, iterations);
}

} // namespace roofline::cuda
