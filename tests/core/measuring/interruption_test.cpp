// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/measuring/measuring_run.h"
#include "tests/core/measuring/scripted_probe.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <new>
#include <stdexcept>
#include <system_error>

using namespace roofline;
using namespace roofline::test;

namespace {

/// Two kernels of 3 ms launches.
void addTwoKernels(ScriptedProbe& probe)
{
    Script script;
    script.time = [](int, int launches) { return Seconds(3e-3) * launches; };
    probe.add(StepKind::Kernel, "first", {script});
    probe.add(StepKind::Kernel, "second", {script});
}

std::int64_t countOf(const Calls& calls, const std::string& call)
{
    return std::count(calls.begin(), calls.end(), call);
}

} // namespace

TEST_CASE("cancelled before the start: nothing is touched")
{
    ScriptedProbe probe;
    addTwoKernels(probe);
    std::stop_source source;
    source.request_stop();
    const Told told = measured(probe, {}, source.get_token());
    CHECK(std::holds_alternative<Cancelled>(told.ending));
    CHECK(told.events.empty());
    CHECK(probe.calls.empty());
}

TEST_CASE("cancelled at any call of the whole run: it ends soon, and everything is freed")
{
    ScriptedProbe complete;
    addTwoKernels(complete);
    static_cast<void>(measured(complete));
    const std::size_t all = complete.calls.size();
    REQUIRE(all > 40);
    for (std::size_t when = 1; when <= all; ++when) {
        ScriptedProbe probe;
        addTwoKernels(probe);
        std::stop_source source;
        probe.onCall = [&](const std::string&) {
            if (probe.calls.size() == when)
                source.request_stop();
        };
        const Told told = measured(probe, {}, source.get_token());
        CAPTURE(when);
        // After the last sample only a check is left: then the run may as well complete.
        if (!std::holds_alternative<Cancelled>(told.ending))
            CHECK(when + 3 > all);
        CHECK(countOf(probe.calls, "prepare") == countOf(probe.calls, "free"));
        const std::vector<std::string> after(probe.calls.begin() + static_cast<std::ptrdiff_t>(when),
                                             probe.calls.end());
        CHECK(countOf(after, "run") == 0);
        for (const KernelMeasurement& kernel : told.all<KernelMeasurement>())
            CHECK(kernel.isUsable());
    }
}

TEST_CASE("what was finished before the cancel has been told")
{
    ScriptedProbe probe;
    addTwoKernels(probe);
    std::stop_source source;
    probe.onCall = [&](const std::string& call) {
        if (call == "prepare" && countOf(probe.calls, "prepare") == 2)
            source.request_stop();
    };
    const Told told = measured(probe, {}, source.get_token());
    CHECK(std::holds_alternative<Cancelled>(told.ending));
    REQUIRE(told.all<KernelMeasurement>().size() == 1);
    CHECK(told.all<KernelMeasurement>()[0].id == "first");
}

TEST_CASE("a probe that throws at any call fails the run in one line, and everything is freed")
{
    for (const std::string where : {"steps", "prepare", "poison", "run", "check"}) {
        ScriptedProbe probe;
        addTwoKernels(probe);
        probe.onCall = [&](const std::string& call) {
            if (call == where)
                throw ProbeError("the card fell off the bus", true);
        };
        const Told told = measured(probe);
        CAPTURE(where);
        REQUIRE(std::holds_alternative<Failed>(told.ending));
        const Failed& failed = std::get<Failed>(told.ending);
        const std::string place = where == "steps" ? "before the first step" : "first";
        CHECK(failed.message == place + ": the card fell off the bus");
        CHECK(failed.isProcessUnusable);
        CHECK(failed.message.find('\n') == std::string::npos);
        // Where prepare() itself throws there is nothing to free.
        CHECK(countOf(probe.calls, "free") == (where == "steps" || where == "prepare" ? 0 : 1));
    }
}

TEST_CASE("a probe that throws while samples run fails the run")
{
    ScriptedProbe probe;
    addTwoKernels(probe);
    probe.onCall = [&](const std::string&) {
        if (countOf(probe.calls, "run") == 15)
            throw ProbeError("lost", false);
    };
    // The workload's destructor notes its call as well: it must not throw again.
    const OnCall throwing = probe.onCall;
    probe.onCall = [throwing](const std::string& call) {
        if (call != "free")
            throwing(call);
    };
    const Told told = measured(probe);
    REQUIRE(std::holds_alternative<Failed>(told.ending));
    CHECK(std::get<Failed>(told.ending).message == "first: lost");
    CHECK_FALSE(std::get<Failed>(told.ending).isProcessUnusable);
}

TEST_CASE("full memory and any other exception become a failure too")
{
    ScriptedProbe full;
    addTwoKernels(full);
    full.onCall = [](const std::string& call) {
        if (call == "prepare")
            throw std::bad_alloc();
    };
    const Told toldFull = measured(full);
    REQUIRE(std::holds_alternative<Failed>(toldFull.ending));
    CHECK(std::get<Failed>(toldFull.ending).message.find("memory is full") != std::string::npos);
    CHECK_FALSE(std::get<Failed>(toldFull.ending).isProcessUnusable);

    ScriptedProbe crowded;
    addTwoKernels(crowded);
    crowded.onCall = [](const std::string& call) {
        if (call == "run")
            throw std::system_error(std::make_error_code(std::errc::resource_unavailable_try_again));
    };
    const Told toldCrowded = measured(crowded);
    REQUIRE(std::holds_alternative<Failed>(toldCrowded.ending));
    CHECK(std::get<Failed>(toldCrowded.ending).message.find("no more threads can be started here") !=
          std::string::npos);

    ScriptedProbe odd;
    addTwoKernels(odd);
    odd.onCall = [](const std::string& call) {
        if (call == "check")
            throw std::logic_error("odd");
    };
    const Told toldOdd = measured(odd);
    REQUIRE(std::holds_alternative<Failed>(toldOdd.ending));
    CHECK(std::get<Failed>(toldOdd.ending).message == "first: odd");
}

TEST_CASE("conditions that can't be read stay unknown and end nothing")
{
    ScriptedProbe probe;
    addTwoKernels(probe);
    probe.reading = []() -> Conditions { throw ProbeError("no sensors", false); };
    const Told told = measured(probe);
    CHECK(std::holds_alternative<Completed>(told.ending));
    REQUIRE(told.all<KernelMeasurement>().size() == 2);
    CHECK_FALSE(told.all<KernelMeasurement>()[0].conditions.clock.has_value());
}
