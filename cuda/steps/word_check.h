// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Compares the words that a kernel left as proof with those that the host computed, to the last bit. What a word means is in
// core/checking.
#pragma once

#include "core/checking/error_tally.h"
#include "cuda/steps/card.h"

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace roofline::cuda {

/// Words that are computed on first use, piece by piece: a cancel waits for one piece at most.
class ExpectedWords {
public:
    using Fill = std::function<void(std::span<std::uint32_t> out, std::int64_t first)>;

    ExpectedWords(std::int64_t words, std::int64_t pieceWords, Fill fill)
        : m_words(words), m_pieceWords(pieceWords), m_fill(std::move(fill))
    {}

    /// Incomplete once a stop was requested: nobody looks at the result then.
    [[nodiscard]] std::span<const std::uint32_t> all(const std::stop_token& stop);

private:
    std::int64_t m_words;
    std::int64_t m_pieceWords;
    Fill m_fill;
    std::vector<std::uint32_t> m_known;
    std::int64_t m_filled = 0;
};

/// The whole buffer against the expected words, again from their first where the buffer is longer.
[[nodiscard]] ErrorTally compareWords(Card& card, const DeviceBuffer& buffer, ExpectedWords& expected);

/// As a kernel sees a buffer of 4-byte words.
[[nodiscard]] inline std::uint32_t* wordsOf(const DeviceBuffer& buffer)
{
    return reinterpret_cast<std::uint32_t*>(buffer.data());
}

/// Chains of arithmetic: threads of the first block, the last and between against the host's words; all others must have
/// written something.
[[nodiscard]] CheckResult checkChainWords(std::span<const float> out, std::int64_t threadsPerBlock,
                                          const std::function<std::uint32_t(std::uint64_t thread)>& wordOf,
                                          const std::stop_token& stop);

} // namespace roofline::cuda
