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
    const auto feeding = feedingOf(asking(gigabytes), roofs(session), session.device);
    return feeding ? feeding->roof.facts.id : "nothing";
}

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

} // namespace

TEST_CASE("without roofs nothing feeds a kernel, and with the copy alone no level is known")
{
    CHECK_FALSE(feedingOf(asking(500), Roofs(), DeviceFacts()));
    CHECK_FALSE(areLevelsMeasured(Roofs()));
    CHECK_FALSE(areLevelsMeasured(roofs(made_up::session())));
    CHECK(areLevelsMeasured(roofs(with({slope("dram_read", 110)}))));
    CHECK_FALSE(areLevelsMeasured(roofs(with({slope("somebody's stream", 110)}))));
}

TEST_CASE("the farthest level that is fast enough feeds a kernel")
{
    const Session session =
        with({slope("l1_read", 3000), slope("dram_write", 105), slope("dram_read", 110), slope("l2_read", 400)});
    CHECK(fedBy(session, 50) == "dram_read");
    CHECK(fedBy(session, 110) == "dram_read");
    CHECK(fedBy(session, 110.1) == "l2_read");
    CHECK(fedBy(session, 400.1) == "l1_read");
    CHECK(fedBy(session, 3000.1) == "nothing");
    const auto feeding = feedingOf(asking(1500), roofs(session), session.device);
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
          "it is fed by the caches nearest to the arithmetic (L1, read: 3000.0 GB/s ± 0.0 % of 3), above DRAM, read: "
          "110.0 GB/s ± 0.0 % of 3 and above L2, read: 400.0 GB/s ± 0.0 % of 3: bytes that the kernel asks for more "
          "than once were kept near");
    CHECK(has(resultTable(session), "matmul, naive 500.0 %: it is fed by"));
}

TEST_CASE("a kernel is held against the mix of reads and writes that is its own")
{
    const Session session = with({slope("dram_write", 120), slope("dram_read", 110), slope("triad", 108)});
    CHECK(fedBy(session, 110) == "dram_read");
    CHECK(fedBy(session, 115) == "nothing"); // what writes reach is nothing to a product that reads
    CHECK(fedBy(with({slope("dram_write", 120), slope("dram_read", 110), slope("l2_read", 400)}), 115) == "l2_read");
    const std::pair<const char*, const char*> kernels[] = {
        {"vector_add", "triad"},          {"transpose_padded", "copy"},       {"knee_4", "copy"},
        {"matmul_tiled_16", "dram_read"}, {"reduction_shuffle", "dram_read"}, {"product_t16_n512", "dram_read"},
    };
    for (const auto& [id, roof] : kernels) {
        CAPTURE(id);
        KernelMeasurement kernel = asking(90);
        kernel.id = id;
        const auto feeding = feedingOf(kernel, roofs(session), session.device);
        REQUIRE(feeding);
        CHECK(feeding->roof.facts.id == roof);
        CHECK(feeding->isOfItsMix);
    }
    for (const char* id : {"blur_tiled", "grayscale", "product_t32_n64", "somebody's kernel"}) {
        CAPTURE(id);
        KernelMeasurement kernel = asking(119);
        kernel.id = id;
        const auto feeding = feedingOf(kernel, roofs(session), session.device);
        REQUIRE(feeding);
        CHECK(feeding->roof.facts.id == "dram_write");
        CHECK_FALSE(feeding->isOfItsMix);
    }
}

TEST_CASE("a kernel between the copy and its own mix is told that mix, and where that was not measured, no other's")
{
    Session session = with({slope("triad", 110), slope("dram_write", 120)});
    session.kernels[0].traffic = bytes(105e6 * 0.125); // vector add, 105 GB/s
    CHECK(has(resultRows(session)[0].note,
              "easier on memory than the copy's, and stands under triad, two reads and a write: 110.0 GB/s"));
    CHECK(has(resultCsv(session), ",triad,"));
    session.ceilings.erase(session.ceilings.end() - 2);
    CHECK(resultRows(session)[0].note == "it stands under the fastest mix of reads and writes that memory was measured "
                                         "with; its own was not measured");
    const auto fed = nlohmann::json::parse(sessionToJson(session))["kernels"][0]["fed_by"];
    CHECK(fed["level"] == "dram");
    CHECK_FALSE(fed.contains("ceiling"));
    CHECK_FALSE(fed.contains("percent_of_it"));
    CHECK(has(resultCsv(session), ",dram,"));
    session.ceilings.push_back(slope("l1_read", 3000));
    session.kernels[0].traffic = bytes(500e6 * 0.125);
    CHECK(resultRows(session)[0].note ==
          "it is fed by the caches nearest to the arithmetic, above memory itself: bytes that the kernel asks for more "
          "than once were kept near");
}

TEST_CASE("above all levels: the highest is one of this run's own short measurements")
{
    Session session = with({slope("dram_read", 110), slope("somebody's stream", 300), slope("l2_read", 400)});
    session.ceilings.back().sustained = Seconds(30.0);
    session.ceilings.back().id = "l2_read_sustained";
    const auto why = [&session](double gigabytes) {
        return whyAbove(asking(gigabytes), {Limit::Memory, 5.0, true}, roofs(session), session);
    };
    CHECK(
        has(why(350),
            "above every roof of memory that was measured here (the highest is DRAM, read: 110.0 GB/s ± 0.0 % of 3)"));
    session.ceilings.push_back(slope("dram_write", 120));
    CHECK(has(why(115), "measured here with reads and writes like its own (the highest is DRAM, read: 110.0 GB/s ± "));
    CHECK(has(why(125), "measured here (the highest is DRAM, write: 120.0 GB/s ± 0.0 % of 3)"));
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

TEST_CASE("a product whose matrices fit in the last-level cache is never explained by a mix of memory")
{
    Session session = with({slope("dram_read", 200), slope("llc_read", 400)});
    KernelMeasurement product = asking(161); // between the copy's 100 GB/s and the 200 of DRAM's reads
    product.id = "product_t1_n128";
    product.work = flops(2.0 * 128 * 128 * 128); // three matrices of 64 KiB
    session.kernels = {product};
    CHECK(has(resultRows(session)[0].note, "easier on memory than the copy's"));
    session.device.lastLevelCache = kibibytes(192.0);
    const char* const fits = "its matrices fit in the last-level cache (192 KiB), which serves them faster than memory";
    CHECK(resultRows(session)[0].note == fits);
    CHECK(nlohmann::json::parse(sessionToJson(session))["kernels"][0]["fed_by"]["level"] == "last_level_cache");
    session.ceilings.pop_back(); // without a roof of the cache the reason stays
    CHECK(resultRows(session)[0].note == fits);
    session.ceilings.pop_back(); // and without any level
    CHECK(resultRows(session)[0].note == fits);
    session.device.lastLevelCache = kibibytes(191.0);
    CHECK(has(resultRows(session)[0].note, "cache reuse that the byte count does not know of"));
}

TEST_CASE("of a kernel that touches each byte once the counted bytes must fit")
{
    Session session = with({slope("triad", 110)});
    session.kernels[0].traffic = bytes(105e6 * 0.125); // vector add, 105 GB/s
    session.device.lastLevelCache = bytes(13.2e6);
    CHECK(has(resultRows(session)[0].note, "its data fits in the last-level cache"));
    session.device.lastLevelCache = bytes(13.1e6);
    CHECK(has(resultRows(session)[0].note, "easier on memory than the copy's"));
}

TEST_CASE("where noise is reason enough no mechanism is told, in words or in the file")
{
    Session session = with({slope("dram_read", 110), slope("l1_read", 1000)});
    session.kernels[3].traffic = session.kernels[3].traffic * 0.203; // 101.5 GB/s, and both are ± 1 %
    CHECK(resultRows(session)[3].ofCeiling == "101.5");
    CHECK(resultRows(session)[3].note ==
          "it is above by no more than it and the ceiling scattered: as good as at the ceiling");
    CHECK_FALSE(nlohmann::json::parse(sessionToJson(session))["kernels"][3].contains("fed_by"));
    session = with({slope("dram_read", 110), slope("l1_read", 1000)});
    CHECK(has(resultRows(session)[3].note, "it is fed by"));
    session.ceilings[0].best.time.spread->medianAbsoluteDeviation = milliseconds(0.85);
    CHECK(resultRows(session)[3].note == "the ceiling itself scattered by ± 85.0 %: this percentage says nothing");
    CHECK_FALSE(nlohmann::json::parse(sessionToJson(session))["kernels"][3].contains("fed_by"));
    CHECK(has(resultTable(session), "matmul, naive 500.0 %: the ceiling itself scattered by ± 85.0 %"));
}

TEST_CASE("the noise of the ceiling that binds counts, and its drift too")
{
    Session session = made_up::session();
    KernelMeasurement& kernel = session.kernels[4];
    const auto note = [&session] { return resultRows(session)[4].note; };
    kernel.work = flops(inFlops(session.ceilings[1].best.work) * 1.5); // 150 % of the flat, where times are alike
    kernel.time = session.ceilings[1].best.time;
    kernel.traffic = bytes(1e3);
    CHECK(note() == "it does more FLOP a second than the chain that set the compute ceiling");
    session.ceilings[0].best.time.spread->medianAbsoluteDeviation = milliseconds(0.85); // the copy's
    CHECK(note() == "it does more FLOP a second than the chain that set the compute ceiling");
    Timing& time = session.ceilings[1].best.time;
    time.samples.assign(40, milliseconds(1.0));
    std::fill(time.samples.begin() + 20, time.samples.end(), milliseconds(1.3));
    time.lateSamples = 20;
    CHECK(note() == "the ceiling itself moved by 30.0 % during the run: this percentage says nothing");
}
