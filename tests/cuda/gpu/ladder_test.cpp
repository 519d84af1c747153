// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/cuda/gpu/step_checks.h"

using namespace roofline;
using namespace roofline::cuda;

TEST_CASE("every rung of the products is right at any size")
{
    // Around the tiles of 8, 16, 32, 64 and 128, the vectors of 4 and 8, and a size at which the check samples.
    for (const std::int64_t n : {1, 2, 7, 8, 9, 31, 33, 64, 65, 100, 127, 128, 129, 136, 515})
        for (const Step& step : matmulLadderSteps(openCard(), planOf(n), testSeeds))
            checkStep(step, n < 100 ? std::initializer_list<int>{1, 3} : std::initializer_list<int>{1});
}

TEST_CASE("transposes, reduction, blurs and grayscale are right at any size")
{
    for (const std::int64_t n : {1, 2, 5, 31, 32, 33, 36, 100, 257})
        for (const Step& step : ladderSteps(openCard(), planOf(n), testSeeds))
            checkStep(step);
    Plan plan = planOf(4095);
    plan.transposeSide = 40;
    for (const std::int64_t elements : {4095, 4096, 4097, 100'003}) {
        plan.reductionElements = elements;
        for (const Step& step : ladderSteps(openCard(), plan, testSeeds))
            checkStep(step);
    }
}

TEST_CASE("the knee's stream is right from one sixteenth to 1024 FLOP/byte, at any size")
{
    for (const std::int64_t n : {1, 16, 24, 32, 8 * 511, 8 * 513, 80'008}) {
        const std::vector<Step> steps = kneeSteps(openCard(), planOf(n), testSeeds);
        REQUIRE(steps.size() == 15);
        CHECK(steps.front().id == "knee_0.0625");
        CHECK(steps.back().id == "knee_1024");
        for (const Step& step : steps)
            checkStep(step);
    }
}
