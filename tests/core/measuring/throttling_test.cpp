// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/measuring/throttling.h"
#include "core/quantity/units.h"

#include <doctest/doctest.h>

using namespace roofline;

namespace {

Moment at(int ms) { return Moment(std::chrono::milliseconds(ms)); }

Reading reading(int ms, std::optional<double> clock, std::optional<std::vector<std::string>> reasons = {})
{
    Reading one{at(ms), {}};
    one.conditions.clock = clock ? std::optional(megahertz(*clock)) : std::nullopt;
    one.conditions.throttleReasons = std::move(reasons);
    return one;
}

using Marked = std::vector<std::size_t>;

/// Samples of 10 ms that end at 10, 20, … 50 ms; the first has no length of its own.
const std::vector<Moment> ends{at(10), at(20), at(30), at(40), at(50)};

} // namespace

TEST_CASE("nothing read, nothing timed, nothing known: nothing is marked")
{
    CHECK(throttledSamples(ends, {}).empty());
    CHECK(throttledSamples({}, std::vector{reading(0, 1000)}).empty());
    CHECK(throttledSamples(ends, std::vector{reading(0, {}), reading(25, {})}).empty());
}

TEST_CASE("a clock below 95 % of the kernel's own highest marks the samples that are nearest to it")
{
    const std::vector<Reading> dip{reading(10, 1000), reading(25, 949), reading(45, 1000)};
    // Their middles are 10, 15, 25, 35 and 45; 35 is as near to 25 as to 45, and the earlier reading counts.
    CHECK(throttledSamples(ends, dip) == Marked{2, 3});
    const std::vector<Reading> within{reading(10, 1000), reading(25, 950), reading(45, 1000)};
    CHECK(throttledSamples(ends, within).empty());
}

TEST_CASE("a reason marks, whatever the clock; known to have none does not")
{
    const std::vector<Reading> capped{reading(5, 1000, std::vector<std::string>{}),
                                      reading(45, 1000, std::vector<std::string>{"power cap"})};
    CHECK(throttledSamples(ends, capped) == Marked{3, 4});
}

TEST_CASE("a clock that is always low is not held back by its own measure")
{
    CHECK(throttledSamples(ends, std::vector{reading(0, 300), reading(30, 299)}).empty());
}
