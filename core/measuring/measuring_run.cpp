// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/measuring/measuring_run.h"

#include "core/measuring/candidate_runner.h"
#include "core/measuring/classic_roof.h"
#include "core/measuring/conditions_watch.h"

#include <fmt/format.h>

#include <exception>
#include <new>
#include <optional>
#include <system_error>
#include <utility>
#include <vector>

namespace roofline {

namespace {

/// One run from its start to its ending. Throws what the probe throws.
class Run {
public:
    Run(Probe& probe, const Plan& plan, const RunListener& listener, std::stop_token stop)
        : m_probe(probe), m_plan(plan), m_runner(probe, listener, std::move(stop))
    {}

    Ending go();
    [[nodiscard]] const std::string& current() const { return m_runner.current(); }

private:
    std::optional<Interruption> measureAll(const std::vector<Step>& steps);
    std::optional<Interruption> measure(const Step& step);
    void tell(const Step& step, std::vector<ShapeMeasurement> shapes);

    Probe& m_probe;
    const Plan& m_plan;
    CandidateRunner m_runner;
    ClassicRoof m_roof;
};

CeilingKind ceilingKind(StepKind kind, const std::optional<CeilingOrigin>& origin)
{
    if (kind == StepKind::BandwidthCeiling)
        return CeilingKind::Memory;
    const std::optional<Arithmetic> arithmetic = arithmeticOf(origin);
    return arithmetic && isInteger(*arithmetic) ? CeilingKind::IntegerCompute : CeilingKind::Compute;
}

Environment environmentBefore(Probe& probe)
{
    Environment environment = probe.environment();
    environment.programVersion = ROOFLINE_VERSION;
    environment.before = conditionsNow(probe);
    return environment;
}

Ending Run::go()
{
    Environment environment = environmentBefore(m_probe);
    const std::vector<Step> steps = m_probe.steps(m_plan);
    const int count = static_cast<int>(steps.size()) + ClassicRoof::stepsAfter(steps, m_plan);
    m_runner.expect(count);
    m_runner.tell(RunStarted{m_probe.facts(), environment, m_plan, count});
    std::optional<Interruption> interruption = measureAll(steps);
    if (!interruption && m_plan.returnsToRoof)
        interruption = m_roof.returnTo(m_runner, m_plan);
    if (!interruption && m_plan.sustained > Seconds(0.0))
        interruption = m_roof.keepUp(m_runner, m_plan);
    if (interruption)
        return std::visit([](auto& kind) { return Ending{std::move(kind)}; }, *interruption);
    environment.during = m_runner.conditions();
    environment.after = conditionsNow(m_probe);
    return Completed{std::move(environment)};
}

std::optional<Interruption> Run::measureAll(const std::vector<Step>& steps)
{
    for (const Step& step : steps) {
        m_runner.beginStep(step.id);
        if (auto interruption = measure(step))
            return interruption;
    }
    return std::nullopt;
}

std::optional<Interruption> Run::measure(const Step& step)
{
    const Plan plan = step.isPointOfSeries ? pointPlan(m_plan) : m_plan;
    const Checked checked = step.isPointOfSeries ? Checked::TimedOutput : Checked::FirstLaunchAndTimedOutput;
    std::vector<ShapeMeasurement> shapes;
    for (const Candidate& candidate : step.candidates) {
        ShapeResult result = m_runner.run(candidate, plan, {}, checked);
        if (auto interruption = interruptionOf(result))
            return interruption;
        shapes.push_back(std::get<ShapeMeasurement>(std::move(result)));
        if (step.isPointOfSeries) // over before a power sensor has looked
            shapes.back().conditions.power.reset();
    }
    if (!shapes.empty())
        tell(step, std::move(shapes));
    return std::nullopt;
}

void Run::tell(const Step& step, std::vector<ShapeMeasurement> shapes)
{
    if (step.kind == StepKind::Kernel) {
        ShapeMeasurement& only = shapes.front();
        m_runner.tell(KernelMeasurement{step.id, only.work, only.traffic, std::move(only.time),
                                        std::move(only.conditions), std::move(only.check), arithmeticOf(step.origin)});
        return;
    }
    const std::optional<CeilingOrigin> origin = step.origin ? step.origin : knownOrigin(step.id);
    const CeilingKind kind = ceilingKind(step.kind, origin);
    const ShapeMeasurement& best = bestShape(shapes, kind);
    const Candidate& bestCandidate = step.candidates[static_cast<std::size_t>(&best - shapes.data())];
    CeilingMeasurement ceiling{step.id, kind, best, {}, origin};
    ceiling.shapes = std::move(shapes);
    m_runner.tell(ceiling);
    m_roof.remember(ceiling, bestCandidate);
}

Failed failedWhile(const Run& run, std::string_view what, bool isProcessUnusable)
{
    const std::string_view place = run.current().empty() ? "before the first step" : std::string_view(run.current());
    return {fmt::format("{}: {}", place, what), isProcessUnusable};
}

} // namespace

Ending measureAll(Probe& probe, const Plan& plan, const RunListener& listener, std::stop_token stop)
{
    if (stop.stop_requested())
        return Cancelled{};
    Run run(probe, plan, listener, std::move(stop));
    try {
        return run.go();
    } catch (const ProbeError& error) {
        return failedWhile(run, error.what(), error.isProcessUnusable());
    } catch (const std::bad_alloc&) {
        return failedWhile(run, "this machine's memory is full. Close other programs, or choose the plan quick", false);
    } catch (const std::system_error& error) {
        const bool isThread = error.code() == std::errc::resource_unavailable_try_again;
        return failedWhile(run, isThread ? "no more threads can be started here. Close other programs" : error.what(),
                           false);
    } catch (const std::exception& error) {
        return failedWhile(run, error.what(), false);
    }
}

} // namespace roofline
