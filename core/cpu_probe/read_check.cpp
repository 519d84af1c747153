// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/cpu_probe/read_check.h"

#include "core/checking/error_tally.h"
#include "core/checking/parallel_ranges.h"
#include "core/checking/signal.h"

#include <atomic>
#include <bit>

namespace roofline {

std::uint32_t inputSum(IndexRange range, std::uint32_t seed, const std::stop_token& stop)
{
    constexpr std::int64_t piece = std::int64_t{1} << 16;
    std::atomic<std::uint32_t> total{0};
    inParallelRanges(range.end - range.begin, piece, [&](std::int64_t begin, std::int64_t end) {
        std::uint32_t sum = 0;
        for (std::int64_t at = begin; at < end && !stop.stop_requested(); at += piece)
            for (std::int64_t i = at; i < std::min(at + piece, end); ++i)
                sum += std::bit_cast<std::uint32_t>(signal(static_cast<std::uint64_t>(range.begin + i), seed));
        total += sum;
    });
    return total;
}

CheckResult compareSums(std::span<const float> out, const std::vector<std::uint32_t>& expected)
{
    ErrorTally tally(Tolerance{});
    for (std::size_t worker = 0; worker < expected.size(); ++worker) {
        if (std::bit_cast<std::uint32_t>(out[worker]) == expected[worker])
            tally.addEqual(1);
        else
            tally.addWrong(1);
    }
    return tally.result("the sum of every word that was read, computed again from the input's formula");
}

} // namespace roofline
