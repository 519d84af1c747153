// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/quantity/units.h"
#include "tests/cuda/gpu/step_checks.h"

using namespace roofline;
using namespace roofline::cuda;

TEST_CASE("streams are right at any size")
{
    // Around a vector, a block of each shape, and the tiles of the reads: 4096 and 65,536 floats.
    for (const std::int64_t n : {1, 3, 4, 5, 511, 512, 513, 1023, 1025, 4095, 4096, 4097, 65'537, 300'003}) {
        checkStep(dramReadStep(openCard(), planOf(n), testSeeds));
        checkStep(dramWriteStep(openCard(), planOf(n), testSeeds));
        checkStep(triadStep(openCard(), planOf(n), testSeeds));
    }
}

TEST_CASE("reads of the caches leave the host's hashes, whatever the cache's size")
{
    for (const double mebi : {1.0, 25.0, 60.0})
        checkStep(l2ReadStep(openCard(), mebibytes(mebi), testSeeds, 5));
    // Few passes: under a tool that looks at every access the whole step takes minutes.
    for (const int passes : {1, 2, 37})
        checkStep(l1ReadStep(openCard(), testSeeds, passes));
}

TEST_CASE("chains of every unit have the host's very bits, whatever the rest over the unrolled body")
{
    for (const std::int64_t iterations : {1, 7, 8, 9, 100})
        for (const Step& step : chainSteps(openCard(), planOf(iterations)))
            checkStep(step);
}

TEST_CASE("work of chains is counted over all threads, and integer work is told apart by its id")
{
    const SharedCard card = openCard();
    for (const Step& step : chainSteps(card, planOf(64))) {
        CAPTURE(step.id);
        REQUIRE(knownOrigin(step.id).has_value());
        const double threads = 4.0 * 512 * card->multiprocessors();
        if (step.id == "mad_int32")
            CHECK(step.candidates[0].work == Flops(threads * 8 * 256 * 2));
        if (step.id == "fma_fp16x2")
            CHECK(step.candidates[0].work == Flops(threads * 8 * 256 * 4));
    }
}

TEST_CASE("tensor cores compute the right products in every iteration, in each format that this card has")
{
    const SharedCard card = openCard();
    for (const int iterations : {1, 2, 17}) {
        for (const TensorPath path : {TensorPath::Fastest, TensorPath::MmaSync}) {
            const std::vector<Step> steps = tensorSteps(card, testSeeds, iterations, path);
            CHECK(steps.size() == (card->capability() >= 89 ? 5 : card->capability() >= 80 ? 4 : 2));
            for (const Step& step : steps)
                checkStep(step);
        }
    }
}
