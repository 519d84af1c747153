// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Values on paper, by hand for an H200 at 1980 MHz, and all the ways in which there is none.
#include "core/session/theoretical.h"
#include "core/quantity/units.h"
#include "core/session/result_table.h"
#include "core/session/session_file.h"
#include "tests/support/made_up_run.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

using namespace roofline;

namespace {

DeviceFacts card(const char* capability, int multiprocessors)
{
    DeviceFacts facts;
    facts.id = "cuda:0";
    facts.kind = DeviceKind::Cuda;
    facts.computeCapability = capability;
    facts.multiprocessors = multiprocessors;
    facts.memoryBusBits = 6016;
    return facts;
}

CeilingMeasurement measuredAt(const char* id, double clock)
{
    const auto origin = knownOrigin(id);
    CeilingMeasurement ceiling = arithmeticOf(origin) ? made_up::fmaCeiling() : made_up::copyCeiling();
    ceiling.id = id;
    ceiling.origin = origin;
    ceiling.best.conditions.clock = megahertz(clock);
    ceiling.best.conditions.memoryClock = megahertz(3201);
    return ceiling;
}

/// In units of 1e12 a second; 0 where there is none.
double teraOf(const DeviceFacts& device, const char* id, double clock = 1980)
{
    const auto rate = theoreticalRate(device, measuredAt(id, clock));
    return rate ? rate->perSecond / 1e12 : 0.0;
}

} // namespace

TEST_CASE("an H200 on paper")
{
    const DeviceFacts h200 = card("9.0", 132);
    CHECK(teraOf(h200, "fma_fp32") == doctest::Approx(66.90816));
    CHECK(teraOf(h200, "muladd_fp32") == doctest::Approx(33.45408));
    CHECK(teraOf(h200, "fma_fp64") == doctest::Approx(33.45408));
    CHECK(teraOf(h200, "fma_fp16x2") == doctest::Approx(133.81632));
    CHECK(teraOf(h200, "mad_int32") == doctest::Approx(33.45408));
    CHECK(teraOf(h200, "mma_fp16") == doctest::Approx(1070.53056));
    CHECK(teraOf(h200, "mma_tf32") == doctest::Approx(535.26528));
    CHECK(teraOf(h200, "mma_fp8") == doctest::Approx(2141.06112));
    CHECK(teraOf(h200, "l1_read") == doctest::Approx(33.45408));
    CHECK(teraOf(h200, "dram_read") == doctest::Approx(4.814304));
    CHECK(teraOf(h200, "copy") == doctest::Approx(4.814304));
    CHECK(theoreticalRate(h200, measuredAt("fma_fp32", 1980))->derivation == "132 SMs x 128 FMA x 2 x 1980 MHz");
    CHECK(theoreticalRate(h200, measuredAt("copy", 1980))->derivation == "6016 bit x 2 x 3201 MHz");
}

TEST_CASE("the clock is that which was observed while the kernel ran")
{
    CHECK(teraOf(card("9.0", 132), "fma_fp32", 990) == doctest::Approx(33.45408));
    CeilingMeasurement unread = measuredAt("fma_fp32", 1980);
    unread.best.conditions.clock.reset();
    CHECK_FALSE(theoreticalRate(card("9.0", 132), unread));
}

TEST_CASE("what was never published is unknown, never 0")
{
    CHECK_FALSE(theoreticalRate(card("9.0", 132), measuredAt("l2_read", 1980)));
    CHECK_FALSE(theoreticalRate(card("8.6", 84), measuredAt("mma_fp16", 1700)));
    CHECK_FALSE(theoreticalRate(card("8.0", 108), measuredAt("mma_fp8", 1410)));
    CHECK_FALSE(theoreticalRate(card("99.0", 84), measuredAt("fma_fp32", 1700)));
    CHECK(teraOf(card("8.0", 108), "mma_fp16", 1410) == doctest::Approx(311.86944));
    CHECK(teraOf(card("7.5", 40), "fma_fp32", 1590) == doctest::Approx(8.1408));
}

TEST_CASE("a processor, a failed check and another program's ceiling have none")
{
    CHECK_FALSE(theoreticalRate(made_up::device(), measuredAt("fma_fp32", 1980)));
    CeilingMeasurement failed = measuredAt("fma_fp32", 1980);
    failed.best.check = CheckResult{false, 1.0, 1.0, ""};
    CHECK_FALSE(theoreticalRate(card("9.0", 132), failed));
    CeilingMeasurement foreign = measuredAt("fma_fp32", 1980);
    foreign.origin.reset();
    CHECK_FALSE(theoreticalRate(card("9.0", 132), foreign));
}

TEST_CASE("the value on paper stands apart in table and file, and no percentage comes from it")
{
    Session session = made_up::session();
    session.device = card("9.0", 132);
    const auto rows = ceilingRows(session);
    CHECK(rows[1].theoretical == "50688.0 GFLOP/s"); // at 1500 MHz
    CHECK(rows[0].theoretical == "unknown");         // no memory clock was read
    CHECK(resultTable(session).find("on paper    FMA, float32: 50688.0 GFLOP/s (132 SMs x 128 FMA x 2 x 1500 MHz)\n") !=
          std::string::npos);
    CHECK(resultRows(session)[0].ofCeiling == "96.0");
    const auto file = nlohmann::json::parse(sessionToJson(session));
    CHECK(file["ceilings"][1]["theoretical"]["value"] == doctest::Approx(50688.0));
    CHECK_FALSE(file["ceilings"][0].contains("theoretical"));
    CHECK(std::get<Session>(sessionFromJson(sessionToJson(session))) == session);
}
