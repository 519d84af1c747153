// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/checking/parallel_ranges.h"

#include <doctest/doctest.h>

#include <atomic>
#include <stdexcept>
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
