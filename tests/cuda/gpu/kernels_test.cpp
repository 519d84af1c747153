// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/cuda/gpu/step_checks.h"

using namespace roofline;
using namespace roofline::cuda;

TEST_CASE("copy is right at any size")
{
    // Around 4 (a vector), 128·4, 128·16 and 256 (a block of each shape).
    for (const std::int64_t n : {1, 3, 4, 5, 127, 255, 256, 257, 511, 512, 513, 2047, 2048, 2049, 100'003})
        for (const PlanKind kind : {PlanKind::Classic, PlanKind::Scaled}) {
            Plan plan = planOf(n);
            plan.kind = kind;
            checkStep(copyStep(openCard(), plan, testSeeds));
        }
}

TEST_CASE("vector add is right at any size")
{
    for (const std::int64_t n : {1, 255, 256, 257, 100'003})
        checkStep(vectorAddStep(openCard(), planOf(n), testSeeds));
}

TEST_CASE("naive transpose is right at any side")
{
    for (const std::int64_t side : {1, 2, 15, 16, 17, 33, 500})
        checkStep(transposeNaiveStep(openCard(), planOf(side), testSeeds));
}

TEST_CASE("block reduction is right with a short last block")
{
    for (const std::int64_t n : {1, 2, 255, 256, 257, 512, 100'003})
        checkStep(blockReductionStep(openCard(), planOf(n), testSeeds));
}

TEST_CASE("both products are right at any size")
{
    for (const std::int64_t n : {1, 2, 15, 16, 17, 33, 100, 129}) {
        checkStep(matmulNaiveStep(openCard(), planOf(n), testSeeds));
        checkStep(matmulTiled16Step(openCard(), planOf(n), testSeeds));
    }
}

TEST_CASE("both products are right where the check samples")
{
    checkStep(matmulNaiveStep(openCard(), planOf(515), testSeeds), {1});
    checkStep(matmulTiled16Step(openCard(), planOf(515), testSeeds), {1});
}

TEST_CASE("the FMA chains have the host's very bits, whatever the rest over the unrolled body")
{
    for (const std::int64_t iterations : {1, 31, 32, 33, 64, 1000})
        checkStep(fmaStep(openCard(), planOf(iterations), 1));
}

TEST_CASE("FMA work is counted over all threads, and classic keeps the recorded table's")
{
    Plan plan = planOf(2048);
    CHECK(fmaStep(openCard(), plan, 10).candidates[0].work == Flops(2.0 * 10 * 4 * 512 * 8 * 4 * 2048));
    plan.kind = PlanKind::Classic;
    const Step classic = fmaStep(openCard(), plan, 10);
    CHECK(classic.candidates[1].shape == "8 chains");
    CHECK(classic.candidates[1].work == Flops(2.0 * 327'680 * 8 * 2048));
}
