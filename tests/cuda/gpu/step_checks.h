// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// What every step must hold, whatever its kernel, and plans of small and odd sizes to try it with.
#pragma once

#include "cuda/steps/steps.h"

#include <doctest/doctest.h>

#include <initializer_list>

#include <memory>

namespace roofline::cuda {

inline constexpr InputSeeds testSeeds{20260830, 7};

inline SharedCard openCard() { return std::make_shared<Card>(0); }

/// Every candidate of the step: poison alone must fail, one launch and several must pass, each with a time. Large products run
/// once: a tool that looks at every access of shared memory takes long over them.
inline void checkStep(const Step& step, std::initializer_list<int> launchCounts = {1, 3})
{
    REQUIRE_FALSE(step.candidates.empty());
    for (const Candidate& candidate : step.candidates) {
        CAPTURE(step.id);
        CAPTURE(candidate.shape);
        const std::unique_ptr<Workload> workload = candidate.prepare();
        workload->poison();
        CHECK_FALSE(workload->check().passed);
        for (const int launches : launchCounts) {
            workload->poison();
            CHECK(workload->run(launches) > Seconds(0));
            const CheckResult result = workload->check();
            CAPTURE(result.method);
            CHECK(result.passed);
        }
    }
}

inline Plan planOf(std::int64_t size)
{
    Plan plan;
    plan.streamElements = size;
    plan.transposeSide = size;
    plan.reductionElements = size;
    plan.matmulSize = size;
    plan.fmaIterations = size;
    return plan;
}

} // namespace roofline::cuda
