// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/measuring/stop_rule.h"

#include <doctest/doctest.h>

#include <vector>

using namespace roofline;

namespace {

Plan planOf(int minSamples, int maxSamples, double quietBelow, double patience)
{
    Plan plan;
    plan.minSamples = minSamples;
    plan.maxSamples = maxSamples;
    plan.quietBelow = quietBelow;
    plan.patience = Seconds(patience);
    return plan;
}

/// Every other sample is higher: the median is 1 + noise/2 or one of both, never quiet for a large noise.
std::vector<Seconds> noisy(int count, double noise)
{
    std::vector<Seconds> samples;
    for (int i = 0; i < count; ++i)
        samples.emplace_back(i % 2 == 0 ? 1.0 : 1.0 + noise);
    return samples;
}

} // namespace

TEST_CASE("too few samples go on, however quiet and however late")
{
    const Plan plan = planOf(3, 10, 0.01, 0.5);
    CHECK(judge(plan, {}, 1) == Verdict::Continue);
    CHECK(judge(plan, noisy(2, 0.0), 1) == Verdict::Continue);
    CHECK(judge(plan, noisy(2, 0.0), 1000) == Verdict::Continue);
}

TEST_CASE("quiet as soon as there are enough")
{
    const Plan plan = planOf(3, 10, 0.01, 100.0);
    CHECK(judge(plan, noisy(3, 0.0), 1) == Verdict::Quiet);
    CHECK(judge(plan, noisy(4, 0.5), 1) == Verdict::Continue);
}

TEST_CASE("as noisy as the plan allows is quiet, a hair more is not")
{
    // Samples 1 and 1.5, two of each: median 1.25, MAD 0.25, ratio 0.2.
    CHECK(judge(planOf(4, 10, 0.2, 100.0), noisy(4, 0.5), 1) == Verdict::Quiet);
    CHECK(judge(planOf(4, 10, 0.1999, 100.0), noisy(4, 0.5), 1) == Verdict::Continue);
}

TEST_CASE("patience is spent by measured time, batches counted whole")
{
    const Plan plan = planOf(4, 10, 0.01, 10.0);
    CHECK(judge(plan, noisy(4, 0.5), 1) == Verdict::Continue);      // 5 s
    CHECK(judge(plan, noisy(4, 0.5), 2) == Verdict::OutOfPatience); // 10 s
    CHECK(judge(planOf(4, 10, 0.01, 10.1), noisy(4, 0.5), 2) == Verdict::Continue);
}

TEST_CASE("quiet too early goes on until the shortest run is over, but never beyond the most samples")
{
    Plan plan = planOf(3, 10, 0.01, 100.0);
    plan.shortestRun = Seconds(8.0);
    CHECK(judge(plan, noisy(7, 0.0), 1) == Verdict::Continue); // 7 s
    CHECK(judge(plan, noisy(8, 0.0), 1) == Verdict::Quiet);
    CHECK(judge(plan, noisy(4, 0.0), 2) == Verdict::Quiet); // 8 s
    plan.shortestRun = Seconds(1e9);
    CHECK(judge(plan, noisy(10, 0.0), 1) == Verdict::Quiet);
    CHECK(judge(plan, noisy(10, 0.5), 1) == Verdict::OutOfPatience);
}

TEST_CASE("quiet in the last moment is quiet")
{
    CHECK(judge(planOf(4, 4, 0.01, 1.0), noisy(4, 0.0), 1) == Verdict::Quiet);
}

TEST_CASE("never more samples than the plan allows")
{
    const Plan plan = planOf(2, 4, 0.01, 1e9);
    CHECK(judge(plan, noisy(2, 0.5), 1) == Verdict::Continue);
    CHECK(judge(plan, noisy(4, 0.5), 1) == Verdict::OutOfPatience);
}
