// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/measuring/shape_measuring.h"

#include "core/measuring/conditions_watch.h"
#include "core/measuring/sampling.h"

#include <algorithm>
#include <utility>

namespace roofline {

namespace {

/// Nothing more is begun after a stop; what is returned then, nobody looks at.
CheckResult checkOneLaunch(Workload& workload, const std::stop_token& stop)
{
    workload.poison();
    if (stop.stop_requested())
        return {};
    // The clock is not looked at: the first launch pays for loading code and touching memory.
    static_cast<void>(workload.run(1));
    return stop.stop_requested() ? CheckResult() : workload.check();
}

/// Both must pass, and the larger errors are told.
CheckResult both(const CheckResult& before, CheckResult after)
{
    after.maxAbsError = std::max(before.maxAbsError, after.maxAbsError);
    after.maxRelError = std::max(before.maxRelError, after.maxRelError);
    after.method += after.passed ? ", before and after timing" : "; wrong only after the timed launches";
    return after;
}

struct WatchedSampling {
    SamplingResult result;
    Conditions conditions;
};

WatchedSampling sampleUnderWatch(Probe& probe, Workload& workload, const Plan& plan, const std::stop_token& stop,
                                 const SamplingOptions& options)
{
    ConditionsWatch watch(probe);
    const auto sampled = [&] {
        watch.sampleEnded();
        if (options.sampled)
            options.sampled();
    };
    SamplingResult result =
        sample(workload, plan, stop, {sampled, options.launchesPerSample, options.rest, options.isWarm});
    ConditionsWatch::Watched watched = watch.finish();
    if (auto* timing = std::get_if<Timing>(&result))
        timing->throttled = std::move(watched.throttledSamples);
    return {std::move(result), std::move(watched.conditions)};
}

bool hasPassed(const ShapeMeasurement& shape) { return shape.check && shape.check->passed; }

bool isFaster(const ShapeMeasurement& a, const ShapeMeasurement& b, CeilingKind kind)
{
    if (kind == CeilingKind::Memory)
        return a.traffic / a.time.median > b.traffic / b.time.median;
    return a.work / a.time.median > b.work / b.time.median;
}

} // namespace

ShapeResult measureShape(Probe& probe, const Candidate& candidate, const Plan& plan, const std::stop_token& stop,
                         const SamplingOptions& options, Checked checked)
{
    const std::unique_ptr<Workload> workload = candidate.prepare();
    workload->stopWhen(stop);
    if (stop.stop_requested())
        return Cancelled{};
    ShapeMeasurement shape{candidate.shape, candidate.work, candidate.traffic, {}, {}, {}};
    if (checked == Checked::FirstLaunchAndTimedOutput) {
        shape.check = checkOneLaunch(*workload, stop);
        if (stop.stop_requested())
            return Cancelled{};
        if (!shape.check->passed) {
            shape.conditions = conditionsNow(probe);
            return shape;
        }
    }
    // Poisoned again, so that what is checked afterwards was written by the timed launches.
    workload->poison();
    const bool rests = candidate.rest > Seconds(0.0);
    WatchedSampling sampled =
        sampleUnderWatch(probe, *workload, rests ? restingPlan(plan) : plan, stop,
                         {options.sampled, options.launchesPerSample, candidate.rest, shape.check.has_value()});
    shape.conditions = std::move(sampled.conditions);
    if (rests) // a sensor's mean over work and rests is the power of neither
        shape.conditions.power.reset();
    if (auto* failed = std::get_if<Failed>(&sampled.result))
        return std::move(*failed);
    if (std::holds_alternative<Cancelled>(sampled.result))
        return Cancelled{};
    const CheckResult after = workload->check();
    if (stop.stop_requested())
        return Cancelled{};
    shape.check = shape.check ? both(*shape.check, after) : after;
    if (shape.check->passed)
        shape.time = std::get<Timing>(std::move(sampled.result));
    return shape;
}

const ShapeMeasurement& bestShape(std::span<const ShapeMeasurement> shapes, CeilingKind kind)
{
    const ShapeMeasurement* best = &shapes.front();
    for (const ShapeMeasurement& shape : shapes) {
        if (hasPassed(shape) && (!hasPassed(*best) || isFaster(shape, *best, kind)))
            best = &shape;
    }
    return *best;
}

} // namespace roofline
