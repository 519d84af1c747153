// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// An output compared piece by piece, so that a stop is heeded between two pieces: a whole stream takes longer than a cancel
// may wait. What a piece must be is the caller's.
#pragma once

#include "core/checking/error_tally.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <span>
#include <stop_token>

namespace roofline {

/// So many values of a stream are compared in some hundredths of a second, on one core too.
inline constexpr std::int64_t pieceOfStream = std::int64_t{1} << 22;

/// `first` is the index of the piece's first value.
using ComparePiece = std::function<ErrorTally(std::span<const float> piece, std::int64_t first)>;

/// The tallies of all pieces of at most `pieceValues` as one; of those so far where a stop was requested.
[[nodiscard]] inline ErrorTally compareInPieces(std::span<const float> out, std::int64_t pieceValues,
                                                const std::stop_token& stop, const ComparePiece& comparePiece)
{
    const auto piece = [&](std::int64_t first) {
        const std::int64_t count = std::min(pieceValues, std::ssize(out) - first);
        return comparePiece(out.subspan(static_cast<std::size_t>(first), static_cast<std::size_t>(count)), first);
    };
    ErrorTally all = piece(0);
    for (std::int64_t first = pieceValues; first < std::ssize(out) && !stop.stop_requested(); first += pieceValues)
        all.merge(piece(first));
    return all;
}

} // namespace roofline
