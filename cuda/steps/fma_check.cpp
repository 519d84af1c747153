// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "cuda/steps/fma_check.h"

#include "core/checking/error_tally.h"
#include "core/checking/fma_chain.h"
#include "core/checking/parallel_ranges.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace roofline::cuda {

namespace {

/// A chain swings within 1.5 of 0 from its start on, whatever its constants.
constexpr double farthest = 2.0;

} // namespace

std::vector<std::int64_t> threadsToCheck(std::int64_t threads, std::int64_t threadsPerBlock)
{
    constexpr std::int64_t each = 16;
    std::vector<std::int64_t> chosen;
    for (std::int64_t i = 0; i < each; ++i) {
        const std::int64_t inBlock = i * (threadsPerBlock - 1) / (each - 1);
        chosen.push_back(inBlock);
        chosen.push_back(threads - threadsPerBlock + inBlock);
        chosen.push_back(i * (threads - 1) / (each - 1));
    }
    std::sort(chosen.begin(), chosen.end());
    chosen.erase(std::unique(chosen.begin(), chosen.end()), chosen.end());
    return chosen;
}

CheckResult checkFmaChains(std::span<const float> out, std::int64_t threadsPerBlock, int chains,
                           std::int64_t iterations, const std::stop_token& stop)
{
    if (std::ssize(out) < threadsPerBlock) // a fetch that a stop cut short
        return ErrorTally(Tolerance{}).result("nothing fetched");
    const std::vector<std::int64_t> chosen = threadsToCheck(std::ssize(out), threadsPerBlock);
    std::vector<float> expected(chosen.size());
    inParallelRanges(std::ssize(chosen), 1, [&](std::int64_t begin, std::int64_t end) {
        for (auto i = static_cast<std::size_t>(begin); i < static_cast<std::size_t>(end) && !stop.stop_requested(); ++i)
            expected[i] = fmaChainSum(static_cast<std::uint64_t>(chosen[i]), chains, iterations);
    });
    ErrorTally tally(Tolerance{});
    for (std::size_t i = 0; i < chosen.size(); ++i)
        tally.compare(out[static_cast<std::size_t>(chosen[i])], static_cast<double>(expected[i]));
    const auto impossible = std::count_if(out.begin(), out.end(), [&](float value) {
        return !(std::abs(static_cast<double>(value)) <= farthest * chains); // NaN is impossible too
    });
    CheckResult result = tally.result("threads of the first block, the last and between against the host's chain");
    if (impossible > 0) {
        result.passed = false;
        result.method += fmt::format("; {} threads wrote a value that no chain can have", impossible);
    }
    return result;
}

} // namespace roofline::cuda
