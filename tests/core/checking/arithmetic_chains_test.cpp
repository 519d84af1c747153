// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/checking/arithmetic_chains.h"

#include <doctest/doctest.h>

#include <cmath>
#include <set>

using namespace roofline;

TEST_CASE("rounding to few bits goes to the nearest, ties to even")
{
    CHECK(roundedToBits(1.0, fp16Bits) == 1.0);
    CHECK(roundedToBits(1.0 + 1.0 / 2048, fp16Bits) == 1.0);              // a tie: 1.0 is even
    CHECK(roundedToBits(1.0 + 3.0 / 2048, fp16Bits) == 1.0 + 4.0 / 2048); // a tie: up to even
    CHECK(roundedToBits(1.0 + 1.01 / 2048, fp16Bits) == 1.0 + 2.0 / 2048);
    CHECK(roundedToBits(2.0 - 1.0 / 4096, fp16Bits) == 2.0); // over a power of two
    CHECK(roundedToBits(-1.0 - 3.0 / 256, bf16Bits) == -1.0 - 4.0 / 256);
    CHECK(roundedToBits(0.0, bf16Bits) == 0.0);
}

TEST_CASE("one step of each chain, by hand")
{
    Fp64Chain wide(0);
    wide.factor = -1.5;
    CHECK(wide.next(2.0) == -1.0);

    MultiplyAddChain apart(0);
    apart.factor = 1.0f + 0x1p-12f;
    apart.addend = -1.0f;
    // (1 + 2⁻¹²)² = 1 + 2⁻¹¹ + 2⁻²⁴, rounded before the sum: an FMA would keep the last term.
    CHECK(apart.next(1.0f + 0x1p-12f) == 0x1p-11f);

    IntegerChain whole(0);
    whole.factor = 3;
    whole.addend = 5;
    CHECK(whole.next(0x80000000u) == 0x80000005u);

    Fp16PairChain pair(0);
    pair.addend = {-1.5, -1.75};
    CHECK(pair.next({1.0, 0.5}).low == -0.5);
    CHECK(pair.next({1.0, 0.5}).high == -1.5);
    // 1.0009765625² − 1.5 = −0.498045921…, whose last bits do not fit into eleven.
    CHECK(pair.next({1.0 + 0x1p-10, 0.0}).low == -0.498046875);
}

namespace {

template <class Chain>
void checkThatNothingIsCut()
{
    std::set<std::uint32_t> words;
    for (const std::uint64_t thread : {0u, 1u, 511u, 270'335u}) {
        const std::uint32_t word = chainWord<Chain>(thread, 8, 4096);
        words.insert(word);
        CHECK((word & 0x80000000u) == 0u); // never the poison
        for (const std::int64_t cut : {1, 2, 8, 32, 64, 128})
            CHECK(chainWord<Chain>(thread, 8, 4096 - cut) != word);
        CHECK(chainWord<Chain>(thread, 7, 4096) != word);
    }
    CHECK(words.size() == 4);
}

} // namespace

TEST_CASE("a loop cut short leaves another word, whatever the chain")
{
    checkThatNothingIsCut<Fp64Chain>();
    checkThatNothingIsCut<MultiplyAddChain>();
    checkThatNothingIsCut<IntegerChain>();
    checkThatNothingIsCut<Fp16PairChain>();
    checkThatNothingIsCut<Bf16PairChain>();
}

namespace {

template <class Chain>
void checkOrbits()
{
    for (std::uint64_t thread = 0; thread < 300; ++thread) {
        const Chain constants(thread);
        typename Chain::Value x = Chain::start(thread, static_cast<int>(thread % 8));
        for (int i = 0; i < 500; ++i) {
            REQUIRE(std::abs(x.low) <= 2.0);
            REQUIRE(std::abs(x.high) <= 2.0);
            // What word() takes for granted, and rounding too: no value is too fine for it.
            REQUIRE(x.low * (1 << 22) == std::floor(x.low * (1 << 22)));
            x = constants.next(x);
        }
    }
}

} // namespace

TEST_CASE("narrow orbits stay within two and on the grid that their words are made of")
{
    checkOrbits<Fp16PairChain>();
    checkOrbits<Bf16PairChain>();
}

TEST_CASE("wide chains keep their size over the longest run")
{
    const Fp64Chain chain(7);
    double x = Fp64Chain::start(7, 0);
    const double start = std::abs(x);
    for (int i = 0; i < (1 << 18); ++i)
        x = chain.next(x);
    CHECK(std::abs(x) > 0.5 * start);
    CHECK(std::abs(x) < start);
}
