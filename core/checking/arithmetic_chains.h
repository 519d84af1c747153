// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// The chains of the arithmetic ceilings but FP32 FMA (fma_chain.h): start, constants and next value of each, computed on the
// host exactly as the card must. Constants differ from thread to thread, so that no compiler can fold the loop, and no chain
// settles: cut short by one iteration, it leaves another word.
#pragma once

#include "core/checking/narrow_float.h"
#include "core/checking/signal.h"
#include "core/checking/word_hash.h"

#include <bit>
#include <cmath>
#include <cstdint>

namespace roofline {

constexpr std::uint32_t chainSeed(std::uint64_t thread, int chain, std::uint32_t seed)
{
    return mixedWord(thread * 64u + static_cast<std::uint64_t>(chain), seed);
}

/// x ← fma(x, factor, x): two operands, which any register file delivers in time. x shrinks by about 2⁻²⁰ each
/// time and swings from side to side of 0.
struct Fp64Chain {
    using Value = double;
    double factor;

    explicit constexpr Fp64Chain(std::uint64_t thread)
        : factor(-2.0 + (1.0 + 0.5 * static_cast<double>(signal(thread, 101u))) / (1 << 20))
    {}
    static constexpr double start(std::uint64_t thread, int chain)
    {
        return 1.0 + 0.5 * static_cast<double>(signal(thread * 64u + static_cast<std::uint64_t>(chain), 303u));
    }
    [[nodiscard]] double next(double x) const { return std::fma(x, factor, x); }
    static constexpr std::uint32_t word(std::uint32_t hash, double x)
    {
        const auto bits = std::bit_cast<std::uint64_t>(x);
        return hashed(hashed(hash, static_cast<std::uint32_t>(bits)), static_cast<std::uint32_t>(bits >> 32));
    }
};

/// x ← x · factor, rounded; then + addend, rounded: two operations that must not fuse.
struct MultiplyAddChain {
    using Value = float;
    float factor;
    float addend;

    explicit constexpr MultiplyAddChain(std::uint64_t thread)
        : factor(-1.0f + (1.0f + 0.5f * signal(thread, 101u)) / static_cast<float>(1 << 18)),
          addend(0.5f + 0.25f * signal(thread, 202u))
    {}
    static constexpr float start(std::uint64_t thread, int chain)
    {
        return 1.0f + 0.5f * signal(thread * 64u + static_cast<std::uint64_t>(chain), 303u);
    }
    [[nodiscard]] constexpr float next(float x) const
    {
        // Through double, so that no compiler of the host fuses the two either; both roundings are those of float.
        const auto product = static_cast<float>(static_cast<double>(x) * static_cast<double>(factor));
        return static_cast<float>(static_cast<double>(product) + static_cast<double>(addend));
    }
    static constexpr std::uint32_t word(std::uint32_t hash, float x)
    {
        return hashed(hash, std::bit_cast<std::uint32_t>(x));
    }
};

/// x ← x · factor + addend, modulo 2³².
struct IntegerChain {
    using Value = std::uint32_t;
    std::uint32_t factor;
    std::uint32_t addend;

    explicit constexpr IntegerChain(std::uint64_t thread)
        : factor(mixedWord(thread, 101u) | 1u), addend(mixedWord(thread, 202u) | 1u)
    {}
    static constexpr std::uint32_t start(std::uint64_t thread, int chain) { return chainSeed(thread, chain, 303u); }
    [[nodiscard]] constexpr std::uint32_t next(std::uint32_t x) const { return x * factor + addend; }
    static constexpr std::uint32_t word(std::uint32_t hash, std::uint32_t x) { return hashed(hash, x); }
};

/// Two narrow floats side by side: x ← fma(x, x, addend), a quadratic map whose orbits wander over [−2, 2] for ever. In
/// so few bits nothing slower would still move after thousands of iterations.
template <int Bits>
struct NarrowPairChain {
    struct Value {
        double low;
        double high;
    };
    Value addend;

    explicit constexpr NarrowPairChain(std::uint64_t thread)
        : addend{addendOf(mixedWord(thread, 101u)), addendOf(mixedWord(thread, 202u))}
    {}
    static constexpr Value start(std::uint64_t thread, int chain)
    {
        return {startOf(chainSeed(thread, chain, 303u)), startOf(chainSeed(thread, chain, 404u))};
    }
    [[nodiscard]] constexpr Value next(Value x) const
    {
        // The square and the sum are exact in double, so that there is one rounding, as in an FMA.
        return {roundedToBits(x.low * x.low + addend.low, Bits), roundedToBits(x.high * x.high + addend.high, Bits)};
    }
    /// Every value of an orbit is a multiple of 2⁻²².
    static constexpr std::uint32_t word(std::uint32_t hash, Value x)
    {
        return hashed(hashed(hash, wordOf(x.low)), wordOf(x.high));
    }
    static constexpr std::uint32_t wordOf(double x)
    {
        return static_cast<std::uint32_t>(static_cast<std::int32_t>(x * (1 << 22)));
    }

private:
    static constexpr std::uint32_t unit = 1u << (Bits - 1); ///< values in [1, 2) are multiples of 1/unit
    static constexpr double addendOf(std::uint32_t word)    ///< in [−1.94, −1.5]
    {
        return -1.5 - static_cast<double>(word % (unit * 7 / 16)) / unit;
    }
    static constexpr double startOf(std::uint32_t word) ///< in [−1, 1]
    {
        return static_cast<double>(word % (2 * unit)) / unit - 1.0;
    }
};

using Fp16PairChain = NarrowPairChain<fp16Bits>;
using Bf16PairChain = NarrowPairChain<bf16Bits>;

/// What a thread writes in the end, from the hash over its chains: never the poison of all ones.
constexpr std::uint32_t chainResult(std::uint32_t hash) { return hash & 0x7FFFFFFFu; }

/// What `thread` must have written.
template <class Chain>
std::uint32_t chainWord(std::uint64_t thread, int chains, std::int64_t iterations)
{
    const Chain constants(thread);
    std::uint32_t hash = 0;
    for (int chain = 0; chain < chains; ++chain) {
        typename Chain::Value x = Chain::start(thread, chain);
        for (std::int64_t i = 0; i < iterations; ++i)
            x = constants.next(x);
        hash = Chain::word(hash, x);
    }
    return chainResult(hash);
}

} // namespace roofline
