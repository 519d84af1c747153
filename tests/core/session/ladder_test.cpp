// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/quantity/units.h"
#include "core/session/ladder.h"
#include "core/session/roofs.h"

#include <doctest/doctest.h>

using namespace roofline;

namespace {

/// 1000 GB/s and 10 TFLOP/s: the ridge is at 10 FLOP/byte.
Session roofed()
{
    Session session;
    CeilingMeasurement copy;
    copy.id = "copy";
    copy.kind = CeilingKind::Memory;
    copy.best.traffic = bytes(1e12);
    copy.best.time.median = Seconds(1.0);
    CeilingMeasurement fma;
    fma.id = "fma_fp32";
    fma.kind = CeilingKind::Compute;
    fma.best.work = flops(1e13);
    fma.best.time.median = Seconds(1.0);
    session.ceilings = {copy, fma};
    return session;
}

KernelMeasurement kernel(const char* id, double work, double traffic, double seconds)
{
    KernelMeasurement measured;
    measured.id = id;
    measured.work = flops(work);
    measured.traffic = bytes(traffic);
    measured.time.median = Seconds(seconds);
    return measured;
}

} // namespace

TEST_CASE("A session without kernels has no ladder, and one kernel is none")
{
    Session session = roofed();
    CHECK(ladders(session).empty());
    session.kernels = {kernel("matmul_naive", 1e10, 4e10, 0.1)};
    CHECK(ladders(session).empty());
}

TEST_CASE("Rungs stand in the order of the course, whatever the order of measuring")
{
    Session session = roofed();
    session.kernels = {kernel("matmul_tiled_16", 1e10, 2.5e9, 0.01), kernel("vector_add", 1e9, 12e9, 0.1),
                       kernel("matmul_naive", 1e10, 4e10, 0.1), kernel("matmul_tiled_8", 1e10, 5e9, 0.02)};
    const std::vector<Ladder> found = ladders(session);
    REQUIRE(found.size() == 1);
    CHECK(found[0].problem == Problem::MatrixProduct);
    REQUIRE(found[0].rungs.size() == 3);
    CHECK(found[0].rungs[0].id == "matmul_naive");
    CHECK(found[0].rungs[1].id == "matmul_tiled_8");
    CHECK(found[0].rungs[2].id == "matmul_tiled_16");
    CHECK_FALSE(found[0].rungs[0].leadsRight);
    CHECK_FALSE(found[0].rungs[0].leadsUp);
}

TEST_CASE("Right is more intensity, up is more of what bounds; a step can be both, and neither")
{
    Session session = roofed();
    // 0.25 FLOP/byte at 0.4 of the bandwidth; 2 FLOP/byte at 0.25; 4 FLOP/byte at 0.5; the same once more.
    session.kernels = {kernel("matmul_naive", 1e10, 4e10, 0.1), kernel("matmul_tiled_8", 1e10, 5e9, 0.02),
                       kernel("matmul_tiled_16", 1e10, 2.5e9, 0.005), kernel("matmul_tiled_32", 1e10, 2.5e9, 0.005)};
    const std::vector<Ladder> found = ladders(session);
    REQUIRE(found.size() == 1);
    const std::vector<Rung>& rungs = found[0].rungs;
    CHECK(rungs[1].leadsRight);
    CHECK_FALSE(rungs[1].leadsUp);
    CHECK(rungs[2].leadsRight);
    CHECK(rungs[2].leadsUp);
    CHECK_FALSE(rungs[3].leadsRight);
    CHECK_FALSE(rungs[3].leadsUp);
}

TEST_CASE("At 0 FLOP/byte a step can only lead up")
{
    Session session = roofed();
    session.kernels = {kernel("transpose_naive", 0.0, 1e9, 0.005), kernel("transpose_padded", 0.0, 1e9, 0.002)};
    const std::vector<Ladder> found = ladders(session);
    REQUIRE(found.size() == 1);
    CHECK(found[0].problem == Problem::Transpose);
    CHECK(found[0].rungs[1].leadsUp);
    CHECK_FALSE(found[0].rungs[1].leadsRight);
}

TEST_CASE("The first compute-bound rung flips the verdict, later ones do not, and the first rung of all neither")
{
    Session session = roofed();
    session.kernels = {kernel("matmul_naive", 1e10, 4e10, 0.1), kernel("matmul_register_tiled", 1e10, 5e8, 0.002),
                       kernel("matmul_double_buffered", 1e10, 2.5e8, 0.0015)};
    std::vector<Ladder> found = ladders(session);
    REQUIRE(found.size() == 1);
    CHECK_FALSE(found[0].rungs[0].flipsToComputeBound);
    CHECK(found[0].rungs[1].flipsToComputeBound);
    CHECK_FALSE(found[0].rungs[2].flipsToComputeBound);
    session.kernels.erase(session.kernels.begin());
    found = ladders(session);
    REQUIRE(found.size() == 1);
    CHECK_FALSE(found[0].rungs[0].flipsToComputeBound);
    CHECK_FALSE(found[0].rungs[1].flipsToComputeBound);
}

TEST_CASE("What failed its check, or has no time, is no rung; without a roof nothing leads up")
{
    Session session = roofed();
    session.kernels = {kernel("block_reduction", 1e9, 4e9, 0.01), kernel("reduction_shuffle", 1e9, 4e9, 0.004)};
    REQUIRE(ladders(session).size() == 1);
    CHECK(ladders(session)[0].rungs[1].leadsUp);
    session.kernels[1].check = CheckResult{false, 1.0, 1.0, "every element"};
    CHECK(ladders(session).empty());
    session.kernels[1].check.reset();
    session.kernels[1].time.median = Seconds(0.0);
    CHECK(ladders(session).empty());
    session.kernels[1].time.median = Seconds(0.004);
    session.ceilings.clear();
    REQUIRE(ladders(session).size() == 1);
    CHECK_FALSE(ladders(session)[0].rungs[1].leadsUp);
}

TEST_CASE("Another flat for the roof, where it was measured and counts FLOP")
{
    Session session = roofed();
    CeilingMeasurement half = session.ceilings[1];
    half.id = "fma_fp64";
    half.best.work = flops(5e12);
    CeilingMeasurement integers = half;
    integers.id = "mad_int32";
    integers.kind = CeilingKind::IntegerCompute;
    session.ceilings.push_back(half);
    session.ceilings.push_back(integers);
    CHECK(roofUnder(session, "fma_fp64")->peak.value() == doctest::Approx(5e12));
    CHECK(roofUnder(session, "fma_fp64")->bandwidth == roofOf(session)->bandwidth);
    CHECK(roofUnder(session, "fma_fp32") == roofOf(session));
    CHECK(roofUnder(session, "mad_int32") == roofOf(session));
    CHECK(roofUnder(session, "mma_fp8") == roofOf(session));
    session.ceilings.erase(session.ceilings.begin());
    CHECK_FALSE(roofUnder(session, "fma_fp64"));
}
