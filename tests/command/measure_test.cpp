// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// `roofline measure` for real on this processor, and on devices of paper where something must go wrong.
#include "tests/command/measuring_calls.h"
#include "tests/support/test_folder.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <sstream>
#include <thread>

using namespace roofline;
using namespace roofline::test;

namespace {

/// Whether the process has `signal` in the set that /proc names so: SigIgn, SigCgt.
bool isIn(const std::string& set, int signal, const std::string& process)
{
    std::istringstream status(readText("/proc/" + process + "/status"));
    for (std::string line; std::getline(status, line);) {
        if (line.rfind(set + ':', 0) == 0)
            return (std::stoull(line.substr(set.size() + 1), nullptr, 16) >> (signal - 1) & 1u) != 0;
    }
    FAIL("no such process, or no such set");
    return false;
}

} // namespace

TEST_CASE("the processor: its ceilings and five checked kernels; show prints the same table")
{
    const TestFolder folder;
    const std::string json = (folder / "s.json").string(), csv = (folder / "s.csv").string();
    const Finished measured = call({"measure", "--device", "cpu", "--plan", "quick", "--json", json, "--csv", csv});
    CAPTURE(measured.err);
    REQUIRE(measured.status == 0);
    CHECK(measured.err.empty());

    const Session session = sessionIn(json);
    CHECK_FALSE(session.isPartial);
    CHECK(session.device.id == "cpu");
    CHECK(session.plan.kind == PlanKind::Quick);
    CHECK(roofOf(session).has_value());
    std::vector<std::string> ids;
    for (const KernelMeasurement& kernel : session.kernels) {
        ids.push_back(kernel.id);
        CAPTURE(kernel.id);
        REQUIRE(kernel.check.has_value());
        CHECK(kernel.check->passed);
        REQUIRE(kernel.time.spread.has_value());
        CHECK(kernel.time.spread->count >= static_cast<std::size_t>(session.plan.minSamples));
    }
    CHECK(ids == std::vector<std::string>{"vector_add", "transpose_naive", "block_reduction", "matmul_naive",
                                          "matmul_tiled_16"});

    const Finished shown = call({"show", json});
    CHECK(shown.status == 0);
    REQUIRE(measured.out.size() > shown.out.size());
    CHECK(measured.out.substr(measured.out.size() - shown.out.size()) == shown.out);
    CHECK(shown.out.rfind("device ", 0) == 0);
    const std::string numbers = readText(csv);
    std::size_t shapes = 0;
    for (const CeilingMeasurement& ceiling : session.ceilings)
        shapes += ceiling.shapes.size();
    CHECK(std::count(numbers.begin(), numbers.end(), '\n') == static_cast<std::ptrdiff_t>(1 + shapes + 5));
    CHECK(folder.entries() == 2);
}

TEST_CASE("a result is told when it is there, before the run ends")
{
    Process process({ROOFLINE_SCRIPTED_PROGRAM, "measure", "--device", "hang"});
    const auto line = process.readLine();
    REQUIRE(line.has_value());
    CHECK(line->rfind("copy, read and written: ", 0) == 0); // and the next step never returns
}

TEST_CASE("the first device is measured where none is named, and that is said")
{
    const Finished measured = run({ROOFLINE_SCRIPTED_PROGRAM, "measure"});
    CHECK(measured.status == 0);
    CHECK(measured.err == "roofline: measuring paper (A device of paper), since --device was not given\n");
}

TEST_CASE("Ctrl-C keeps what was finished, in a valid file marked partial")
{
    const TestFolder folder;
    const std::string json = (folder / "s.json").string();
    Process process({ROOFLINE_PROGRAM, "measure", "--device", "cpu", "--plan", "classic", "--json", json});
    REQUIRE(process.readLine().has_value()); // one result is finished, six are to come
    process.send(SIGINT);
    const Finished finished = process.wait();
    CHECK(finished.status == 1);
    CHECK(isOneLine(finished.err));
    CHECK(has(finished.err, "roofline: cancelled ("));
    CHECK(has(finished.err, "kept, marked partial"));
    const Session session = sessionIn(json);
    CHECK(session.isPartial);
    CHECK(session.ceilings.size() + session.kernels.size() >= 1);
    CHECK(session.ceilings.size() + session.kernels.size() < 7);
    CHECK(has(finished.out, "partial: the run ended before its last step"));
}

TEST_CASE("a second signal ends what does not listen")
{
    const TestFolder folder;
    Process process({ROOFLINE_SCRIPTED_PROGRAM, "measure", "--device", "hang", "--json", (folder / "s.json").string()});
    REQUIRE(process.readLine().has_value());
    process.send(SIGINT);
    process.send(SIGTERM);
    const int status = process.wait().status;
    CHECK((status == 128 + SIGINT || status == 128 + SIGTERM));
    CHECK(folder.entries() == 0);
}

TEST_CASE("a signal that the parent ignores stays ignored, also once another one was caught")
{
    const std::string asUnderNohup = "trap '' HUP; echo $$; exec \"$0\" measure --device hang";
    Process process({"/bin/sh", "-c", asUnderNohup, ROOFLINE_SCRIPTED_PROGRAM});
    const std::string id = process.readLine().value_or("");
    REQUIRE(process.readLine().has_value()); // it measures by now
    CHECK(isIn("SigIgn", SIGHUP, id));
    REQUIRE(isIn("SigCgt", SIGINT, id));
    process.send(SIGINT);
    const auto limit = std::chrono::steady_clock::now() + std::chrono::seconds(60);
    while (isIn("SigCgt", SIGINT, id) && std::chrono::steady_clock::now() < limit)
        std::this_thread::yield();
    CHECK_FALSE(isIn("SigCgt", SIGINT, id));
    CHECK(isIn("SigIgn", SIGHUP, id));
}

TEST_CASE("a run that ends before its first result leaves an older file alone")
{
    const TestFolder folder;
    writeText(folder / "s.json", "older");
    const Finished finished = scripted("nowhere", {"--json", (folder / "s.json").string()});
    CHECK(finished.status == 2);
    CHECK(readText(folder / "s.json") == "older");
}

TEST_CASE("a failed check: exit status 1, FAILED in the table, no number of it, and a file that says so")
{
    const TestFolder folder;
    const Finished finished = scripted("wrong", {"--json", (folder / "s.json").string()});
    CHECK(finished.status == 1);
    CHECK(finished.err == "roofline: a result failed its check, see the table\n");
    CHECK(has(finished.out, "vector add: FAILED: "));
    const Session session = sessionIn(folder / "s.json");
    CHECK_FALSE(session.isPartial);
    CHECK_FALSE(session.kernels.at(0).check->passed);
    CHECK(nlohmann::json::parse(readText(folder / "s.json")).at("kernels").at(0).at("gb_per_s").is_null());
}

TEST_CASE("a lost card: exit status 1, one line, what was finished is kept")
{
    const TestFolder folder;
    const Finished finished = scripted("lost", {"--json", (folder / "s.json").string()});
    CHECK(finished.status == 1);
    CHECK(isOneLine(finished.err));
    CHECK(has(finished.err, "fma_fp32: the card has fallen off the bus"));
    CHECK(has(finished.err, "1 finished result kept, marked partial"));
    CHECK(sessionIn(folder / "s.json").isPartial);
    CHECK(sessionIn(folder / "s.json").ceilings.size() == 1);
}

TEST_CASE("--sustained keeps the roof up for so long, and says so beside it; 30 s where it is not said how long")
{
    const TestFolder folder;
    const std::string json = (folder / "s.json").string();
    const Finished measured = scripted("paper", {"--sustained", "7", "--json", json});
    CAPTURE(measured.err);
    REQUIRE(measured.status == 0);
    const Session session = sessionIn(json);
    REQUIRE(session.ceilings.size() == 4);
    CHECK(session.ceilings[2].id == "copy_sustained");
    CHECK(session.ceilings[2].sustained == Seconds(7));
    CHECK(measured.out.find("copy, read and written, sustained 7 s") != std::string::npos);
    CHECK(session.ceilings[0].best.time.lateSamples > 0);
    const Finished unsaid = scripted("paper", {"--json", json, "--sustained"});
    REQUIRE(unsaid.status == 0);
    CHECK(sessionIn(json).ceilings[3].sustained == Seconds(30));
}
