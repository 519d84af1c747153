// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "cuda/steps/word_check.h"

#include "core/checking/parallel_ranges.h"
#include "cuda/steps/fma_check.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

namespace roofline::cuda {

namespace {

constexpr std::uint32_t poison = 0xFFFFFFFFu;

std::uint32_t wordOfFloat(float value) { return std::bit_cast<std::uint32_t>(value); }

/// Words have no size of error: each is right or wrong.
void tallyWord(ErrorTally& tally, float got, std::uint32_t expected)
{
    if (wordOfFloat(got) == expected)
        tally.addEqual(1);
    else
        tally.addWrong(1);
}

} // namespace

std::span<const std::uint32_t> ExpectedWords::all(const std::stop_token& stop)
{
    m_known.resize(static_cast<std::size_t>(m_words));
    while (m_filled < m_words && !stop.stop_requested()) {
        const std::int64_t piece = std::min(m_pieceWords, m_words - m_filled);
        m_fill(std::span(m_known).subspan(static_cast<std::size_t>(m_filled), static_cast<std::size_t>(piece)),
               m_filled);
        m_filled += piece;
    }
    return m_known;
}

ErrorTally compareWords(Card& card, const DeviceBuffer& buffer, ExpectedWords& expected)
{
    const std::span<const std::uint32_t> words = expected.all(card.reader().stop());
    return card.reader().compare(card.stream(), buffer, [&](std::span<const float> chunk, std::int64_t first) {
        ErrorTally tally(Tolerance{});
        auto at = static_cast<std::size_t>(first) % words.size();
        for (const float got : chunk) {
            tallyWord(tally, got, words[at]);
            at = at + 1 == words.size() ? 0 : at + 1;
        }
        return tally;
    });
}

CheckResult checkChainWords(std::span<const float> out, std::int64_t threadsPerBlock,
                            const std::function<std::uint32_t(std::uint64_t thread)>& wordOf,
                            const std::stop_token& stop)
{
    if (std::ssize(out) < threadsPerBlock) // a fetch that a stop cut short
        return ErrorTally(Tolerance{}).result("nothing fetched");
    const std::vector<std::int64_t> chosen = threadsToCheck(std::ssize(out), threadsPerBlock);
    std::vector<std::uint32_t> expected(chosen.size());
    inParallelRanges(std::ssize(chosen), 1, [&](std::int64_t begin, std::int64_t end) {
        for (auto i = static_cast<std::size_t>(begin); i < static_cast<std::size_t>(end) && !stop.stop_requested(); ++i)
            expected[i] = wordOf(static_cast<std::uint64_t>(chosen[i]));
    });
    ErrorTally tally(Tolerance{});
    for (std::size_t i = 0; i < chosen.size(); ++i)
        tallyWord(tally, out[static_cast<std::size_t>(chosen[i])], expected[i]);
    const auto unwritten = std::count_if(out.begin(), out.end(), [](float v) { return wordOfFloat(v) == poison; });
    CheckResult result = tally.result("threads of the first block, the last and between against the host's chains");
    if (unwritten > 0) {
        result.passed = false;
        result.method += fmt::format("; {} threads wrote nothing", unwritten);
    }
    return result;
}

} // namespace roofline::cuda
