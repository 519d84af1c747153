// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/measuring/sample_summary.h"

#include <doctest/doctest.h>

#ifdef ROOFLINE_HAS_RAPIDCHECK
#include <rapidcheck.h>
#endif

#include <algorithm>
#include <limits>
#include <random>
#include <vector>

using namespace roofline;

namespace {

std::vector<Seconds> times(const std::vector<double>& values)
{
    std::vector<Seconds> seconds;
    for (const double value : values)
        seconds.emplace_back(value);
    return seconds;
}

std::optional<SampleSummary> summaryOf(const std::vector<double>& values) { return summarise(times(values)); }

} // namespace

TEST_CASE("no samples, no summary") { CHECK_FALSE(summaryOf({}).has_value()); }

TEST_CASE("one sample is its own median, without spread")
{
    const auto summary = summaryOf({2.5});
    REQUIRE(summary.has_value());
    CHECK(summary->median.count() == 2.5);
    CHECK(summary->min.count() == 2.5);
    CHECK(summary->max.count() == 2.5);
    CHECK(summary->medianAbsoluteDeviation.count() == 0.0);
    CHECK(summary->relativeDeviation() == 0.0);
    CHECK(summary->count == 1);
}

TEST_CASE("an even count takes the mean of the middle two")
{
    CHECK(summaryOf({1.0, 2.0})->median.count() == 1.5);
    CHECK(summaryOf({4.0, 1.0, 3.0, 2.0})->median.count() == 2.5);
    CHECK(summaryOf({10.0, 1.0, 2.0, 100.0})->median.count() == 6.0);
}

TEST_CASE("an odd count takes the middle, whatever the order and the outlier")
{
    const auto summary = summaryOf({5.0, 1.0, 1000.0, 4.0, 2.0});
    CHECK(summary->median.count() == 4.0);
    CHECK(summary->min.count() == 1.0);
    CHECK(summary->max.count() == 1000.0);
    CHECK(summary->count == 5);
    // |5−4| |1−4| |1000−4| |4−4| |2−4| → 0 1 2 3 996
    CHECK(summary->medianAbsoluteDeviation.count() == 2.0);
    CHECK(summary->relativeDeviation() == 0.5);
}

TEST_CASE("the deviations' median is right for even counts too")
{
    // Median 2.5; deviations 1.5 0.5 0.5 1.5.
    CHECK(summaryOf({1.0, 2.0, 3.0, 4.0})->medianAbsoluteDeviation.count() == 1.0);
}

TEST_CASE("a sample that is no time spoils the whole: it must never become a rate")
{
    CHECK_FALSE(summaryOf({1.0, 0.0, 2.0}).has_value());
    CHECK_FALSE(summaryOf({1.0, -1e-9, 2.0}).has_value());
    CHECK_FALSE(summaryOf({1.0, std::numeric_limits<double>::quiet_NaN()}).has_value());
    CHECK_FALSE(summaryOf({std::numeric_limits<double>::infinity(), 1.0}).has_value());
}

#ifdef ROOFLINE_HAS_RAPIDCHECK
TEST_CASE("properties of the summary")
{
    const auto anyTimes = [] {
        const auto whole = *rc::gen::nonEmpty(rc::gen::container<std::vector<int>>(rc::gen::inRange(1, 1000000)));
        return std::vector<double>(whole.begin(), whole.end());
    };
    CHECK(rc::check("the median lies between min and max, and at least half the samples on each side", [&] {
        const std::vector<double> values = anyTimes();
        const auto summary = summaryOf(values);
        RC_ASSERT(summary->min <= summary->median && summary->median <= summary->max);
        const double median = summary->median.count();
        const auto below = std::count_if(values.begin(), values.end(), [&](double v) { return v <= median; });
        const auto above = std::count_if(values.begin(), values.end(), [&](double v) { return v >= median; });
        RC_ASSERT(2 * below >= std::ssize(values) && 2 * above >= std::ssize(values));
        RC_ASSERT(summary->medianAbsoluteDeviation <= summary->max - summary->min);
    }));
    CHECK(rc::check("the order does not matter", [&] {
        std::vector<double> values = anyTimes();
        const auto before = summaryOf(values);
        std::shuffle(values.begin(), values.end(), std::mt19937(*rc::gen::arbitrary<std::uint32_t>()));
        const auto after = summaryOf(values);
        RC_ASSERT(before->median == after->median && before->min == after->min && before->max == after->max);
        RC_ASSERT(before->medianAbsoluteDeviation == after->medianAbsoluteDeviation);
    }));
    CHECK(rc::check("another unit scales all of it and leaves the ratio", [&] {
        std::vector<double> values = anyTimes();
        const auto before = summaryOf(values);
        for (double& value : values)
            value *= 1024.0;
        const auto after = summaryOf(values);
        RC_ASSERT(after->median.count() == 1024.0 * before->median.count());
        RC_ASSERT(after->relativeDeviation() == before->relativeDeviation());
    }));
}
#endif
