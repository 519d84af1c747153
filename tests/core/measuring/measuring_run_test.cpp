// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/measuring/measuring_run.h"
#include "core/quantity/units.h"
#include "tests/core/measuring/scripted_probe.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace roofline;
using namespace roofline::test;

namespace {

Script taking(double secondsEach, double work = 2e6, double traffic = 8e6)
{
    Script script;
    script.time = [=](int, int launches) { return Seconds(secondsEach) * launches; };
    script.work = Flops(work);
    script.traffic = Bytes(traffic);
    return script;
}

Script checkedAs(Script script, std::vector<bool> checks)
{
    script.checks = std::move(checks);
    return script;
}

/// The calls without the many runs of warm-up and samples.
Calls withoutRepeats(Calls calls)
{
    calls.erase(std::unique(calls.begin(), calls.end()), calls.end());
    return calls;
}

std::int64_t countOf(const Calls& calls, const std::string& call)
{
    return std::count(calls.begin(), calls.end(), call);
}

} // namespace

TEST_CASE("a probe without steps starts and completes")
{
    ScriptedProbe probe;
    const Told told = measured(probe);
    REQUIRE(told.events.size() == 1);
    CHECK(std::get<RunStarted>(told.events[0]).steps == 0);
    CHECK(std::holds_alternative<Completed>(told.ending));
}

TEST_CASE("who measures, with what, is told first")
{
    ScriptedProbe probe;
    probe.add(StepKind::Kernel, "vector_add", {taking(1e-3)});
    probe.reading = [] { return Conditions{megahertz(1500), {}, {}, {}, {}}; };
    Plan plan;
    plan.streamElements = 1234;
    const Told told = measured(probe, plan);
    const auto* start = std::get_if<RunStarted>(&told.events.front());
    REQUIRE(start != nullptr);
    CHECK(start->device.id == "scripted");
    CHECK(start->environment.driver == "1.2.3");
    CHECK_FALSE(start->environment.programVersion.empty());
    CHECK(inMegahertz(*start->environment.before.clock) == doctest::Approx(1500.0));
    CHECK_FALSE(start->environment.during.clock.has_value());
    CHECK(start->plan.streamElements == 1234);
    CHECK(start->steps == 1);
}

TEST_CASE("each step and each shape is announced, and each step told once, in order")
{
    ScriptedProbe probe;
    probe.add(StepKind::BandwidthCeiling, "copy", {taking(1e-3), taking(2e-3)});
    probe.add(StepKind::ComputeCeiling, "fma_fp32", {taking(1e-3)});
    probe.add(StepKind::Kernel, "vector_add", {taking(3e-3)});
    const Told told = measured(probe);
    const auto announced = told.all<StepStarted>();
    REQUIRE(announced.size() == 4);
    CHECK(announced[0].id == "copy");
    CHECK(announced[0].shape == "shape 0");
    CHECK(announced[1].shape == "shape 1");
    CHECK(announced[1].step == 1);
    CHECK(announced[2].id == "fma_fp32");
    CHECK(announced[2].step == 2);
    CHECK(announced[2].shape.empty());
    CHECK(announced[3].step == 3);
    for (const StepStarted& each : announced)
        CHECK(each.steps == 3);
    REQUIRE(told.events.size() == 8);
    CHECK(std::get<CeilingMeasurement>(told.events[3]).id == "copy");
    CHECK(std::get<CeilingMeasurement>(told.events[3]).kind == CeilingKind::Memory);
    CHECK(std::get<CeilingMeasurement>(told.events[5]).kind == CeilingKind::Compute);
    CHECK(std::get<KernelMeasurement>(told.events[7]).id == "vector_add");
}

TEST_CASE("a kernel's result carries count, time, spread, check and conditions")
{
    ScriptedProbe probe;
    probe.add(StepKind::Kernel, "vector_add", {taking(2e-3, 4e6, 16e6)});
    probe.reading = [] { return Conditions{megahertz(1500), {}, watts(300), {}, {}}; };
    const Told told = measured(probe);
    const auto kernels = told.all<KernelMeasurement>();
    REQUIRE(kernels.size() == 1);
    CHECK(kernels[0].work.value() == 4e6);
    CHECK(kernels[0].traffic.value() == 16e6);
    CHECK(kernels[0].time.median.count() == doctest::Approx(2e-3));
    CHECK(kernels[0].time.spread->count == 13);
    CHECK(inGigabytesPerSecond(kernels[0].bandwidth()) == doctest::Approx(8.0));
    CHECK(kernels[0].check->passed);
    CHECK(inWatts(*kernels[0].conditions.power) == 300.0);
    CHECK(kernels[0].isUsable());
}

TEST_CASE("poisoned and checked before timing, poisoned again, and checked after it; freed before the next")
{
    ScriptedProbe probe;
    probe.add(StepKind::BandwidthCeiling, "copy", {taking(1e-3), taking(1e-3)});
    static_cast<void>(measured(probe));
    const Calls one{"prepare", "poison", "run", "check", "poison", "run", "check", "free"};
    Calls expected{"steps"};
    expected.insert(expected.end(), one.begin(), one.end());
    expected.insert(expected.end(), one.begin(), one.end());
    CHECK(withoutRepeats(probe.calls) == expected);
}

TEST_CASE("a wrong answer is told without a time, is not sampled, and ends nothing")
{
    ScriptedProbe probe;
    probe.add(StepKind::Kernel, "wrong", {checkedAs(taking(1e-3), {false})});
    probe.add(StepKind::Kernel, "right", {taking(1e-3)});
    const Told told = measured(probe);
    CHECK(std::holds_alternative<Completed>(told.ending));
    const auto kernels = told.all<KernelMeasurement>();
    REQUIRE(kernels.size() == 2);
    CHECK_FALSE(kernels[0].isUsable());
    CHECK(kernels[0].check->maxAbsError == 0.5);
    CHECK(kernels[0].time.samples.empty());
    CHECK(kernels[0].time.median.count() == 0.0);
    CHECK_FALSE(kernels[0].time.spread.has_value());
    CHECK(kernels[1].isUsable());
    const auto freed = std::find(probe.calls.begin(), probe.calls.end(), "free");
    CHECK(std::count(probe.calls.begin(), freed, "run") == 1);
}

TEST_CASE("an answer that is wrong after the timed launches counts as wrong")
{
    ScriptedProbe probe;
    probe.add(StepKind::Kernel, "vector_add", {checkedAs(taking(1e-3), {true, false})});
    const Told told = measured(probe);
    const auto kernels = told.all<KernelMeasurement>();
    REQUIRE(kernels.size() == 1);
    CHECK_FALSE(kernels[0].isUsable());
    CHECK(kernels[0].check->method.find("only after the timed launches") != std::string::npos);
    CHECK(kernels[0].time.samples.empty());
}

TEST_CASE("the fastest shape sets the ceiling, by bandwidth or by compute rate, and all are kept")
{
    ScriptedProbe probe;
    // 8 GB/s, 16 GB/s, 12 GB/s: the middle one takes longest and moves most.
    probe.add(StepKind::BandwidthCeiling, "copy", {taking(1e-3, 0, 8e6), taking(4e-3, 0, 64e6), taking(2e-3, 0, 24e6)});
    // 3, 1 and 2 GFLOP/s; the bytes would say otherwise.
    probe.add(StepKind::ComputeCeiling, "fma_fp32",
              {taking(2e-3, 6e6, 1.0), taking(1e-3, 1e6, 1e9), taking(1e-3, 2e6, 1.0)});
    const Told told = measured(probe);
    const auto ceilings = told.all<CeilingMeasurement>();
    REQUIRE(ceilings.size() == 2);
    CHECK(ceilings[0].best.shape == "shape 1");
    CHECK(inGigabytesPerSecond(ceilings[0].bandwidth()) == doctest::Approx(16.0));
    CHECK(ceilings[0].shapes.size() == 3);
    CHECK(ceilings[1].best.shape == "shape 0");
    CHECK(inGigaflopsPerSecond(ceilings[1].computeRate()) == doctest::Approx(3.0));
    CHECK(ceilings[1].shapes.size() == 3);
}

TEST_CASE("a shape that failed its check sets no ceiling, however fast")
{
    ScriptedProbe probe;
    probe.add(StepKind::BandwidthCeiling, "copy",
              {checkedAs(taking(1e-6), {false}), taking(2e-3), checkedAs(taking(1e-6), {true, false}), taking(1e-3)});
    const Told told = measured(probe);
    const auto ceilings = told.all<CeilingMeasurement>();
    REQUIRE(ceilings.size() == 1);
    CHECK(ceilings[0].best.shape == "shape 3");
    CHECK(ceilings[0].best.check->passed);
    REQUIRE(ceilings[0].shapes.size() == 4);
    CHECK_FALSE(ceilings[0].shapes[0].check->passed);
    CHECK_FALSE(ceilings[0].shapes[2].check->passed);
}

TEST_CASE("where no shape passed, the ceiling is told with its failed check")
{
    ScriptedProbe probe;
    probe.add(StepKind::ComputeCeiling, "fma_fp32",
              {checkedAs(taking(1e-3), {false}), checkedAs(taking(1e-3), {false})});
    const Told told = measured(probe);
    const auto ceilings = told.all<CeilingMeasurement>();
    REQUIRE(ceilings.size() == 1);
    CHECK_FALSE(ceilings[0].best.check->passed);
    CHECK(ceilings[0].shapes.size() == 2);
    CHECK(std::holds_alternative<Completed>(told.ending));
}

TEST_CASE("the ending carries the conditions before, during and after")
{
    ScriptedProbe probe;
    probe.add(StepKind::Kernel, "a", {taking(1e-3)});
    probe.add(StepKind::Kernel, "b", {taking(1e-3)});
    // 1000 MHz until the first kernel is prepared, 2000 while kernels run, 500 once the last is freed.
    double clock = 1000.0;
    probe.onCall = [&](const std::string& call) {
        if (call == "prepare")
            clock = 2000.0;
        if (call == "free" && countOf(probe.calls, "free") == 2)
            clock = 500.0;
    };
    probe.reading = [&] { return Conditions{megahertz(clock), {}, {}, {}, {}}; };
    const Told told = measured(probe);
    REQUIRE(std::holds_alternative<Completed>(told.ending));
    const Environment& environment = std::get<Completed>(told.ending).environment;
    CHECK(environment.driver == "1.2.3");
    CHECK(inMegahertz(*environment.before.clock) == doctest::Approx(1000.0));
    CHECK(inMegahertz(*environment.during.clock) == doctest::Approx(2000.0));
    CHECK(inMegahertz(*environment.after.clock) == doctest::Approx(500.0));
}

TEST_CASE("a zero time fails the run, and says where")
{
    ScriptedProbe probe;
    Script broken;
    broken.time = [](int run, int) { return Seconds(run < 20 ? 1e-3 : 0.0); };
    probe.add(StepKind::BandwidthCeiling, "copy", {taking(1e-3), broken});
    const Told told = measured(probe);
    REQUIRE(std::holds_alternative<Failed>(told.ending));
    CHECK(std::get<Failed>(told.ending).message.rfind("copy, shape 1: ", 0) == 0);
    CHECK(told.all<CeilingMeasurement>().empty());
    CHECK(countOf(probe.calls, "free") == 2);
}
