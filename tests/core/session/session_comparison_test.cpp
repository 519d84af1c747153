// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/session/session_comparison.h"
#include "core/quantity/units.h"
#include "tests/support/made_up_run.h"

#include <doctest/doctest.h>

using namespace roofline;

namespace {

Timing steady(double ms)
{
    Timing time;
    time.samples.assign(20, milliseconds(ms));
    time.spread = summarise(time.samples);
    time.median = time.spread->median;
    return time;
}

/// The made-up run with twenty samples of each result, without noise.
Session quiet(double slower = 1.0)
{
    Session session = made_up::session();
    for (CeilingMeasurement& ceiling : session.ceilings) {
        ceiling.best.time = steady(inMilliseconds(ceiling.best.time.median) * slower);
        ceiling.shapes = {ceiling.best};
    }
    for (KernelMeasurement& kernel : session.kernels)
        kernel.time = steady(inMilliseconds(kernel.time.median) * slower);
    return session;
}

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

} // namespace

TEST_CASE("two sessions of nothing have nothing to compare")
{
    CHECK(comparedResults(Session(), Session()).empty());
    CHECK(has(comparisonTable(Session(), Session()), "the second is"));
}

TEST_CASE("a session and itself are the same in every result")
{
    const auto rows = comparedResults(quiet(), quiet());
    REQUIRE(rows.size() == 7);
    for (const ComparedResult& row : rows) {
        CHECK(row.verdict == "same");
        CHECK(*row.speedRatio == doctest::Approx(1.0));
    }
    CHECK(rows[0].first == "100.0 GB/s");
    CHECK(rows[3].first == "50.0 GB/s"); // no FLOP in a transpose
    CHECK(rows[6].first == "400.0 GFLOP/s");
    CHECK(rows[6].clocks == "1500, 1500");
}

TEST_CASE("three per cent are told, in both directions, as a ratio of speeds with its uncertainty")
{
    for (const ComparedResult& row : comparedResults(quiet(), quiet(1.03)))
        CHECK(row.verdict == "slower");
    for (const ComparedResult& row : comparedResults(quiet(1.03), quiet()))
        CHECK(row.verdict == "faster");
    CHECK(has(comparisonTable(quiet(), quiet(1.25)), "0.800 ± 0.008  slower"));
}

TEST_CASE("a ceiling is a rate, whatever its shape; a kernel of another size is another thing")
{
    Session other = quiet();
    other.ceilings[1].best.work = flops(2e9);
    other.ceilings[1].best.time = steady(2.2);
    other.kernels[0].traffic = bytes(2.4e7);
    const auto rows = comparedResults(quiet(), other);
    CHECK(rows[1].verdict == "slower");
    CHECK(*rows[1].speedRatio == doctest::Approx(1.0 / 1.1));
    CHECK(rows[2].verdict == "not compared: other sizes");
    CHECK_FALSE(rows[2].speedRatio);
}

TEST_CASE("what is missing, failed or without enough samples has no verdict, and says why")
{
    Session other = quiet();
    other.kernels.erase(other.kernels.begin());
    other.kernels[0].check = CheckResult{false, 1.0, 1.0, ""};
    other.kernels[1].time = made_up::kernels()[2].time; // three samples
    KernelMeasurement extra = other.kernels[3];
    extra.id = "mine";
    other.kernels.push_back(extra);
    const auto rows = comparedResults(quiet(), other);
    REQUIRE(rows.size() == 8);
    CHECK(rows[2].verdict == "only in the first");
    CHECK(rows[3].verdict == "not compared: a check failed");
    CHECK(rows[3].second.empty());
    CHECK(rows[4].verdict == "no verdict: too few samples");
    CHECK(rows[4].speedRatio);
    CHECK(rows[7].name == "mine");
    CHECK(rows[7].verdict == "only in the second");
}
