// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// The roof at both ends of a run, its drift, and its sustained rate.
#include "core/measuring/return_visit.h"
#include "core/quantity/units.h"
#include "tests/core/measuring/scripted_probe.h"

#include <doctest/doctest.h>

using namespace roofline;
using namespace roofline::test;

namespace {

Timing timingOf(std::size_t count, double ms)
{
    Timing time;
    time.samples.assign(count, milliseconds(ms));
    time.spread = summarise(time.samples);
    time.median = time.spread->median;
    time.launchesPerSample = 3;
    return time;
}

ShapeMeasurement shapeOf(const Timing& time, double clock, bool passes = true, double error = 1e-6)
{
    ShapeMeasurement shape{"float4", flops(0), bytes(1e6), time, {}, CheckResult{passes, error, error, "all"}};
    shape.conditions.clock = megahertz(clock);
    return shape;
}

/// Each launch takes a millisecond, and a tenth more from the `later`th preparation of the script on.
Script warming(std::shared_ptr<int> prepared, int later)
{
    Script script;
    script.time = [prepared, later](int run, int launches) {
        if (run == 0)
            ++*prepared;
        return Seconds(*prepared >= later ? 1.1e-3 : 1e-3) * launches;
    };
    return script;
}

Plan returning()
{
    Plan plan;
    plan.returnsToRoof = true;
    return plan;
}

void addBoth(ScriptedProbe& probe)
{
    probe.add(StepKind::BandwidthCeiling, "copy", {Script(), warming(std::make_shared<int>(0), 3)});
    probe.add(StepKind::ComputeCeiling, "fma_fp32", {Script()});
    probe.add(StepKind::Kernel, "vector_add", {Script()});
}

std::vector<std::string> stepsOf(const Told& told)
{
    std::vector<std::string> ids;
    for (const StepStarted& step : told.all<StepStarted>())
        ids.push_back(step.id + ":" + std::to_string(step.step));
    return ids;
}

} // namespace

TEST_CASE("two visits are one result: all samples in order, the larger errors, both visits' conditions")
{
    Timing late = timingOf(13, 2.0);
    late.throttled = {0, 12};
    const ShapeMeasurement both =
        withLaterVisit(shapeOf(timingOf(20, 1.0), 2000, true, 0.5), shapeOf(late, 1000), 0.005);
    CHECK(both.time.samples.size() == 33);
    CHECK(both.time.samples.back() == milliseconds(2.0));
    CHECK(both.time.median == milliseconds(1.0));
    CHECK(both.time.spread->count == 33);
    CHECK(both.time.lateSamples == 13);
    CHECK(both.time.throttled == std::vector<std::size_t>{20, 32});
    CHECK(both.time.launchesPerSample == 3);
    CHECK(both.time.becameQuiet); // more than half of the samples are the median itself
    CHECK(both.conditions.clock == megahertz(1500));
    CHECK(both.check->maxAbsError == 0.5);
}

TEST_CASE("a later visit that failed its check leaves a failed result without a time")
{
    const ShapeMeasurement both =
        withLaterVisit(shapeOf(timingOf(20, 1.0), 2000), shapeOf(Timing(), 1000, false), 0.005);
    CHECK_FALSE(both.check->passed);
    CHECK(both.time.samples.empty());
    CHECK(both.time.median == Seconds(0.0));
}

TEST_CASE("the drift is that of the later samples; one visit has none")
{
    CHECK_FALSE(driftOf(timingOf(20, 1.0)));
    const Timing both = withLaterVisit(shapeOf(timingOf(20, 1.0), 1), shapeOf(timingOf(20, 1.1), 1), 0.005).time;
    const auto drift = driftOf(both);
    REQUIRE(drift);
    CHECK(drift->sameness == Sameness::Slower);
    CHECK(drift->timeRatio == doctest::Approx(1.1));
    const Timing still = withLaterVisit(shapeOf(timingOf(20, 1.0), 1), shapeOf(timingOf(20, 1.001), 1), 0.005).time;
    CHECK(driftOf(still)->sameness == Sameness::Same);
}

TEST_CASE("a plan that does not return measures each step once")
{
    ScriptedProbe probe;
    addBoth(probe);
    CHECK(stepsOf(measured(probe)) == std::vector<std::string>{"copy:1", "copy:1", "fma_fp32:2", "vector_add:3"});
}

TEST_CASE("the best shapes of both classic ceilings come again at the end, the last first, and nothing else does")
{
    ScriptedProbe probe;
    addBoth(probe);
    probe.add(StepKind::BandwidthCeiling, "dram_read", {Script()});
    const Told told = measured(probe, returning());
    CHECK(stepsOf(told) == std::vector<std::string>{"copy:1", "copy:1", "fma_fp32:2", "vector_add:3", "dram_read:4",
                                                    "fma_fp32:5", "copy:6"});
    CHECK(told.all<RunStarted>().front().steps == 6);
    const auto ceilings = told.all<CeilingMeasurement>();
    REQUIRE(ceilings.size() == 5);
    CHECK(ceilings[3].id == "fma_fp32");
    CHECK(ceilings[3].best.time.lateSamples == 13);
    CHECK(ceilings[3].best.time.samples.size() == 26);
    CHECK(ceilings[4].id == "copy");
    REQUIRE(ceilings[4].shapes.size() == 2);
    CHECK(std::count(ceilings[4].shapes.begin(), ceilings[4].shapes.end(), ceilings[4].best) == 1);
    CHECK(std::holds_alternative<Completed>(told.ending));
}

TEST_CASE("a roof that moved between both ends of the run shows it")
{
    ScriptedProbe probe;
    probe.add(StepKind::BandwidthCeiling, "copy", {warming(std::make_shared<int>(0), 2)});
    const auto ceilings = measured(probe, returning()).all<CeilingMeasurement>();
    REQUIRE(ceilings.size() == 2);
    CHECK_FALSE(driftOf(ceilings[0].best.time));
    CHECK(driftOf(ceilings[1].best.time)->sameness == Sameness::Slower);
}

TEST_CASE("a ceiling that failed its check is not come back to; one that fails at the end is told as failed")
{
    ScriptedProbe probe;
    Script wrong;
    wrong.checks = {false};
    probe.add(StepKind::BandwidthCeiling, "copy", {wrong});
    CHECK(measured(probe, returning()).all<CeilingMeasurement>().size() == 1);
    ScriptedProbe later;
    auto checks = std::make_shared<int>(0);
    later.add(StepKind::BandwidthCeiling, "copy", {Script()});
    later.onCall = [&later, checks](const std::string& call) {
        if (call == "check" && ++*checks == 3) // twice at the start
            throw ProbeError("lost at the end", false);
    };
    const Told told = measured(later, returning());
    CHECK(std::get<Failed>(told.ending).message == "copy: lost at the end");
    CHECK(told.all<CeilingMeasurement>().size() == 1);
}

TEST_CASE("the sustained rate is a result of its own, as long as the plan says, in longer samples")
{
    ScriptedProbe probe;
    addBoth(probe);
    Plan plan;
    plan.sustained = Seconds(20.0);
    const Told told = measured(probe, plan);
    const auto ceilings = told.all<CeilingMeasurement>();
    REQUIRE(ceilings.size() == 4);
    CHECK(ceilings[0].id == "copy");
    CHECK_FALSE(ceilings[0].sustained);
    CHECK(ceilings[2].id == "copy_sustained");
    CHECK(ceilings[2].sustained == Seconds(20.0));
    CHECK(ceilings[2].origin == ceilings[0].origin);
    CHECK(ceilings[2].best.shape == ceilings[0].best.shape);
    CHECK(ceilings[2].best.time.launchesPerSample == 20); // of 1 ms, a thousandth of the time
    CHECK(ceilings[2].best.time.samples.size() == 1000);
    CHECK(ceilings[3].id == "fma_fp32_sustained");
    CHECK(told.all<RunStarted>().front().steps == 5);
}

TEST_CASE("a cancel in a sustained run ends it at the next sample, and keeps what was told")
{
    ScriptedProbe probe;
    std::stop_source stop;
    int runs = 0;
    probe.add(StepKind::BandwidthCeiling, "copy", {Script()});
    probe.onCall = [&](const std::string& call) {
        if (call == "run" && ++runs == 200)
            stop.request_stop();
    };
    Plan plan;
    plan.sustained = Seconds(3600.0);
    const Told told = measured(probe, plan, stop.get_token());
    CHECK(std::holds_alternative<Cancelled>(told.ending));
    CHECK(runs == 200);
    CHECK(told.all<CeilingMeasurement>().size() == 1);
}
