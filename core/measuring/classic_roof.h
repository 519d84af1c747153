// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// The two classic ceilings of a run, to come back to: sampled again at its end, and kept up for a while where that is asked.
#pragma once

#include "core/measuring/candidate_runner.h"

#include <optional>
#include <vector>

namespace roofline {

class ClassicRoof {
public:
    /// A ceiling that was told, and the candidate that set it. One that is none of the two, or not usable, is passed over.
    void remember(const CeilingMeasurement& told, const Candidate& best);

    /// Both again, the last first, each told as one result of both visits.
    [[nodiscard]] std::optional<Interruption> returnTo(CandidateRunner& runner, const Plan& plan);
    /// Both for plan.sustained, each told as a result of its own.
    [[nodiscard]] std::optional<Interruption> keepUp(CandidateRunner& runner, const Plan& plan) const;

    /// How many steps that will be.
    [[nodiscard]] static int stepsAfter(const std::vector<Step>& steps, const Plan& plan);

private:
    struct Ceiling {
        CeilingMeasurement told;
        Candidate best;
    };
    std::vector<Ceiling> m_ceilings;
};

} // namespace roofline
