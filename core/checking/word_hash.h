// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// A running hash of 32-bit words that depends on every word and on their order: what a kernel that only reads leaves as
// proof. Each step is an affine map, so that a host can tell what millions of repeated passes leave without repeating them.
#pragma once

#include <cstdint>

namespace roofline {

inline constexpr std::uint32_t hashFactor = 0x9E3779B1u; ///< odd: no step forgets a bit of what came before

/// Usable in device code (nvcc --expt-relaxed-constexpr).
constexpr std::uint32_t hashed(std::uint32_t hash, std::uint32_t word) { return hash * hashFactor + word; }

/// hash → factor · hash + addend, modulo 2³².
struct AffineMap {
    std::uint32_t factor = 1;
    std::uint32_t addend = 0;

    /// This map, and one more word after it.
    [[nodiscard]] constexpr AffineMap afterWord(std::uint32_t word) const
    {
        return {factor * hashFactor, hashed(addend, word)};
    }
    /// This map, and `next` after it.
    [[nodiscard]] constexpr AffineMap followedBy(AffineMap next) const { return {factor * next.factor, next(addend)}; }
    /// This map so many times.
    [[nodiscard]] constexpr AffineMap repeated(std::uint64_t times) const
    {
        AffineMap result;
        for (AffineMap doubled = *this; times != 0; times /= 2, doubled = doubled.followedBy(doubled))
            if (times % 2 != 0)
                result = result.followedBy(doubled);
        return result;
    }
    constexpr std::uint32_t operator()(std::uint32_t hash) const { return factor * hash + addend; }
};

} // namespace roofline
