// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/checking/parallel_ranges.h"

#include <algorithm>
#include <exception>
#include <thread>
#include <vector>

namespace roofline {

void inParallelRanges(std::int64_t count, std::int64_t grain,
                      const std::function<void(std::int64_t begin, std::int64_t end)>& work)
{
    if (count <= 0)
        return;
    const std::int64_t cores = std::max<std::int64_t>(1, std::thread::hardware_concurrency());
    const std::int64_t ranges = std::clamp<std::int64_t>(count / std::max<std::int64_t>(1, grain), 1, cores);
    const auto start = [&](std::int64_t range) { return count / ranges * range + std::min(range, count % ranges); };
    std::vector<std::exception_ptr> failures(static_cast<std::size_t>(ranges));
    const auto runRange = [&](std::int64_t range) {
        try {
            work(start(range), start(range + 1));
        } catch (...) {
            failures[static_cast<std::size_t>(range)] = std::current_exception();
        }
    };
    {
        std::vector<std::jthread> threads;
        threads.reserve(static_cast<std::size_t>(ranges - 1));
        for (std::int64_t range = 1; range < ranges; ++range)
            threads.emplace_back(runRange, range);
        runRange(0);
    }
    for (const std::exception_ptr& failure : failures) {
        if (failure)
            std::rethrow_exception(failure);
    }
}

} // namespace roofline
