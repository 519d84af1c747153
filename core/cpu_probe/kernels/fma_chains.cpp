// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/cpu_probe/kernels/fma_chains.h"

#include "core/checking/fma_chain.h"

namespace roofline {

namespace {

using Floats4 [[gnu::vector_size(16)]] = float;
using Floats8 [[gnu::vector_size(32)]] = float;
using Floats16 [[gnu::vector_size(64)]] = float;

/// The step is written as a product and a sum that the compiler contracts into one instruction; the check finds out
/// where it did not. All chains live in registers and the iteration count is known only at run time.
template <class Floats, unsigned chains>
[[gnu::always_inline]] inline void runChains(float* out, std::uint64_t firstThread, std::int64_t iterations)
{
    constexpr int lanes = sizeof(Floats) / sizeof(float);
    Floats factor;
    Floats addend;
    Floats x[chains];
    for (int lane = 0; lane < lanes; ++lane) {
        const std::uint64_t thread = firstThread + static_cast<std::uint64_t>(lane);
        const FmaConstants constants = fmaConstants(thread);
        factor[lane] = constants.factor;
        addend[lane] = constants.addend;
        for (unsigned chain = 0; chain < chains; ++chain)
            x[chain][lane] = fmaStart(thread, static_cast<int>(chain));
    }
    for (std::int64_t i = 0; i < iterations; ++i)
        for (unsigned chain = 0; chain < chains; ++chain)
            x[chain] = x[chain] * factor + addend;
    Floats sum{};
    for (unsigned chain = 0; chain < chains; ++chain)
        sum += x[chain];
    for (int lane = 0; lane < lanes; ++lane)
        out[lane] = sum[lane];
}

template <class Floats>
[[gnu::always_inline]] inline void runAnyChains(float* out, std::uint64_t firstThread, int chains,
                                                std::int64_t iterations)
{
    if (chains == 4)
        runChains<Floats, 4>(out, firstThread, iterations);
    else if (chains == 8)
        runChains<Floats, 8>(out, firstThread, iterations);
    else
        runChains<Floats, 16>(out, firstThread, iterations);
}

#if defined(ROOFLINE_HAS_X86_VECTOR_UNITS)
[[gnu::target("avx512f")]] void runAvx512(float* out, std::uint64_t firstThread, int chains, std::int64_t iterations)
{
    runAnyChains<Floats16>(out, firstThread, chains, iterations);
}

[[gnu::target("avx2,fma")]] void runAvx2(float* out, std::uint64_t firstThread, int chains, std::int64_t iterations)
{
    runAnyChains<Floats8>(out, firstThread, chains, iterations);
}
#endif

#if defined(__FP_FAST_FMAF)
constexpr bool isBaselineFused = true;
#else
constexpr bool isBaselineFused = false;
#endif

/// The chain on a processor without the instruction. The product goes through memory, so that nothing contracts it.
float unfusedChainSum(std::uint64_t thread, int chains, std::int64_t iterations)
{
    const FmaConstants constants = fmaConstants(thread);
    float sum = 0.0f;
    for (int chain = 0; chain < chains; ++chain) {
        volatile float x = fmaStart(thread, chain);
        for (std::int64_t i = 0; i < iterations; ++i) {
            x = x * constants.factor;
            x = x + constants.addend;
        }
        sum += x;
    }
    return sum;
}

} // namespace

int lanesOf(VectorUnit unit) { return unit == VectorUnit::Avx512 ? 16 : unit == VectorUnit::Avx2 ? 8 : 4; }

bool isFused(VectorUnit unit) { return unit != VectorUnit::Baseline || isBaselineFused; }

void fmaChains(float* out, std::uint64_t firstThread, int chains, std::int64_t iterations, VectorUnit unit)
{
#if defined(ROOFLINE_HAS_X86_VECTOR_UNITS)
    if (unit == VectorUnit::Avx512)
        return runAvx512(out, firstThread, chains, iterations);
    if (unit == VectorUnit::Avx2)
        return runAvx2(out, firstThread, chains, iterations);
#endif
    static_cast<void>(unit);
    runAnyChains<Floats4>(out, firstThread, chains, iterations);
}

float expectedChainSum(std::uint64_t thread, int chains, std::int64_t iterations, VectorUnit unit)
{
    return isFused(unit) ? fmaChainSum(thread, chains, iterations) : unfusedChainSum(thread, chains, iterations);
}

} // namespace roofline
