// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Points of a curve, and work that rests between its samples.
#include "core/measuring/measuring_run.h"
#include "core/quantity/units.h"
#include "tests/core/measuring/scripted_probe.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace roofline;
using namespace roofline::test;

TEST_CASE("a point of a series is checked once, after timing, and has no power of its own")
{
    ScriptedProbe probe;
    probe.reading = [] {
        Conditions now;
        now.power = watts(300);
        now.clock = megahertz(1980);
        return now;
    };
    probe.add(StepKind::Kernel, "product_t8_n64", {Script()});
    probe.lastStep().isPointOfSeries = true;
    const Told told = measured(probe);
    const auto kernels = told.all<KernelMeasurement>();
    REQUIRE(kernels.size() == 1);
    CHECK(std::count(probe.calls.begin(), probe.calls.end(), "check") == 1);
    CHECK(std::count(probe.calls.begin(), probe.calls.end(), "poison") == 1);
    CHECK(kernels[0].time.samples.size() < 13);
    CHECK(kernels[0].check->passed);
    CHECK_FALSE(kernels[0].conditions.power.has_value());
    CHECK(kernels[0].conditions.clock == megahertz(1980));
}

TEST_CASE("a point of a series that is wrong has no time")
{
    ScriptedProbe probe;
    Script wrong;
    wrong.checks = {false};
    probe.add(StepKind::Kernel, "product_t8_n64", {wrong});
    probe.lastStep().isPointOfSeries = true;
    const auto kernels = measured(probe).all<KernelMeasurement>();
    REQUIRE(kernels.size() == 1);
    CHECK_FALSE(kernels[0].isUsable());
    CHECK(kernels[0].time.samples.empty());
}

TEST_CASE("a long first launch is a sample after a checked one alone")
{
    Script cold; // in a place where nothing ran before
    cold.time = [](int run, int launches) { return Seconds(run == 0 ? 0.9 : 0.3) * launches; };
    ScriptedProbe probe;
    probe.add(StepKind::Kernel, "product_t8_n64", {cold});
    probe.lastStep().isPointOfSeries = true;
    probe.add(StepKind::Kernel, "matmul_naive", {cold});
    const auto kernels = measured(probe).all<KernelMeasurement>();
    REQUIRE(kernels.size() == 2);
    for (const KernelMeasurement& kernel : kernels)
        CHECK(kernel.time.spread->max.count() == doctest::Approx(0.3));
    const auto runs = std::count(probe.calls.begin(), probe.calls.end(), "run");
    CHECK(runs == 1 + 3 + 1 + std::ssize(kernels[1].time.samples));
}

TEST_CASE("work that rests between its samples has no power of its own")
{
    ScriptedProbe probe;
    probe.reading = [] {
        Conditions now;
        now.power = watts(300);
        return now;
    };
    probe.add(StepKind::ComputeCeiling, "mma_fp16", {Script()});
    probe.lastStep().candidates[0].rest = Seconds(1e-4);
    probe.add(StepKind::ComputeCeiling, "fma_fp32", {Script()});
    const auto ceilings = measured(probe).all<CeilingMeasurement>();
    REQUIRE(ceilings.size() == 2);
    CHECK_FALSE(ceilings[0].best.conditions.power.has_value());
    CHECK(ceilings[1].best.conditions.power == watts(300));
}
