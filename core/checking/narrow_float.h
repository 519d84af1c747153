// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Rounds a double to the few significant bits of a narrow format, as a card's arithmetic does: 11 bits for FP16, 8 for BF16.
// Exponent ranges are not known here: the values that are checked stay far from their ends.
#pragma once

#include <bit>
#include <cstdint>

namespace roofline {

inline constexpr int fp16Bits = 11;
inline constexpr int bf16Bits = 8;

/// To the nearest, ties to even.
constexpr double roundedToBits(double value, int bits)
{
    const int dropped = 53 - bits;
    auto word = std::bit_cast<std::uint64_t>(value);
    word += (std::uint64_t{1} << (dropped - 1)) - 1u + ((word >> dropped) & 1u);
    word &= ~((std::uint64_t{1} << dropped) - 1u);
    return std::bit_cast<double>(word);
}

} // namespace roofline
