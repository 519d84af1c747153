// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Which level feeds a kernel above its roof. The made-up run copies at 100 GB/s; its naive product asks for 500 GB/s.
#include "core/quantity/units.h"
#include "core/session/feeding.h"
#include "core/session/result_table.h"
#include "core/session/session_file.h"
#include "tests/support/made_up_run.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

using namespace roofline;

namespace {

CeilingMeasurement slope(const char* id, double gigabytes, double noise = 0.0)
{
    CeilingMeasurement ceiling = made_up::copyCeiling(); // 1 ms
    ceiling.id = id;
    ceiling.origin = knownOrigin(id);
    ceiling.best.traffic = bytes(gigabytes * 1e6);
    ceiling.best.time.samples = {milliseconds(1.0 - noise), milliseconds(1.0), milliseconds(1.0 + noise)};
    ceiling.best.time.spread = summarise(ceiling.best.time.samples);
    ceiling.shapes = {ceiling.best};
    return ceiling;
}

Session with(const std::vector<CeilingMeasurement>& levels)
{
    Session session = made_up::session();
    session.ceilings.insert(session.ceilings.end(), levels.begin(), levels.end());
    return session;
}

/// A kernel without noise at so many GB/s.
KernelMeasurement asking(double gigabytes)
{
    KernelMeasurement kernel = made_up::kernels()[3];
    kernel.traffic = bytes(gigabytes * 1e6);
    kernel.time = slope("", 1.0).best.time;
    return kernel;
}

std::string fedBy(const Session& session, double gigabytes)
{
    const auto feeding = feedingOf(asking(gigabytes), roofs(session));
    return feeding ? feeding->roof.facts.id : "nothing";
}

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

} // namespace

TEST_CASE("without roofs nothing feeds a kernel, and with the copy alone no level is known")
{
    CHECK_FALSE(feedingOf(asking(500), Roofs()));
    CHECK_FALSE(areLevelsMeasured(Roofs()));
    CHECK_FALSE(areLevelsMeasured(roofs(made_up::session())));
    CHECK(areLevelsMeasured(roofs(with({slope("dram_read", 110)}))));
    CHECK_FALSE(areLevelsMeasured(roofs(with({slope("somebody's stream", 110)}))));
}

TEST_CASE("the farthest level that is fast enough feeds a kernel, by its best mix")
{
    const Session session =
        with({slope("l1_read", 3000), slope("dram_write", 105), slope("dram_read", 110), slope("l2_read", 400)});
    CHECK(fedBy(session, 50) == "dram_read");
    CHECK(fedBy(session, 110) == "dram_read");
    CHECK(fedBy(session, 110.1) == "l2_read");
    CHECK(fedBy(session, 400.1) == "l1_read");
    CHECK(fedBy(session, 3000.1) == "nothing");
    const auto feeding = feedingOf(asking(1500), roofs(session));
    REQUIRE(feeding);
    CHECK(feeding->fractionOfRoof == doctest::Approx(0.5));
}

TEST_CASE("a level that was not measured is passed over")
{
    CHECK(fedBy(with({slope("l1_read", 3000)}), 300) == "l1_read");
}

TEST_CASE("noise does not lift a kernel out of its level: the spreads of both are allowed")
{
    const Session session = with({slope("dram_read", 110, 0.01), slope("l2_read", 400)});
    CHECK(fedBy(session, 111) == "dram_read"); // 0.9 % above a roof of ± 1 %
    CHECK(fedBy(session, 111.2) == "l2_read");
}

TEST_CASE("the note names the level, and what the farther ones give")
{
    const Session session = with({slope("dram_read", 110), slope("l2_read", 400), slope("l1_read", 3000)});
    const auto rows = resultRows(session);
    CHECK(rows[0].note.empty()); // 96 % of the copy
    CHECK(rows[3].note ==
          "it is fed by the caches nearest to the arithmetic (L1, read: 3000.0 GB/s), above DRAM, read: "
          "110.0 GB/s, L2, read: 400.0 GB/s: bytes that the kernel asks for more than once were kept near");
    CHECK(has(resultTable(session), "matmul, naive 500.0 %: it is fed by"));
}

TEST_CASE("a kernel between the copy and a faster mix is told that mix; above all levels, that")
{
    Session session = with({slope("dram_read", 110)});
    session.kernels[0].traffic = bytes(105e6 * 0.125); // 105 GB/s
    const auto rows = resultRows(session);
    CHECK(has(rows[0].note, "easier on memory than the copy's, and stands under DRAM, read: 110.0 GB/s"));
    CHECK(
        has(rows[3].note, "above every roof of memory that was measured here (the highest is DRAM, read: 110.0 GB/s)"));
}

TEST_CASE("without levels the note says what it said before")
{
    CHECK(has(resultRows(made_up::session())[3].note, "cache reuse that the byte count does not know of"));
}

TEST_CASE("a file tells the level beside the per cent, only where a point is above its roof")
{
    const Session session = with({slope("dram_read", 110), slope("l1_read", 1000)});
    const auto file = nlohmann::json::parse(sessionToJson(session));
    CHECK_FALSE(file["kernels"][0].contains("fed_by"));
    CHECK(file["kernels"][3]["fed_by"]["ceiling"] == "l1_read");
    CHECK(file["kernels"][3]["fed_by"]["level"] == "l1");
    CHECK(file["kernels"][3]["fed_by"]["percent_of_it"] == doctest::Approx(50.0));
    CHECK_FALSE(has(sessionToJson(made_up::session()), "fed_by"));
    const auto read = sessionFromJson(sessionToJson(session));
    CHECK(std::get<Session>(read) == session);
}

TEST_CASE("a kernel on tensor cores stands under their roof, and under float32's where theirs was not measured")
{
    Session session = made_up::session();
    KernelMeasurement kernel = session.kernels[4]; // 400 GFLOP/s at 4 FLOP/byte
    kernel.work = flops(5e10);                     // 20,000 GFLOP/s
    kernel.arithmetic = Arithmetic::TensorFp16;
    session.kernels[4] = kernel;
    CHECK(roofOf(session, kernel) == roofOf(session));
    CeilingMeasurement tensor = made_up::fmaCeiling();
    tensor.id = "mma_fp16";
    tensor.origin = Arithmetic::TensorFp16;
    tensor.best.work = flops(2.5e10); // 25,000 GFLOP/s
    session.ceilings.push_back(tensor);
    const auto roof = roofOf(session, kernel);
    REQUIRE(roof);
    CHECK(inGigaflopsPerSecond(roof->peak) == doctest::Approx(25000.0));
    CHECK(roof->bandwidth == roofOf(session)->bandwidth);
    CHECK(roofOf(session, session.kernels[3]) == roofOf(session));
    const auto file = nlohmann::json::parse(sessionToJson(session));
    CHECK(file["kernels"][4]["arithmetic"] == "tensor_fp16");
    const auto read = sessionFromJson(sessionToJson(session));
    CHECK(std::get<Session>(read).kernels[4] == kernel);
}
