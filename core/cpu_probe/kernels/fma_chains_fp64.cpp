// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/cpu_probe/kernels/fma_chains_fp64.h"

#include "core/checking/arithmetic_chains.h"
#include "core/cpu_probe/kernels/chain_dispatch.h"

#include <cstring>

namespace roofline {

namespace {

/// As in fma_chains.cpp: product and sum become one instruction.
struct DoubleChains {
    using Element = double;
    using Vector16 [[gnu::vector_size(16)]] = double;
    using Vector32 [[gnu::vector_size(32)]] = double;
    using Vector64 [[gnu::vector_size(64)]] = double;

    template <class Doubles, unsigned chains>
    [[gnu::always_inline]] static void run(float* out, std::uint64_t firstThread, std::int64_t iterations)
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
};

#if defined(__FP_FAST_FMA)
constexpr bool isBaselineFused = true;
#else
constexpr bool isBaselineFused = false;
#endif

} // namespace

int lanesOfFp64(VectorUnit unit) { return chains::lanes<DoubleChains>(unit); }

bool isFusedFp64(VectorUnit unit) { return unit != VectorUnit::Baseline || isBaselineFused; }

void fmaChainsFp64(float* out, std::uint64_t firstThread, int chains, std::int64_t iterations, VectorUnit unit)
{
    chains::run<DoubleChains>(out, firstThread, chains, iterations, unit);
}

} // namespace roofline
