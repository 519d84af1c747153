// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/measuring/candidate_runner.h"

#include <chrono>

namespace roofline {

std::optional<Interruption> interruptionOf(const ShapeResult& result)
{
    if (const auto* failed = std::get_if<Failed>(&result))
        return *failed;
    if (std::holds_alternative<Cancelled>(result))
        return Cancelled{};
    return std::nullopt;
}

void CandidateRunner::beginStep(const std::string& id)
{
    ++m_place.step;
    m_place.id = id;
}

/// Who listens may take silence for an end: where sampling is long, the step is told again each second.
std::function<void()> CandidateRunner::signsOfLife() const
{
    using Clock = std::chrono::steady_clock;
    return [this, last = Clock::now()]() mutable {
        constexpr std::chrono::seconds interval{1};
        if (Clock::now() - last < interval)
            return;
        last = Clock::now();
        m_listener(m_place);
    };
}

ShapeResult CandidateRunner::run(const Candidate& candidate, const Plan& plan, std::optional<int> launches,
                                 Checked checked)
{
    if (m_stop.stop_requested())
        return Cancelled{};
    m_current = candidate.shape.empty() ? m_place.id : m_place.id + ", " + candidate.shape;
    m_place.shape = candidate.shape;
    m_listener(m_place);
    ShapeResult result = measureShape(m_probe, candidate, plan, m_stop, {signsOfLife(), launches}, checked);
    if (auto* failed = std::get_if<Failed>(&result))
        failed->message = m_current + ": " + failed->message;
    if (const auto* shape = std::get_if<ShapeMeasurement>(&result))
        m_during.push_back(shape->conditions);
    return result;
}

} // namespace roofline
