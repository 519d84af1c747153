// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// What a stream that only writes must have written: random words that cost a kernel next to nothing, since a card at its power
// limit would pay for arithmetic with bandwidth. One word is mixed for each four; the others are it with bits exchanged.
#pragma once

#include "core/checking/signal.h"

#include <cstdint>

namespace roofline {

/// Of the word at place 0 to 3 of its four. Usable in device code.
constexpr std::uint32_t wordOfFour(std::uint32_t mixed, int place)
{
    constexpr std::uint32_t exchanged[4] = {0u, 0x9E3779B1u, 0x5851F42Du, 0xC2B2AE3Du};
    return mixed ^ exchanged[place];
}

constexpr std::uint32_t streamWord(std::uint64_t index, std::uint32_t seed)
{
    return wordOfFour(mixedWord(index / 4, seed), static_cast<int>(index % 4));
}

} // namespace roofline
