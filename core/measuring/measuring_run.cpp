// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/measuring/measuring_run.h"

#include "core/measuring/conditions_watch.h"
#include "core/measuring/shape_measuring.h"

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
        : m_probe(probe), m_plan(plan), m_listener(listener), m_stop(std::move(stop))
    {}

    Ending go();
    /// What runs now, for the message of an exception: "copy, float4"; empty before the first step.
    [[nodiscard]] const std::string& current() const { return m_current; }

private:
    using Interruption = std::variant<Failed, Cancelled>;
    std::optional<Interruption> measure(const Step& step, const StepStarted& place);
    void tell(const Step& step, std::vector<ShapeMeasurement> shapes) const;

    Probe& m_probe;
    const Plan& m_plan;
    const RunListener& m_listener;
    std::stop_token m_stop;
    std::vector<Conditions> m_during;
    std::string m_current;
};

std::optional<Arithmetic> arithmeticOf(const std::optional<CeilingOrigin>& origin)
{
    const Arithmetic* arithmetic = origin ? std::get_if<Arithmetic>(&*origin) : nullptr;
    return arithmetic != nullptr ? std::optional(*arithmetic) : std::nullopt;
}

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
    if (m_stop.stop_requested())
        return Cancelled{};
    Environment environment = environmentBefore(m_probe);
    const std::vector<Step> steps = m_probe.steps(m_plan);
    StepStarted place;
    place.steps = static_cast<int>(steps.size());
    m_listener(RunStarted{m_probe.facts(), environment, m_plan, place.steps});
    for (const Step& step : steps) {
        ++place.step;
        place.id = step.id;
        if (std::optional<Interruption> interruption = measure(step, place))
            return std::visit([](auto& kind) { return Ending{std::move(kind)}; }, *interruption);
    }
    environment.during = combine(m_during);
    environment.after = conditionsNow(m_probe);
    return Completed{std::move(environment)};
}

std::optional<Run::Interruption> Run::measure(const Step& step, const StepStarted& place)
{
    std::vector<ShapeMeasurement> shapes;
    for (const Candidate& candidate : step.candidates) {
        if (m_stop.stop_requested())
            return Cancelled{};
        m_current = candidate.shape.empty() ? step.id : step.id + ", " + candidate.shape;
        m_listener(StepStarted{place.step, place.steps, step.id, candidate.shape});
        ShapeResult result = measureShape(m_probe, candidate, m_plan, m_stop);
        if (const auto* failed = std::get_if<Failed>(&result))
            return Failed{m_current + ": " + failed->message, failed->isProcessUnusable};
        if (std::holds_alternative<Cancelled>(result))
            return Cancelled{};
        shapes.push_back(std::get<ShapeMeasurement>(std::move(result)));
        m_during.push_back(shapes.back().conditions);
    }
    if (!shapes.empty())
        tell(step, std::move(shapes));
    return std::nullopt;
}

void Run::tell(const Step& step, std::vector<ShapeMeasurement> shapes) const
{
    if (step.kind == StepKind::Kernel) {
        ShapeMeasurement& only = shapes.front();
        m_listener(KernelMeasurement{step.id, only.work, only.traffic, std::move(only.time), std::move(only.conditions),
                                     std::move(only.check), arithmeticOf(step.origin)});
        return;
    }
    const std::optional<CeilingOrigin> origin = step.origin ? step.origin : knownOrigin(step.id);
    const CeilingKind kind = ceilingKind(step.kind, origin);
    ShapeMeasurement best = bestShape(shapes, kind);
    m_listener(CeilingMeasurement{step.id, kind, std::move(best), std::move(shapes), origin});
}

Failed failedWhile(const Run& run, std::string_view what, bool isProcessUnusable)
{
    const std::string_view place = run.current().empty() ? "before the first step" : std::string_view(run.current());
    return {fmt::format("{}: {}", place, what), isProcessUnusable};
}

} // namespace

Ending measureAll(Probe& probe, const Plan& plan, const RunListener& listener, std::stop_token stop)
{
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
