// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/checking/fma_chain.h"

#include <doctest/doctest.h>

#include <cmath>
#include <initializer_list>

using namespace roofline;

TEST_CASE("no iteration leaves the starts, one makes one step")
{
    const FmaConstants constants = fmaConstants(5);
    CHECK(fmaChainSum(5, 1, 0) == fmaStart(5, 0));
    CHECK(fmaChainSum(5, 1, 1) == std::fma(fmaStart(5, 0), constants.factor, constants.addend));
    CHECK(fmaChainSum(5, 2, 0) == fmaStart(5, 0) + fmaStart(5, 1));
    CHECK(fmaChainSum(5, 0, 100) == 0.0f);
}

TEST_CASE("every iteration changes the value, however many came before: a loop that was cut short is found out")
{
    for (std::uint64_t thread = 0; thread < 32; ++thread) {
        for (const std::int64_t iterations : {1, 100, 2048, 16384}) {
            const float whole = fmaChainSum(thread, 8, iterations);
            CHECK(std::isnormal(whole));
            CHECK(whole != fmaChainSum(thread, 8, iterations - 1));
            // The value swings from side to side: two iterations less are the nearest neighbour.
            if (iterations >= 2)
                CHECK(whole != fmaChainSum(thread, 8, iterations - 2));
        }
    }
}

TEST_CASE("values stay bounded and normal over a long run")
{
    for (std::uint64_t thread = 0; thread < 8; ++thread) {
        const FmaConstants constants = fmaConstants(thread);
        float x = fmaStart(thread, 0);
        for (int i = 0; i < 100000; ++i) {
            x = std::fma(x, constants.factor, constants.addend);
            REQUIRE(std::abs(x) < 3.0f);
            REQUIRE((x == 0.0f || std::isnormal(x)));
        }
    }
}

TEST_CASE("factors stay within 2^-17 of −1 and below it in size: nothing grows and nothing settles")
{
    for (std::uint64_t thread = 0; thread < 1000; ++thread) {
        const FmaConstants constants = fmaConstants(thread);
        REQUIRE(constants.factor > -1.0f);
        REQUIRE(constants.factor < -1.0f + 1.0f / 131072.0f);
        REQUIRE(constants.addend >= 0.25f);
        REQUIRE(constants.addend <= 0.75f);
    }
}

TEST_CASE("threads and chains differ")
{
    for (std::uint64_t thread = 0; thread < 100; ++thread)
        CHECK(fmaStart(thread, 0) != fmaStart(thread + 1, 0));
    CHECK(fmaChainSum(0, 8, 100) != fmaChainSum(1, 8, 100));
    CHECK(fmaStart(0, 0) != fmaStart(0, 1));
    CHECK(fmaConstants(0).factor != fmaConstants(1).factor);
    CHECK(fmaConstants(0).addend != fmaConstants(1).addend);
}

TEST_CASE("a product that is rounded on its own gives other sums")
{
    int different = 0;
    for (std::uint64_t thread = 0; thread < 32; ++thread) {
        const FmaConstants constants = fmaConstants(thread);
        volatile float x = fmaStart(thread, 0);
        for (int i = 0; i < 2048; ++i) {
            x = x * constants.factor;
            x = x + constants.addend;
        }
        different += x != fmaChainSum(thread, 1, 2048) ? 1 : 0;
    }
    CHECK(different > 16);
}
