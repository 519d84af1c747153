// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/counting/kernel_count.h"

#include <doctest/doctest.h>

#ifdef ROOFLINE_HAS_RAPIDCHECK
#include <rapidcheck.h>
#endif

using namespace roofline;

namespace {

constexpr std::int64_t million16 = std::int64_t{1} << 24;

double intensityOf(const KernelCount& count) { return count.intensity().value(); }

} // namespace

TEST_CASE("vector add: 1 FLOP for 12 byte, 0.083")
{
    const KernelCount count = countVectorAdd(10);
    CHECK(count.work.value() == 10.0);
    CHECK(count.traffic.value() == 120.0);
    CHECK(intensityOf(count) == doctest::Approx(1.0 / 12.0));
}

TEST_CASE("copy: no FLOP, a read and a write")
{
    CHECK(countCopy(10).work.value() == 0.0);
    CHECK(countCopy(10).traffic.value() == 80.0);
}

TEST_CASE("streams by mix: each element read or written is 4 byte, a triad is 2 FLOP")
{
    CHECK(countTriad(10).work.value() == 20.0);
    CHECK(countTriad(10).traffic.value() == 120.0);
    CHECK(countRead(10, 3).work.value() == 0.0);
    CHECK(countRead(10, 3).traffic.value() == 52.0);
    CHECK(countWrite(10).traffic.value() == 40.0);
}

TEST_CASE("chains and products on tensor cores: operations by hand")
{
    // 3 threads of 8 chains of 5 steps, a fused multiply-add of two numbers each: 4 FLOP.
    CHECK(countChains(3, 8, 5, 4).work.value() == 480.0);
    CHECK(countChains(3, 8, 5, 4).traffic.value() == 12.0);
    // 2 blocks, 7 times 16×8×4.
    CHECK(countTensorProducts(2, 16, 8, 4, 7).work.value() == 2.0 * 2 * 16 * 8 * 4 * 7);
    CHECK(countTensorProducts(2, 16, 8, 4, 7).traffic.value() == 4.0 * 2 * 16 * 8);
}

TEST_CASE("a product of half operands moves two byte of each operand and four of each result")
{
    // 4·4·4 in tiles of 2: 128 FLOP; 2 matrices of 16 values read twice each, 16 results.
    CHECK(countMatmulHalf(4, 2).work.value() == 128.0);
    CHECK(countMatmulHalf(4, 2).traffic.value() == 2.0 * 2 * 16 * 2 + 4.0 * 16);
}

TEST_CASE("the knee's stream: FMAs by fours, and what is left at the end")
{
    CHECK(countKnee(8, 16384).work.value() == 2.0 * 8 * 4096);
    CHECK(countKnee(8, 16384).intensity().value() == 1024.0);
    CHECK(countKnee(8, 1).work.value() == 4.0); // one of each four
    CHECK(countKnee(8, 1).intensity().value() == 1.0 / 16);
    // Elements 0 to 6 by 6 a four: one each, one more for elements 0, 1, 4 and 5.
    CHECK(countKnee(7, 6).work.value() == 2.0 * (7 + 4));
    CHECK(countKnee(7, 6).traffic.value() == 56.0);
    CHECK(countKnee(5, 3).work.value() == 2.0 * 4);
}

TEST_CASE("transpose: no FLOP and still a bandwidth")
{
    CHECK(countTranspose(4096).work.value() == 0.0);
    CHECK(countTranspose(4096).traffic.value() == 134217728.0);
    CHECK(intensityOf(countTranspose(4096)) == 0.0);
}

TEST_CASE("block reduction of 256 threads: 0.248 for 2^24 elements")
{
    const KernelCount count = countBlockReduction(million16, 256);
    CHECK(count.work.value() == 16777216.0 - 65536.0);
    CHECK(count.traffic.value() == 4.0 * (16777216.0 + 65536.0));
    CHECK(intensityOf(count) == doctest::Approx(0.24805).epsilon(1e-4));
}

TEST_CASE("block reduction whose last block is short")
{
    // 257 elements are two blocks: 255 additions, 257 reads, 2 writes.
    const KernelCount count = countBlockReduction(257, 256);
    CHECK(count.work.value() == 255.0);
    CHECK(count.traffic.value() == 4.0 * 259.0);
    // One element is its own sum.
    CHECK(countBlockReduction(1, 256).work.value() == 0.0);
    CHECK(countBlockReduction(1, 256).traffic.value() == 8.0);
}

TEST_CASE("matmul untiled: 0.250 for n = 512")
{
    const KernelCount count = countMatmulUntiled(512);
    CHECK(count.work.value() == 268435456.0);
    CHECK(count.traffic.value() == 4.0 * (268435456.0 + 262144.0));
    CHECK(intensityOf(count) == doctest::Approx(0.24976).epsilon(1e-4));
}

TEST_CASE("matmul in 16×16 tiles: 3.938 for n = 512")
{
    CHECK(countMatmulTiled(512, 16).work.value() == 268435456.0);
    CHECK(countMatmulTiled(512, 16).traffic.value() == 4.0 * (16777216.0 + 262144.0));
    CHECK(intensityOf(countMatmulTiled(512, 16)) == doctest::Approx(3.93846).epsilon(1e-5));
    // 17 = two tiles of 16, the second hardly filled.
    CHECK(countMatmulTiled(17, 16).traffic.value() == 4.0 * (2.0 * 289.0 * 2.0 + 289.0));
}

TEST_CASE("chains of fused multiply-adds: 2 FLOP each, one float written by each thread")
{
    const KernelCount count = countFmaChains(3, 8, 100);
    CHECK(count.work.value() == 4800.0);
    CHECK(count.traffic.value() == 12.0);
    // The recorded T4: 327,680 threads, 8 chains, 2048 iterations in 1.327 ms are its 8092 GFLOP/s.
    CHECK((countFmaChains(327680, 8, 2048).work / Seconds(1.327e-3)).value() ==
          doctest::Approx(8.092e12).epsilon(1e-3));
}

TEST_CASE("grayscale in fixed point: integer work is no FLOP")
{
    CHECK(countGrayscale(100).work.value() == 0.0);
    CHECK(countGrayscale(100).traffic.value() == 400.0);
}

TEST_CASE("5×5 blurs")
{
    CHECK(countBlurUntiled(1).work.value() == 50.0);
    CHECK(countBlurUntiled(1).traffic.value() == 104.0);
    CHECK(intensityOf(countBlurUntiled(1000)) == doctest::Approx(0.4808).epsilon(1e-4));
    // 4·36²/32² + 4 byte a pixel.
    CHECK(countBlurTiled(1024).traffic.value() == doctest::Approx(4.0 * 1296.0 + 4096.0));
    CHECK(intensityOf(countBlurTiled(1000)) == doctest::Approx(5.5172).epsilon(1e-4));
    CHECK(intensityOf(countBlurIdeal(1000)) == 6.25);
    CHECK(countBlurSeparable(1000).work.value() == 20000.0);
    CHECK(countBlurSeparable(1000).traffic == countBlurTiled(1000).traffic);
    CHECK(intensityOf(countBlurSeparable(1000)) == doctest::Approx(2.2069).epsilon(1e-4));
}

#ifdef ROOFLINE_HAS_RAPIDCHECK
TEST_CASE("counts grow with the size, and tiling never changes the work")
{
    CHECK(rc::check("one more element", [] {
        const std::int64_t n = *rc::gen::inRange(1, 1 << 20);
        RC_ASSERT(countVectorAdd(n).work < countVectorAdd(n + 1).work);
        RC_ASSERT(countCopy(n).traffic < countCopy(n + 1).traffic);
        RC_ASSERT(countBlockReduction(n, 256).traffic < countBlockReduction(n + 1, 256).traffic);
        RC_ASSERT(countBlockReduction(n, 256).work <= countBlockReduction(n + 1, 256).work);
    }));
    CHECK(rc::check("a larger tile never moves more", [] {
        const std::int64_t n = *rc::gen::inRange(1, 4096);
        const std::int64_t tile = *rc::gen::inRange(1, 64);
        RC_ASSERT(countMatmulTiled(n, tile).work == countMatmulUntiled(n).work);
        RC_ASSERT(countMatmulTiled(n, tile + 1).traffic <= countMatmulTiled(n, tile).traffic);
    }));
}
#endif
