// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/measuring/classic_roof.h"

#include "core/measuring/return_visit.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace roofline {

namespace {

/// Fewer and longer samples, so that a thousand of them tell of half a minute.
Plan sustainedPlan(const Plan& plan)
{
    Plan sustained = plan;
    sustained.shortestSample = std::max(plan.shortestSample, Seconds(plan.sustained / 1000.0));
    sustained.maxSamples = std::numeric_limits<int>::max();
    sustained.shortestRun = sustained.patience = plan.sustained;
    return sustained;
}

} // namespace

void ClassicRoof::remember(const CeilingMeasurement& told, const Candidate& best)
{
    if (isClassic(told.id) && told.isUsable())
        m_ceilings.push_back({told, best});
}

std::optional<Interruption> ClassicRoof::returnTo(CandidateRunner& runner, const Plan& plan)
{
    for (auto ceiling = m_ceilings.rbegin(); ceiling != m_ceilings.rend(); ++ceiling) {
        CeilingMeasurement& told = ceiling->told;
        runner.beginStep(told.id);
        ShapeResult result = runner.run(ceiling->best, plan, told.best.time.launchesPerSample);
        if (auto interruption = interruptionOf(result))
            return interruption;
        auto& later = std::get<ShapeMeasurement>(result);
        ShapeMeasurement both = withLaterVisit(told.best, std::move(later), plan.quietBelow);
        const auto shape = std::find(told.shapes.begin(), told.shapes.end(), told.best);
        *shape = both;
        told.best = std::move(both);
        runner.tell(told);
    }
    return std::nullopt;
}

std::optional<Interruption> ClassicRoof::keepUp(CandidateRunner& runner, const Plan& plan) const
{
    for (const auto& [told, best] : m_ceilings) {
        const std::string id = told.id + std::string(sustainedSuffix);
        runner.beginStep(id);
        const ShapeResult result = runner.run(best, sustainedPlan(plan));
        if (auto interruption = interruptionOf(result))
            return interruption;
        const auto& shape = std::get<ShapeMeasurement>(result);
        runner.tell(CeilingMeasurement{id, told.kind, shape, {shape}, told.origin, plan.sustained});
    }
    return std::nullopt;
}

int ClassicRoof::stepsAfter(const std::vector<Step>& steps, const Plan& plan)
{
    const auto classic = std::count_if(steps.begin(), steps.end(), [](const Step& step) {
        return step.kind != StepKind::Kernel && isClassic(step.id);
    });
    const int visits = (plan.returnsToRoof ? 1 : 0) + (plan.sustained > Seconds(0.0) ? 1 : 0);
    return static_cast<int>(classic) * visits;
}

} // namespace roofline
