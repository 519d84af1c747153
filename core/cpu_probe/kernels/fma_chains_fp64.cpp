// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/cpu_probe/kernels/fma_chains_fp64.h"

#include "core/checking/arithmetic_chains.h"

#include <cstring>

namespace roofline {

namespace {

using Doubles2 [[gnu::vector_size(16)]] = double;
using Doubles4 [[gnu::vector_size(32)]] = double;
using Doubles8 [[gnu::vector_size(64)]] = double;

/// As in fma_chains.cpp: product and sum become one instruction, all chains live in registers.
template <class Doubles, unsigned chains>
[[gnu::always_inline]] inline void runChains(float* out, std::uint64_t firstThread, std::int64_t iterations)
{
    constexpr int lanes = sizeof(Doubles) / sizeof(double);
    Doubles factor;
    Doubles x[chains];
    for (int lane = 0; lane < lanes; ++lane) {
        const std::uint64_t thread = firstThread + static_cast<std::uint64_t>(lane);
        factor[lane] = Fp64Chain(thread).factor;
        for (unsigned chain = 0; chain < chains; ++chain)
            x[chain][lane] = Fp64Chain::start(thread, static_cast<int>(chain));
    }
    for (std::int64_t i = 0; i < iterations; ++i)
        for (unsigned chain = 0; chain < chains; ++chain)
            x[chain] = x[chain] * factor + x[chain];
    for (int lane = 0; lane < lanes; ++lane) {
        std::uint32_t hash = 0;
        for (unsigned chain = 0; chain < chains; ++chain)
            hash = Fp64Chain::word(hash, x[chain][lane]);
        const std::uint32_t word = chainResult(hash);
        std::memcpy(out + lane, &word, sizeof word);
    }
}

template <class Doubles>
[[gnu::always_inline]] inline void runAnyChains(float* out, std::uint64_t firstThread, int chains,
                                                std::int64_t iterations)
{
    if (chains == 4)
        runChains<Doubles, 4>(out, firstThread, iterations);
    else if (chains == 8)
        runChains<Doubles, 8>(out, firstThread, iterations);
    else
        runChains<Doubles, 16>(out, firstThread, iterations);
}

#if defined(ROOFLINE_HAS_X86_VECTOR_UNITS)
[[gnu::target("avx512f")]] void runAvx512(float* out, std::uint64_t firstThread, int chains, std::int64_t iterations)
{
    runAnyChains<Doubles8>(out, firstThread, chains, iterations);
}

[[gnu::target("avx2,fma")]] void runAvx2(float* out, std::uint64_t firstThread, int chains, std::int64_t iterations)
{
    runAnyChains<Doubles4>(out, firstThread, chains, iterations);
}
#endif

#if defined(__FP_FAST_FMA)
constexpr bool isBaselineFused = true;
#else
constexpr bool isBaselineFused = false;
#endif

} // namespace

int lanesOfFp64(VectorUnit unit) { return unit == VectorUnit::Avx512 ? 8 : unit == VectorUnit::Avx2 ? 4 : 2; }

bool isFusedFp64(VectorUnit unit) { return unit != VectorUnit::Baseline || isBaselineFused; }

void fmaChainsFp64(float* out, std::uint64_t firstThread, int chains, std::int64_t iterations, VectorUnit unit)
{
#if defined(ROOFLINE_HAS_X86_VECTOR_UNITS)
    if (unit == VectorUnit::Avx512)
        return runAvx512(out, firstThread, chains, iterations);
    if (unit == VectorUnit::Avx2)
        return runAvx2(out, firstThread, chains, iterations);
#endif
    static_cast<void>(unit);
    runAnyChains<Doubles2>(out, firstThread, chains, iterations);
}

} // namespace roofline
