// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/measuring/live.h"
#include "core/measuring/measuring_run.h"
#include "cuda/cuda_probe.h"
#include "cuda/nvml.h"

#include <doctest/doctest.h>

#include <stop_token>
#include <string>
#include <thread>
#include <vector>

using namespace roofline;
using namespace roofline::cuda;

namespace {

Plan tinyPlan()
{
    Plan plan;
    plan.kind = PlanKind::Quick;
    plan.streamElements = 100'001;
    plan.transposeSide = 301;
    plan.reductionElements = 100'001;
    plan.matmulSize = 77;
    plan.fmaIterations = 100;
    plan.minSamples = 3;
    plan.maxSamples = 5;
    plan.shortestSample = Seconds(1e-4);
    plan.patience = Seconds(0.01);
    return plan;
}

template <class Kind>
std::vector<Kind> eventsOf(const std::vector<RunEvent>& events)
{
    std::vector<Kind> chosen;
    for (const RunEvent& event : events) {
        if (const auto* found = std::get_if<Kind>(&event))
            chosen.push_back(*found);
    }
    return chosen;
}

} // namespace

TEST_CASE(
    "a whole run: two ceilings of three shapes, five kernels, every check passed, on another thread than the opener")
{
    const std::unique_ptr<Probe> probe = makeCudaProbe(0);
    std::vector<RunEvent> events;
    Ending ending;
    std::jthread([&] {
        ending = measureAll(*probe, tinyPlan(), [&](const RunEvent& event) { events.push_back(event); }, {});
    }).join();
    if (const auto* failed = std::get_if<Failed>(&ending))
        FAIL(failed->message);
    REQUIRE(std::holds_alternative<Completed>(ending));

    const auto started = eventsOf<RunStarted>(events);
    REQUIRE(started.size() == 1);
    CHECK(started[0].steps == 7);
    CHECK(started[0].device.id == "cuda:0");
    CHECK(started[0].environment.runtime.has_value());

    const auto ceilings = eventsOf<CeilingMeasurement>(events);
    REQUIRE(ceilings.size() == 2);
    CHECK(ceilings[0].id == "copy");
    CHECK(ceilings[1].id == "fma_fp32");
    for (const CeilingMeasurement& ceiling : ceilings) {
        CHECK(ceiling.shapes.size() == 3);
        for (const ShapeMeasurement& shape : ceiling.shapes) {
            CAPTURE(shape.shape);
            REQUIRE(shape.check.has_value());
            CHECK(shape.check->passed);
            CHECK(shape.time.median > Seconds(0));
        }
    }
    const auto kernels = eventsOf<KernelMeasurement>(events);
    const std::vector<std::string> ids{"vector_add", "transpose_naive", "block_reduction", "matmul_naive",
                                       "matmul_tiled_16"};
    REQUIRE(kernels.size() == ids.size());
    for (std::size_t i = 0; i < ids.size(); ++i) {
        CHECK(kernels[i].id == ids[i]);
        REQUIRE(kernels[i].check.has_value());
        CHECK(kernels[i].check->passed);
        CHECK(kernels[i].time.median > Seconds(0));
    }
}

TEST_CASE("a stop asked for while a step starts ends the run before that step has a result")
{
    const std::unique_ptr<Probe> probe = makeCudaProbe(0);
    std::stop_source stop;
    std::vector<RunEvent> events;
    const auto listener = [&](const RunEvent& event) {
        events.push_back(event);
        if (const auto* step = std::get_if<StepStarted>(&event); step != nullptr && step->id == "transpose_naive")
            stop.request_stop();
    };
    const Ending ending = measureAll(*probe, tinyPlan(), listener, stop.get_token());
    CHECK(std::holds_alternative<Cancelled>(ending));
    CHECK(std::holds_alternative<StepStarted>(events.back()));
    CHECK(eventsOf<KernelMeasurement>(events).size() == 1);
    // The card is whole: the same probe measures again.
    CHECK(std::holds_alternative<Completed>(measureAll(*probe, tinyPlan(), [](const RunEvent&) {}, {})));
}

TEST_CASE("conditions can be read while another thread works, and clocks are plausible where the driver tells them")
{
    const std::unique_ptr<Probe> probe = makeCudaProbe(0);
    std::vector<Conditions> readings;
    {
        const std::jthread reader([&](const std::stop_token& stop) {
            do
                readings.push_back(probe->conditions());
            while (!stop.stop_requested());
        });
        CHECK(std::holds_alternative<Completed>(measureAll(*probe, tinyPlan(), [](const RunEvent&) {}, {})));
    }
    REQUIRE_FALSE(readings.empty());
    if (!driverVersion(systemNvml())) {
        MESSAGE("no NVML here: every condition is unknown");
        CHECK_FALSE(readings.back().clock);
        return;
    }
    const Conditions& last = readings.back();
    if (last.clock && probe->facts().highestClock)
        CHECK(*last.clock <= *probe->facts().highestClock);
    if (last.temperature) {
        CHECK(*last.temperature > Temperature(0));
        CHECK(*last.temperature < Temperature(120));
    }
    CHECK_FALSE(last.power); // the tiny plan's runs are shorter than the power sensor's look
    MESSAGE("clock known: ", last.clock.has_value(), ", throttle reasons known: ", last.throttleReasons.has_value());
}

TEST_CASE("power is told before a run and for runs long enough for its sensor, and not for shorter ones")
{
    const std::unique_ptr<Probe> probe = makeCudaProbe(0);
    if (!probe->conditions().power) {
        MESSAGE("this card tells no power");
        return;
    }
    Plan plan = tinyPlan();
    static_cast<void>(probe->steps(plan));
    CHECK_FALSE(probe->conditions().power);
    plan.shortestRun = Seconds(0.25);
    static_cast<void>(probe->steps(plan));
    CHECK(probe->conditions().power);
}

TEST_CASE("one product now, at the asked size and tile, checked; other kernels, tiles and sizes are not offered")
{
    const std::unique_ptr<Probe> probe = makeCudaProbe(0);
    for (const LiveRequest& request : {LiveRequest{"matmul_naive", 100, 1}, LiveRequest{"matmul_tiled", 129, 8},
                                       LiveRequest{"matmul_tiled", 200, 16}, LiveRequest{"matmul_tiled", 33, 32}}) {
        const LiveAnswer answer = timeNow(*probe, request, {});
        REQUIRE(std::holds_alternative<KernelMeasurement>(answer));
        const auto& kernel = std::get<KernelMeasurement>(answer);
        CHECK(kernel.isUsable());
        CHECK(kernel.time.median > Seconds(0));
        CHECK(kernel.work == Flops(2.0 * static_cast<double>(request.n * request.n * request.n)));
    }
    for (const LiveRequest& request : {LiveRequest{"matmul_tiled", 100, 7}, LiveRequest{"matmul_naive", 0, 1},
                                       LiveRequest{"matmul_naive", 5000, 1}, LiveRequest{"vector_add", 100, 1}})
        CHECK(std::holds_alternative<Failed>(timeNow(*probe, request, {})));
}
