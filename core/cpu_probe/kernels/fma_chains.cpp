// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/cpu_probe/kernels/fma_chains.h"

#include "core/checking/fma_chain.h"
#include "core/cpu_probe/kernels/chain_dispatch.h"

namespace roofline {

namespace {

/// The step is written as a product and a sum that the compiler contracts into one instruction; the check finds out
/// where it did not. The iteration count is known only at run time.
struct FloatChains {
    using Element = float;
    using Vector16 [[gnu::vector_size(16)]] = float;
    using Vector32 [[gnu::vector_size(32)]] = float;
    using Vector64 [[gnu::vector_size(64)]] = float;

    template <class Floats, unsigned chains>
    [[gnu::always_inline]] static void run(float* out, std::uint64_t firstThread, std::int64_t iterations)
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
};

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

int lanesOf(VectorUnit unit) { return chains::lanes<FloatChains>(unit); }

bool isFused(VectorUnit unit) { return unit != VectorUnit::Baseline || isBaselineFused; }

void fmaChains(float* out, std::uint64_t firstThread, int chains, std::int64_t iterations, VectorUnit unit)
{
    chains::run<FloatChains>(out, firstThread, chains, iterations, unit);
}

float expectedChainSum(std::uint64_t thread, int chains, std::int64_t iterations, VectorUnit unit)
{
    return isFused(unit) ? fmaChainSum(thread, chains, iterations) : unfusedChainSum(thread, chains, iterations);
}

} // namespace roofline
