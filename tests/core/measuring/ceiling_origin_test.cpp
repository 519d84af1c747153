// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/measuring/ceiling_origin.h"
#include "tests/core/measuring/scripted_probe.h"

#include <doctest/doctest.h>

using namespace roofline;

TEST_CASE("an id of another program stands for nothing, and neither does a part of ours")
{
    for (const char* id : {"", "cop", "copy ", "vector_add", "l3_read"})
        CHECK_FALSE(knownOrigin(id));
}

TEST_CASE("our ids stand for levels, mixes and arithmetic; L2 of a card is the last level of a processor")
{
    CHECK(knownOrigin("copy") == CeilingOrigin(MemoryOrigin{MemoryLevel::Dram, AccessMix::Copy}));
    CHECK(knownOrigin("l2_read") == CeilingOrigin(MemoryOrigin{MemoryLevel::LastLevelCache, AccessMix::Read}));
    CHECK(knownOrigin("llc_read") == knownOrigin("l2_read"));
    CHECK(knownOrigin("muladd_fp32") == CeilingOrigin(Arithmetic::Fp32MultiplyAdd));
    CHECK(knownOrigin("mma_int8") == CeilingOrigin(Arithmetic::TensorInt8));
}

TEST_CASE("integers are two of all kinds of arithmetic")
{
    CHECK(isInteger(Arithmetic::Int32MultiplyAdd));
    CHECK(isInteger(Arithmetic::TensorInt8));
    CHECK_FALSE(isInteger(Arithmetic::TensorFp8));
    CHECK_FALSE(isInteger(Arithmetic::Fp32Fma));
}

TEST_CASE("a measured ceiling carries its step's origin, or what its id stands for; integers are a kind of their own")
{
    test::ScriptedProbe probe;
    probe.add(StepKind::BandwidthCeiling, "dram_read", {test::Script()});
    probe.add(StepKind::ComputeCeiling, "mad_int32", {test::Script()});
    probe.add(StepKind::ComputeCeiling, "mine", {test::Script()});
    probe.add(StepKind::ComputeCeiling, "stated", {test::Script()});
    probe.lastStep().origin = Arithmetic::TensorInt8;
    const auto told = test::measured(probe).all<CeilingMeasurement>();
    REQUIRE(told.size() == 4);
    CHECK(told[0].origin == CeilingOrigin(MemoryOrigin{MemoryLevel::Dram, AccessMix::Read}));
    CHECK(told[0].kind == CeilingKind::Memory);
    CHECK(told[1].kind == CeilingKind::IntegerCompute);
    CHECK(told[2].kind == CeilingKind::Compute);
    CHECK_FALSE(told[2].origin);
    CHECK(told[3].kind == CeilingKind::IntegerCompute);
    CHECK(told[3].origin == CeilingOrigin(Arithmetic::TensorInt8));
}
