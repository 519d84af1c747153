// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/checking/parallel_ranges.h"
#include "core/checking/thread_team.h"

#include <doctest/doctest.h>

#include <atomic>
#include <stdexcept>
#include <thread>
#include <vector>

using namespace roofline;

TEST_CASE("every index once, for any count and grain")
{
    for (const std::int64_t count : {1, 2, 3, 7, 64, 1001}) {
        for (const std::int64_t grain : {0, 1, 10, 5000}) {
            std::vector<std::atomic<int>> visits(static_cast<std::size_t>(count));
            inParallelRanges(count, grain, [&](std::int64_t begin, std::int64_t end) {
                for (std::int64_t i = begin; i < end; ++i)
                    ++visits[static_cast<std::size_t>(i)];
            });
            for (const std::atomic<int>& visit : visits)
                REQUIRE(visit == 1);
        }
    }
}

TEST_CASE("many pieces one after the other, pieces within pieces, and two threads at once")
{
    std::atomic<std::int64_t> sum{0};
    const auto add = [&sum](std::int64_t begin, std::int64_t end) { sum += end - begin; };
    for (int i = 0; i < 500; ++i)
        inParallelRanges(64, 1, add);
    CHECK(sum == 500 * 64);
    sum = 0;
    inParallelRanges(8, 1, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t i = begin; i < end; ++i)
            inParallelRanges(100, 1, add);
    });
    CHECK(sum == 800);
    sum = 0;
    {
        const auto some = [&add] {
            for (int i = 0; i < 200; ++i)
                inParallelRanges(64, 1, add);
        };
        std::jthread other(some);
        some();
    }
    CHECK(sum == 2 * 200 * 64);
}

TEST_CASE("a team does each task once, refuses a second call meanwhile, and serves again")
{
    ThreadTeam team(3);
    CHECK(team.threads() == 3);
    for (const std::int64_t count : {0, 1, 3}) {
        std::vector<std::atomic<int>> done(4);
        CHECK(team.tryRun(count, [&](std::int64_t number) {
            ++done[static_cast<std::size_t>(number)];
            CHECK_FALSE(team.tryRun(1, [](std::int64_t) { FAIL("called"); }));
        }));
        for (std::int64_t number = 0; number < 4; ++number)
            CHECK(done[static_cast<std::size_t>(number)] == (number <= count ? 1 : 0));
    }
}

TEST_CASE("nothing to do calls nothing, and little to do is not cut below the grain")
{
    inParallelRanges(0, 1, [](std::int64_t, std::int64_t) { FAIL("called"); });
    inParallelRanges(-5, 1, [](std::int64_t, std::int64_t) { FAIL("called"); });
    std::atomic<int> calls{0};
    inParallelRanges(15, 10, [&](std::int64_t begin, std::int64_t end) {
        ++calls;
        CHECK(begin == 0);
        CHECK(end == 15);
    });
    CHECK(calls == 1);
}

TEST_CASE("an exception of a range arrives, after the others are done")
{
    CHECK_THROWS_AS(inParallelRanges(1000, 1,
                                     [](std::int64_t, std::int64_t end) {
                                         if (end == 1000)
                                             throw std::runtime_error("last range");
                                     }),
                    std::runtime_error);
}
