// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// The family of roofs, and how a file keeps what each ceiling is of.
#include "core/quantity/units.h"
#include "core/session/result_table.h"
#include "core/session/roofs.h"
#include "core/session/session_file.h"
#include "tests/support/made_up_run.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

using namespace roofline;

namespace {

Session withCeilings(const std::vector<CeilingMeasurement>& more)
{
    Session session = made_up::session();
    session.ceilings.insert(session.ceilings.end(), more.begin(), more.end());
    return session;
}

CeilingMeasurement slope(const char* id, double gigabytes)
{
    CeilingMeasurement ceiling = made_up::copyCeiling(); // 1 ms
    ceiling.id = id;
    ceiling.origin = knownOrigin(id);
    ceiling.best.traffic = bytes(gigabytes * 1e6);
    ceiling.shapes = {ceiling.best};
    return ceiling;
}

CeilingMeasurement flat(const char* id, double gigaflops)
{
    CeilingMeasurement ceiling = made_up::fmaCeiling(); // 1 ms
    ceiling.id = id;
    ceiling.origin = knownOrigin(id);
    ceiling.best.work = flops(gigaflops * 1e6);
    ceiling.shapes = {ceiling.best};
    return ceiling;
}

CeilingMeasurement integers()
{
    CeilingMeasurement ceiling = flat("mad_int32", 5000);
    ceiling.kind = CeilingKind::IntegerCompute;
    return ceiling;
}

nlohmann::json fileOf(const Session& session) { return nlohmann::json::parse(sessionToJson(session)); }

Session readAgain(const nlohmann::json& file)
{
    const auto read = sessionFromJson(file.dump());
    if (const auto* error = std::get_if<SessionError>(&read))
        FAIL(error->message);
    return std::get<Session>(read);
}

std::string refusalOf(const nlohmann::json& file)
{
    const auto read = sessionFromJson(file.dump());
    const auto* error = std::get_if<SessionError>(&read);
    return error != nullptr ? error->message : "";
}

} // namespace

TEST_CASE("a session without ceilings has no roofs")
{
    const Roofs none = roofs(Session());
    CHECK(none.slopes.empty());
    CHECK(none.flats.empty());
}

TEST_CASE("roofs stand from the nearest level to DRAM, the fastest first, integers after FLOP")
{
    const Roofs family =
        roofs(withCeilings({slope("dram_read", 110), slope("l1_read", 3000), slope("mine", 5000), slope("l2_read", 900),
                            integers(), flat("fma_fp64", 500), flat("mma_fp16", 9000)}));
    std::vector<std::string> ids;
    for (const Slope& one : family.slopes)
        ids.push_back(one.facts.id);
    CHECK(ids == std::vector<std::string>{"l1_read", "l2_read", "dram_read", "copy", "mine"});
    ids.clear();
    for (const Flat& one : family.flats)
        ids.push_back(one.facts.id);
    CHECK(ids == std::vector<std::string>{"mma_fp16", "fma_fp32", "fma_fp64", "mad_int32"});
    CHECK(family.slopes[0].bandwidth.value() == doctest::Approx(3e12));
    CHECK(family.slopes[0].facts.time.spread->count == 3);
    CHECK_FALSE(family.slopes[4].origin);
    CHECK(family.flats[0].arithmetic == Arithmetic::TensorFp16);
    CHECK(family.flats[3].isOfIntegers);
    CHECK_FALSE(family.flats[2].isOfIntegers);
    CHECK(family.slopes[3].facts.isClassic);
    CHECK_FALSE(family.slopes[2].facts.isClassic);
    CHECK(family.flats[1].facts.isClassic);
}

TEST_CASE("a ceiling that failed its check, or has no time, is no roof")
{
    CeilingMeasurement failed = slope("dram_read", 110);
    failed.best.check = CheckResult{false, 1.0, 1.0, ""};
    CeilingMeasurement timeless = slope("l2_read", 900);
    timeless.best.time = Timing();
    CHECK(roofs(withCeilings({failed, timeless})).slopes.size() == 1);
}

TEST_CASE("the classic roof stays copy and float32, whatever else is faster")
{
    const auto roof = roofOf(withCeilings({slope("l1_read", 3000), flat("mma_fp16", 9000)}));
    REQUIRE(roof);
    CHECK(inGigabytesPerSecond(roof->bandwidth) == doctest::Approx(100.0));
    CHECK(inGigaflopsPerSecond(roof->peak) == doctest::Approx(1000.0));
}

TEST_CASE("a file names level, mix and arithmetic, and counts integers as operations")
{
    const auto file = fileOf(withCeilings({slope("l2_read", 900), integers()}));
    CHECK(file["ceilings"][0]["level"] == "dram");
    CHECK(file["ceilings"][0]["access"] == "copy");
    CHECK(file["ceilings"][1]["arithmetic"] == "fp32_fma");
    CHECK(file["ceilings"][2]["level"] == "last_level_cache");
    CHECK(file["ceilings"][3]["arithmetic"] == "int32_multiply_add");
    CHECK(file["ceilings"][3]["unit"] == "GOP/s");
    CHECK(file["ceilings"][3]["op"] == 5e9);
    CHECK_FALSE(file["ceilings"][3].contains("flop"));
    CHECK(readAgain(file).ceilings[3] == integers());
}

TEST_CASE("a file from before the origins means what its ids stand for")
{
    auto file = fileOf(made_up::session());
    for (auto& ceiling : file["ceilings"]) {
        ceiling.erase("level");
        ceiling.erase("access");
        ceiling.erase("arithmetic");
    }
    CHECK(readAgain(file) == made_up::session());
    file["ceilings"][0]["id"] = "stream of somebody";
    CHECK_FALSE(readAgain(file).ceilings[0].origin);
}

TEST_CASE("words of a newer program leave the origin unknown and the ceiling listed")
{
    auto file = fileOf(withCeilings({integers()}));
    file["ceilings"][0]["level"] = "l4";
    file["ceilings"][1]["arithmetic"] = "fp4_tensor";
    file["ceilings"][2]["arithmetic"] = "int4_tensor";
    const Session read = readAgain(file);
    REQUIRE(read.ceilings.size() == 3);
    for (const CeilingMeasurement& ceiling : read.ceilings)
        CHECK_FALSE(ceiling.origin);
    CHECK(read.ceilings[2].kind == CeilingKind::IntegerCompute);
    CHECK(inGigabytesPerSecond(read.ceilings[0].bandwidth()) == doctest::Approx(100.0));
    CHECK(ceilingRows(read).size() == 3);
}

TEST_CASE("a unit or a word that contradicts the rest is refused where it stands")
{
    auto file = fileOf(withCeilings({integers()}));
    file["ceilings"][2]["unit"] = "GFLOP/s";
    CHECK(refusalOf(file) == "ceilings[2].unit: \"GOP/s\" is needed, found \"GFLOP/s\"");
    file = fileOf(made_up::session());
    file["ceilings"][1]["unit"] = "GOP/s";
    CHECK(refusalOf(file) == "ceilings[1].unit: \"GFLOP/s\" is needed, found \"GOP/s\"");
    file["ceilings"][1]["unit"] = "furlongs";
    CHECK(refusalOf(file) == "ceilings[1].unit: \"GFLOP/s\" is needed, or \"GOP/s\" for integers, found \"furlongs\"");
    file = fileOf(made_up::session());
    file["ceilings"][0]["level"] = 3;
    CHECK(refusalOf(file) == "ceilings[0].level: a text is needed, found 3");
}

TEST_CASE("rows, lines and names of levels and units")
{
    CHECK(resultLine(integers()) == "multiply-add, int32: 1.000 ms ± 1.0 % of 3, 5000.0 GOP/s, check passed");
    CHECK(resultLine(slope("l1_read", 3000)) == "L1, read: 1.000 ms ± 1.0 % of 3, 3000.0 GB/s, check passed");
    CHECK(readableName("mma_tf32") == "tensor cores, TF32");
    CHECK(ceilingRows(withCeilings({integers()})).back().rate == "5000.0 GOP/s");
}
