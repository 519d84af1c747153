// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/measuring/sampling.h"
#include "tests/core/measuring/scripted_probe.h"

#include <doctest/doctest.h>

#include <limits>
#include <numeric>

using namespace roofline;
using namespace roofline::test;

namespace {

ScriptedWorkload workloadOf(
    std::function<Seconds(int, int)> time, OnCall onCall = [](const std::string&) {})
{
    Script script;
    script.time = std::move(time);
    return {script, std::move(onCall)};
}

/// 4, 6, 8 ms in turn: a median of about 6 and a deviation of 2.
Seconds noisyTime(int run, int) { return Seconds(4e-3 + 2e-3 * (run % 3)); }

Timing timingOf(ScriptedWorkload& workload, const Plan& plan, bool isWarm = true)
{
    SamplingOptions options;
    options.isWarm = isWarm;
    const SamplingResult result = sample(workload, plan, {}, options);
    REQUIRE(std::holds_alternative<Timing>(result));
    return std::get<Timing>(result);
}

} // namespace

TEST_CASE("launches are batched until a sample is long enough")
{
    const Plan plan; // samples of at least 1 ms
    CHECK(launchesPerSample(plan, Seconds(2e-3)) == 1);
    CHECK(launchesPerSample(plan, Seconds(1e-3)) == 1);
    CHECK(launchesPerSample(plan, Seconds(0.3e-3)) == 4);
    CHECK(launchesPerSample(plan, Seconds(0.5e-3)) == 2);
    CHECK(launchesPerSample(plan, Seconds(1e-5)) == 100);
}

TEST_CASE("a batch stays short enough to cancel, and one launch is the least")
{
    Plan plan;
    plan.shortestSample = Seconds(1.0);
    CHECK(launchesPerSample(plan, Seconds(0.02)) == 2); // 40 ms, not 60
    CHECK(launchesPerSample(plan, Seconds(0.3)) == 1);
    CHECK(launchesPerSample(plan, Seconds(1e-300)) == 1 << 20);
}

TEST_CASE("a quiet device: the least samples, all the same")
{
    ScriptedWorkload workload = workloadOf([](int, int launches) { return Seconds(4e-3) * launches; });
    const Timing timing = timingOf(workload, {});
    CHECK(timing.samples.size() == 13);
    CHECK(timing.launchesPerSample == 1);
    CHECK(timing.median.count() == 4e-3);
    CHECK(timing.becameQuiet);
    REQUIRE(timing.spread.has_value());
    CHECK(timing.spread->count == 13);
    CHECK(timing.spread->max.count() == 4e-3);
    // 30 ms of warm-up are 8 launches of 4 ms.
    CHECK(workload.launches().size() == 8 + 13);
}

TEST_CASE("a sample is the mean of the launches that were timed together")
{
    // Each batch takes 12 µs for itself and 0.25 ms a launch.
    ScriptedWorkload workload =
        workloadOf([](int, int launches) { return Seconds(12e-6) + Seconds(0.25e-3) * launches; });
    const Timing timing = timingOf(workload, {});
    CHECK(timing.launchesPerSample == 4);
    CHECK(timing.median.count() == doctest::Approx(0.253e-3));
    CHECK(workload.launches().back() == 4);
}

TEST_CASE("the slow first launch decides nothing")
{
    // Loading the code takes a second; a launch takes 0.1 ms.
    ScriptedWorkload workload =
        workloadOf([](int run, int launches) { return run == 0 ? Seconds(1e-2) : Seconds(0.1e-3) * launches; });
    const Timing timing = timingOf(workload, {});
    CHECK(timing.launchesPerSample == 10);
    CHECK(timing.median.count() == doctest::Approx(0.1e-3));
    CHECK(timing.spread->max.count() == doctest::Approx(0.1e-3));
}

TEST_CASE("a disturbed batch at the end of the warm-up does not make samples short")
{
    // Launches of 0.5 ms in batches of one and then two; the eleventh run takes so long that it ends the warm-up.
    ScriptedWorkload workload =
        workloadOf([](int run, int launches) { return run == 10 ? Seconds(21e-3) : Seconds(0.5e-3) * launches; });
    CHECK(timingOf(workload, {}).launchesPerSample == 2);
}

TEST_CASE("no warm-up batch is longer than a sample may be")
{
    ScriptedWorkload workload = workloadOf([](int, int launches) { return Seconds(7e-5) * launches; });
    static_cast<void>(timingOf(workload, {}));
    for (const int launches : workload.launches())
        CHECK(7e-5 * launches <= 0.05);
}

TEST_CASE("an even count of samples takes the mean of the middle two")
{
    Plan plan;
    plan.minSamples = 4;
    plan.quietBelow = 1.0;
    // One warm-up run of 40 ms, then 10, 40, 20, 30.
    ScriptedWorkload workload = workloadOf([](int run, int) {
        const double times[] = {0.04, 0.01, 0.04, 0.02, 0.03};
        return Seconds(times[run]);
    });
    CHECK(timingOf(workload, plan).median.count() == doctest::Approx(0.025));
}

TEST_CASE("a noisy device: sampled until patience ends, and told as noisy")
{
    Plan plan;
    plan.patience = Seconds(0.2);
    ScriptedWorkload workload = workloadOf(noisyTime);
    const Timing timing = timingOf(workload, plan);
    CHECK_FALSE(timing.becameQuiet);
    const auto spent = std::accumulate(timing.samples.begin(), timing.samples.end(), Seconds{});
    CHECK(spent >= plan.patience);
    CHECK(spent - timing.samples.back() < plan.patience);
    CHECK(timing.samples.size() < 101);
}

TEST_CASE("a noisy device of short launches ends at the most samples")
{
    Plan plan;
    plan.maxSamples = 20;
    plan.patience = Seconds(1e9);
    ScriptedWorkload workload = workloadOf(noisyTime);
    const Timing timing = timingOf(workload, plan);
    CHECK(timing.samples.size() == 20);
    CHECK_FALSE(timing.becameQuiet);
    CHECK(timing.median.count() == doctest::Approx(6e-3));
}

TEST_CASE("a time that no work can take fails, wherever it comes")
{
    const double bad[] = {0.0, -1e-3, std::numeric_limits<double>::quiet_NaN(),
                          std::numeric_limits<double>::infinity()};
    for (const double value : bad) {
        for (const int when : {0, 1, 20, 42}) {
            // 30 warm-up runs of 1 ms, then samples.
            ScriptedWorkload workload = workloadOf(
                [=](int run, int launches) { return run == when ? Seconds(value) : Seconds(1e-3) * launches; });
            const SamplingResult result = sample(workload, {}, {});
            REQUIRE(std::holds_alternative<Failed>(result));
            CHECK(std::get<Failed>(result).message.find("no time that work can take") != std::string::npos);
            CHECK(std::ssize(workload.launches()) == when + 1);
        }
    }
}

TEST_CASE("cancelled at any turn: not one more launch")
{
    for (int turn = 0; turn <= 42; ++turn) {
        std::stop_source source;
        int runs = 0;
        ScriptedWorkload workload = workloadOf([](int, int launches) { return Seconds(1e-3) * launches; },
                                               [&](const std::string& call) {
                                                   if (call == "run" && runs++ == turn)
                                                       source.request_stop();
                                               });
        const SamplingResult result = sample(workload, {}, source.get_token());
        // 30 runs of warm-up and 13 samples: the last turn comes too late to cancel.
        if (turn < 42)
            CHECK(std::holds_alternative<Cancelled>(result));
        else
            CHECK(std::holds_alternative<Timing>(result));
        CHECK(std::ssize(workload.launches()) == turn + 1);
    }
}

TEST_CASE("cancelled before it began: no launch at all")
{
    std::stop_source source;
    source.request_stop();
    ScriptedWorkload workload = workloadOf([](int, int) { return Seconds(1.0); });
    CHECK(std::holds_alternative<Cancelled>(sample(workload, {}, source.get_token())));
    CHECK(workload.launches().empty());
}

TEST_CASE("where nothing ran before, a first launch is no sample, however long")
{
    // Touching the memory takes half a second more.
    ScriptedWorkload workload =
        workloadOf([](int run, int launches) { return Seconds(run == 0 ? 0.8 : 0.3) * launches; });
    const Timing time = timingOf(workload, pointPlan({}), false);
    CHECK(time.samples.size() == 3);
    CHECK(time.spread->max.count() == doctest::Approx(0.3));
    CHECK(workload.launches().size() == 1 + 3); // one launch more, since it may take long
}

TEST_CASE("a cold first launch that takes longer than the warm-up does not decide how many launches a sample has")
{
    ScriptedWorkload workload =
        workloadOf([](int run, int launches) { return run == 0 ? Seconds(0.4) : Seconds(1e-5) * launches; });
    const Timing time = timingOf(workload, pointPlan({}), false);
    CHECK(time.launchesPerSample == 100);
    CHECK(time.spread->max.count() == doctest::Approx(1e-5));
}

TEST_CASE("a point of a series takes few and short samples, and rests come off the time that is measured")
{
    Plan plan;
    plan.shortestSample = Seconds(0.005);
    plan.shortestRun = Seconds(0.15);
    ScriptedWorkload slow = workloadOf([](int, int launches) { return Seconds(0.2) * launches; });
    CHECK(timingOf(slow, pointPlan(plan)).samples.size() == 3);
    CHECK(slow.launches().size() == 3); // warm, launches as long as that need no others before them
    ScriptedWorkload quick = workloadOf([](int, int launches) { return Seconds(1e-5) * launches; });
    const Timing time = timingOf(quick, pointPlan(plan));
    CHECK(time.launchesPerSample == 100);
    CHECK(time.samples.size() == 6);
    ScriptedWorkload resting = workloadOf([](int, int launches) { return Seconds(0.005) * launches; });
    CHECK(timingOf(resting, restingPlan(plan)).samples.size() == 16);
}
