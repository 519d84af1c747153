// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/checking/parallel_ranges.h"

#include "core/checking/thread_team.h"

#include <algorithm>
#include <exception>
#include <thread>
#include <vector>

namespace roofline {

namespace {

std::int64_t cores() { return std::max<std::int64_t>(1, std::thread::hardware_concurrency()); }

/// run(0) … run(count − 1), each on a thread.
void runAll(std::int64_t count, const ThreadTeam::Task& run)
{
    if (count == 1)
        return run(0);
    static ThreadTeam team(cores() - 1); // the exception to "no global state": see the header
    if (count - 1 <= team.threads() && team.tryRun(count - 1, run))
        return;
    // Another check is under way, on another thread or around this one.
    std::vector<std::jthread> threads;
    threads.reserve(static_cast<std::size_t>(count - 1));
    for (std::int64_t number = 1; number < count; ++number)
        threads.emplace_back(run, number);
    run(0);
}

} // namespace

void inParallelRanges(std::int64_t count, std::int64_t grain,
                      const std::function<void(std::int64_t begin, std::int64_t end)>& work)
{
    if (count <= 0)
        return;
    const std::int64_t ranges = std::clamp<std::int64_t>(count / std::max<std::int64_t>(1, grain), 1, cores());
    const auto start = [&](std::int64_t range) { return count / ranges * range + std::min(range, count % ranges); };
    std::vector<std::exception_ptr> failures(static_cast<std::size_t>(ranges));
    const auto runRange = [&](std::int64_t range) {
        try {
            work(start(range), start(range + 1));
        } catch (...) {
            failures[static_cast<std::size_t>(range)] = std::current_exception();
        }
    };
    runAll(ranges, runRange);
    for (const std::exception_ptr& failure : failures) {
        if (failure)
            std::rethrow_exception(failure);
    }
}

} // namespace roofline
