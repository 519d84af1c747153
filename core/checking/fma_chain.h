// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// The chain of fused multiply-adds that the compute ceiling runs: its constants, and one thread's chain computed again on
// the host. Factor and addend differ from thread to thread, so that no compiler can fold the loop.
#pragma once

#include "core/checking/signal.h"

#include <cmath>
#include <cstdint>

namespace roofline {

/// x ← fma(x, factor, addend). The factor stays within 2^-17 of −1: a contraction would settle within some dozen
/// iterations, and then a loop that was cut short would still give the right value. This way x swings from side to side
/// of addend/2, changes in every iteration, stays bounded and never becomes subnormal.
struct FmaConstants {
    float factor;
    float addend;
};

constexpr FmaConstants fmaConstants(std::uint64_t thread)
{
    return {-1.0f + (1.0f + 0.5f * signal(thread, 101u)) / static_cast<float>(1 << 18),
            0.5f + 0.25f * signal(thread, 202u)};
}

constexpr float fmaStart(std::uint64_t thread, int chain)
{
    return 1.0f + 0.5f * signal(thread * 64u + static_cast<std::uint64_t>(chain), 303u);
}

/// What the thread writes: the sum of its chains, added in order. Every device must give these very bits.
inline float fmaChainSum(std::uint64_t thread, int chains, std::int64_t iterations)
{
    const FmaConstants constants = fmaConstants(thread);
    float sum = 0.0f;
    for (int chain = 0; chain < chains; ++chain) {
        float x = fmaStart(thread, chain);
        for (std::int64_t i = 0; i < iterations; ++i)
            x = std::fma(x, constants.factor, constants.addend);
        sum += x;
    }
    return sum;
}

} // namespace roofline
