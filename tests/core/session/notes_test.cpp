// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/session/result_notes.h"
#include "core/quantity/units.h"
#include "core/session/printable.h"
#include "core/session/result_table.h"
#include "tests/support/made_up_run.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <sstream>

using namespace roofline;

namespace {

bool isNoted(const Session& session, const std::string& note)
{
    const auto notes = resultNotes(session);
    return std::find(notes.begin(), notes.end(), note) != notes.end();
}

bool isAnythingNoted(const Session& session, const std::string& beginning)
{
    const auto notes = resultNotes(session);
    return std::any_of(notes.begin(), notes.end(), [&](const auto& note) { return note.rfind(beginning, 0) == 0; });
}

} // namespace

TEST_CASE("nothing measured, nothing to say") { CHECK(resultNotes(Session()).empty()); }

TEST_CASE("what did not get quiet is named, and marked in the table")
{
    Session session = made_up::session();
    CHECK_FALSE(isAnythingNoted(session, "! not quiet"));
    session.ceilings[0].best.time.becameQuiet = false;
    session.kernels[3].time.becameQuiet = false;
    CHECK(isNoted(session, "! not quiet: copy, read and written; matmul, naive: time ran out while the samples still "
                           "scattered"));
    CHECK(resultTable(session).find("± 1.0 % of 3 !") != std::string::npos);
    CHECK(resultRows(session)[3].spread == "± 1.0 % of 3, not quiet");
}

TEST_CASE("throttled samples are counted, and reasons told; a failed result is not asked")
{
    Session session = made_up::session(true);
    CHECK_FALSE(isAnythingNoted(session, "throttled"));
    session.kernels[0].time.throttled = {1, 2};
    session.kernels[1].conditions.throttleReasons = {"power cap", "heat"};
    session.kernels.back().conditions.throttleReasons = {"heat"};
    CHECK(isNoted(session,
                  "throttled: vector add, 2 of 3 samples; transpose, naive (power cap, heat): the device held its "
                  "clock back; such samples are kept, and count"));
}

TEST_CASE("a roof that moved is told with how far; one that did not is not")
{
    Session session = made_up::session();
    Timing& time = session.ceilings[1].best.time;
    time.samples.assign(20, milliseconds(1.0));
    time.samples.insert(time.samples.end(), 20, milliseconds(1.002));
    time.lateSamples = 20;
    CHECK_FALSE(isAnythingNoted(session, "drift"));
    std::fill(time.samples.begin() + 20, time.samples.end(), milliseconds(1.05));
    CHECK(isNoted(session, "drift: FMA, float32 took 5.0 % longer at the end of the run than at its start"));
    std::fill(time.samples.begin() + 20, time.samples.end(), milliseconds(0.95));
    CHECK(isNoted(session, "drift: FMA, float32 took 5.0 % less at the end of the run than at its start"));
}

TEST_CASE("float32 below float64 is not plausible, and said so")
{
    Session session = made_up::session();
    CeilingMeasurement twice = session.ceilings[1];
    twice.id = "fma_fp64";
    twice.best.work = session.ceilings[1].best.work * 0.5;
    session.ceilings.push_back(twice);
    CHECK_FALSE(isAnythingNoted(session, "! not plausible"));
    session.ceilings.back().best.work = session.ceilings[1].best.work * 1.005; // no more than two runs differ
    CHECK_FALSE(isAnythingNoted(session, "! not plausible"));
    session.ceilings.back().best.work = session.ceilings[1].best.work * 2.0;
    CHECK(isNoted(session, "! not plausible: FMA, float32 (1000.0 GFLOP/s ± 1.0 % of 3) is below FMA, float64 (2000.0 "
                           "GFLOP/s ± 1.0 % of 3): "
                           "measured while the machine was busy; measure again"));
    session.ceilings[1].best.check->passed = false;
    CHECK_FALSE(isAnythingNoted(session, "! not plausible"));
}

TEST_CASE("a sustained ceiling has a row of its own, and sets no roof")
{
    Session session = made_up::session();
    CeilingMeasurement sustained = session.ceilings[1];
    sustained.id = "fma_fp32_sustained";
    sustained.sustained = Seconds(30.0);
    sustained.best.work = flops(5e8);
    sustained.shapes = {sustained.best};
    session.ceilings.push_back(sustained);
    CHECK(ceilingRows(session).back().ceiling == "FMA, float32, sustained 30 s");
    CHECK(ceilingRows(session).back().value == "500.0 GFLOP/s");
    CHECK(roofOf(session) == roofOf(made_up::session()));
}

TEST_CASE("a whole run's rows stay within 120 columns")
{
    Session session = made_up::session();
    for (CeilingMeasurement& ceiling : session.ceilings) {
        ceiling.best.shape = "float4, four in flight";
        ceiling.best.time.becameQuiet = false;
        ceiling.shapes = {ceiling.best};
    }
    std::istringstream lines(resultTable(session));
    for (std::string line; std::getline(lines, line);) {
        CAPTURE(line);
        const bool isNote = line.find(": ") != std::string::npos;
        CHECK((isNote || codePoints(line) <= 120));
    }
}
