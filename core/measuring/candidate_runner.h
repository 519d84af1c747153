// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// One candidate after the other, each told before it runs, with the place in the run that a failure names. What runs when, and
// what is made of the results, is measuring_run's and classic_roof's.
#pragma once

#include "core/measuring/probe.h"
#include "core/measuring/progress.h"
#include "core/measuring/shape_measuring.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace roofline {

using Interruption = std::variant<Failed, Cancelled>;

/// Why there is no shape; none where there is.
[[nodiscard]] std::optional<Interruption> interruptionOf(const ShapeResult& result);

class CandidateRunner {
public:
    CandidateRunner(Probe& probe, const RunListener& listener, std::stop_token stop)
        : m_probe(probe), m_listener(listener), m_stop(std::move(stop))
    {}

    void expect(int steps) { m_place.steps = steps; }
    void beginStep(const std::string& id);
    /// Of the step that has begun. Throws what the workload throws.
    [[nodiscard]] ShapeResult run(const Candidate& candidate, const Plan& plan, std::optional<int> launches = {},
                                  Checked checked = Checked::FirstLaunchAndTimedOutput);
    void tell(const RunEvent& event) const { m_listener(event); }

    /// What runs now: "copy, float4"; empty before the first step.
    [[nodiscard]] const std::string& current() const { return m_current; }
    /// Of everything so far.
    [[nodiscard]] Conditions conditions() const { return combine(m_during); }

private:
    [[nodiscard]] std::function<void()> signsOfLife() const;

    Probe& m_probe;
    const RunListener& m_listener;
    std::stop_token m_stop;
    StepStarted m_place;
    std::vector<Conditions> m_during;
    std::string m_current;
};

} // namespace roofline
