// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Rows, table, CSV and result lines of a made-up run whose numbers are round.
#include "core/quantity/units.h"
#include "core/session/printable.h"
#include "core/session/result_table.h"
#include "tests/support/made_up_run.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <sstream>

using namespace roofline;

namespace {

std::vector<std::string> linesOf(const std::string& text)
{
    std::istringstream stream(text);
    std::vector<std::string> lines;
    for (std::string line; std::getline(stream, line);)
        lines.push_back(line);
    return lines;
}

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

std::size_t cellsOf(const std::string& line)
{
    bool isQuoted = false;
    std::size_t cells = 1;
    for (const char letter : line) {
        isQuoted = isQuoted != (letter == '"');
        cells += letter == ',' && !isQuoted ? 1 : 0;
    }
    return cells;
}

} // namespace

TEST_CASE("rows of a run with round numbers")
{
    const auto rows = resultRows(made_up::session());
    REQUIRE(rows.size() == 5);
    CHECK(rows[0].id == "vector_add");
    CHECK(rows[0].time == "0.125");
    CHECK(rows[0].spread == "± 1.0 % of 3");
    CHECK(rows[0].bandwidth == "96.0");
    CHECK(rows[0].rate == "8.0");
    CHECK(rows[0].boundBy == "bandwidth");
    CHECK(rows[0].ofCeiling == "96.0");
    CHECK(rows[0].check == "passed");
    CHECK(rows[0].conditions == "1500 MHz, 70 W, 50 °C, not throttled");
    CHECK(rows[0].note.empty());
    CHECK(rows[1].intensity == "0.000");
    CHECK(rows[1].rate == "0.0");
    CHECK(rows[1].ofCeiling == "50.0");
    CHECK(rows[2].time == "0.0800");
    CHECK(rows[3].ofCeiling == "500.0");
    CHECK(has(rows[3].note, "cache reuse"));
    CHECK(rows[4].ofCeiling == "100.0");
    CHECK(rows[4].note.empty());
}

TEST_CASE("a failed check leaves every number out, in the rows, the table, the lines and the CSV")
{
    const Session session = made_up::session(true);
    const ResultRow row = resultRows(session).back();
    CHECK(row.check.rfind("FAILED: ", 0) == 0);
    for (const std::string& cell :
         {row.intensity, row.time, row.spread, row.bandwidth, row.rate, row.boundBy, row.ofCeiling})
        CHECK(cell.empty());
    CHECK_FALSE(has(resultTable(session), "400.0"));
    CHECK(has(resultTable(made_up::session()), "400.0"));
    CHECK(resultLine(session.kernels.back()).rfind("matmul, tiled 16: FAILED: ", 0) == 0);
    const std::string csvLine = linesOf(resultCsv(session)).back();
    CHECK(has(csvLine, ",FAILED,"));
    CHECK_FALSE(has(csvLine, "2.5,"));
}

TEST_CASE("without a roof there is a bandwidth and a rate, and no place")
{
    Session session = made_up::session();
    session.ceilings.clear();
    const ResultRow row = resultRows(session).front();
    CHECK(row.bandwidth == "96.0");
    CHECK(row.boundBy == "n/a");
    CHECK(row.ofCeiling == "n/a");
    CHECK(has(resultTable(session), "ridge       n/a"));
}

TEST_CASE("a shape that failed sets no ceiling and shows no number")
{
    Session session = made_up::session();
    ShapeMeasurement failed = session.ceilings[0].best;
    failed.shape = "wrong";
    failed.check = CheckResult{false, 1.0, 1.0, ""};
    session.ceilings[0].shapes.push_back(failed);
    const auto rows = ceilingRows(session);
    REQUIRE(rows.size() == 3);
    CHECK(rows[0].setsCeiling);
    CHECK(rows[0].bandwidth == "100.0");
    CHECK(rows[1].shape == "wrong");
    CHECK_FALSE(rows[1].setsCeiling);
    CHECK(rows[1].bandwidth.empty());
    CHECK(rows[1].time.empty());
}

TEST_CASE("the table's kernels stand in columns, and what is partial says so")
{
    Session session = made_up::session();
    CHECK_FALSE(has(resultTable(session), "partial"));
    session.isPartial = true;
    CHECK(has(resultTable(session), "partial: the run ended before its last step"));
    const auto lines = linesOf(resultTable(session));
    const auto heading =
        std::find_if(lines.begin(), lines.end(), [](const auto& line) { return line.rfind("kernel ", 0) == 0; });
    REQUIRE(heading != lines.end());
    const auto columnOf = [](const std::string& line, const std::string& part) {
        return codePoints(line.substr(0, line.find(part)));
    };
    for (int row = 1; row <= 5; ++row)
        CHECK(columnOf(heading[row], "passed") == columnOf(*heading, "check"));
}

TEST_CASE("the table names its statistic, and a spread is missed only where a result has none")
{
    const std::string named = "ms is the median of the samples, ± their median absolute deviation in % of it";
    const std::string missed = "n/a under ±: published without a spread";
    Session session = made_up::session(true);
    session.kernels.back().time = Timing(); // it failed, so that it has no number that could lack a spread
    CHECK(has(resultTable(session), named));
    CHECK_FALSE(has(resultTable(session), missed));
    session.kernels.front().time.spread.reset();
    CHECK(has(resultTable(session), missed));
    for (CeilingMeasurement& ceiling : session.ceilings)
        ceiling.best.time.spread.reset();
    for (KernelMeasurement& kernel : session.kernels)
        kernel.time.spread.reset();
    CHECK_FALSE(has(resultTable(session), named));
}

TEST_CASE("the CSV has one heading, a line a result, and as many cells in each")
{
    Session session = made_up::session();
    session.device.name = "a, \"b\"";
    ShapeMeasurement slower = session.ceilings[1].best;
    slower.shape = "4 chains";
    session.ceilings[1].shapes.push_back(slower);
    session.kernels[0].conditions.throttleReasons = {"power", "heat"};
    const auto lines = linesOf(resultCsv(session));
    REQUIRE(lines.size() == 1 + 3 + 5);
    for (const std::string& line : lines)
        CHECK(cellsOf(line) == cellsOf(lines[0]));
    CHECK(lines[1].rfind("\"a, \"\"b\"\"\",ceiling,copy,float4,", 0) == 0);
    CHECK(has(lines[3], ",shape,fma_fp32,4 chains,"));
    CHECK(has(lines[4], "power; heat"));
    CHECK(has(lines[5], ",none"));
}

TEST_CASE("result lines tell rates with spread, count and check; other events are none")
{
    CHECK(resultLine(made_up::copyCeiling()) ==
          "copy, read and written: 1.000 ms ± 1.0 % of 3, 100.0 GB/s, check passed");
    CHECK(resultLine(made_up::fmaCeiling()) == "FMA, float32: 1.000 ms ± 1.0 % of 3, 1000.0 GFLOP/s, check passed");
    CHECK(resultLine(made_up::kernels()[0]) ==
          "vector add: 0.125 ms ± 1.0 % of 3, 96.0 GB/s, 8.0 GFLOP/s, check passed");
    CHECK(resultLine(StepStarted{1, 7, "copy", ""}).empty());
    CHECK(resultLine(RunStarted{}).empty());
}
