// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// The stream with arithmetic that sweeps over the knee: each element goes through so many fused multiply-adds between being
// read and written. What it must have written, for a sample of elements to the last bit and for all as a value that can be.
#pragma once

#include "core/checking/references.h"

#include <cstdint>

namespace roofline {

/// Fused multiply-adds for each four elements, so that fewer than one an element can be asked for: `perFour` / 4 each, and
/// one more for the first `perFour` mod 4 of the four.
struct KneeWork {
    std::int64_t perFour = 4;

    [[nodiscard]] constexpr std::int64_t ofElement(std::int64_t element) const
    {
        return perFour / 4 + (element % 4 < perFour % 4 ? 1 : 0);
    }
    /// 2 FLOP each over a read and a write of 4 byte.
    [[nodiscard]] constexpr double flopPerByte() const { return static_cast<double>(perFour) / 16.0; }
};

/// Element i is signal(i, seeds.a) after x ← fma(x, factor, addend) of fma_chain.h's constants of i / 4.
[[nodiscard]] float kneeValue(std::int64_t element, KneeWork work, InputSeeds seeds);

/// Compares the first and last of the chunk and one in so many between that the host computes at most some million steps a
/// chunk. Every other value must be one that a chain can have.
[[nodiscard]] ErrorTally compareKnee(std::span<const float> out, std::int64_t first, KneeWork work, InputSeeds seeds);

} // namespace roofline
