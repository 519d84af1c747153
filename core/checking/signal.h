// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// The inputs of every measurement, as a function of the index: a card and the host that checks it make the same numbers
// without copying them. Bounded to [-1, 1), mixed signs, one in sixteen an exact zero, no pattern that memory could compress.
#pragma once

#include <cstdint>

namespace roofline {

/// A well-mixed 32-bit word of (index, seed). Usable in device code (nvcc --expt-relaxed-constexpr).
constexpr std::uint32_t mixedWord(std::uint64_t index, std::uint32_t seed)
{
    auto word = static_cast<std::uint32_t>(index) ^ (static_cast<std::uint32_t>(index >> 32) * 0x9E3779B9u);
    word ^= seed * 0x85EBCA6Bu;
    word = (word ^ (word >> 16)) * 0x7FEB352Du;
    word = (word ^ (word >> 15)) * 0x846CA68Bu;
    return word ^ (word >> 16);
}

/// The input value at `index`; the same bits on every device.
constexpr float signal(std::uint64_t index, std::uint32_t seed)
{
    const std::uint32_t word = mixedWord(index, seed);
    // A mask and no branch, so that a loop over many becomes one of vectors.
    const std::int32_t unlessZero = (word & 0xFu) == 0u ? 0 : -1;
    const std::int32_t centred = (static_cast<std::int32_t>(word >> 8) - (1 << 23)) & unlessZero;
    return static_cast<float>(centred) * (1.0f / static_cast<float>(1 << 23));
}

} // namespace roofline
