// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Reads, writes, triad and the float64 chains: by hand, on every vector unit of this machine, at sizes that no vector divides.
#include "core/checking/arithmetic_chains.h"
#include "core/checking/signal.h"
#include "core/cpu_probe/float_buffer.h"
#include "core/cpu_probe/kernels/fill.h"
#include "core/cpu_probe/kernels/fma_chains_fp64.h"
#include "core/cpu_probe/kernels/read_sum.h"
#include "core/cpu_probe/kernels/triad.h"
#include "core/cpu_probe/read_check.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <vector>

using namespace roofline;

namespace {

std::vector<VectorUnit> usableUnits()
{
    std::vector<VectorUnit> units;
    for (const VectorUnit unit : {VectorUnit::Baseline, VectorUnit::Avx2, VectorUnit::Avx512}) {
        if (unit <= widestVectorUnit())
            units.push_back(unit);
    }
    return units;
}

/// The words 1, 2, 3, … as the bits of floats.
FloatBuffer words(std::int64_t count)
{
    FloatBuffer buffer(count);
    for (std::int64_t i = 0; i < count; ++i)
        buffer.data()[i] = std::bit_cast<float>(static_cast<std::uint32_t>(i + 1));
    return buffer;
}

FloatBuffer filled(std::int64_t count, float value)
{
    FloatBuffer buffer(count);
    std::fill(buffer.data(), buffer.data() + count, value);
    return buffer;
}

std::uint32_t sumTo(std::uint32_t n) { return n * (n + 1) / 2; }

} // namespace

TEST_CASE("the sum of words is exact, of nothing, of a part, of many passes, on every unit")
{
    const FloatBuffer a = words(1000);
    for (const VectorUnit unit : usableUnits()) {
        for (const int inFlight : {8, 16}) {
            CAPTURE(inFlight);
            CHECK(readSum(a.data(), {0, 0}, 5, inFlight, unit) == 0);
            CHECK(readSum(a.data(), {0, 1000}, 0, inFlight, unit) == 0);
            CHECK(readSum(a.data(), {0, 1}, 1, inFlight, unit) == 1);
            CHECK(readSum(a.data(), {0, 1000}, 1, inFlight, unit) == sumTo(1000));
            CHECK(readSum(a.data(), {0, 1000}, 7, inFlight, unit) == 7 * sumTo(1000));
            CHECK(readSum(a.data(), {16, 999}, 3, inFlight, unit) == 3 * (sumTo(999) - sumTo(16)));
        }
    }
}

TEST_CASE("the expected sum is that of the input's words, in pieces or whole")
{
    constexpr std::int64_t count = 200001;
    FloatBuffer a(count);
    for (std::int64_t i = 0; i < count; ++i)
        a.data()[i] = signal(static_cast<std::uint64_t>(i), 9u);
    CHECK(inputSum({0, 0}, 9u, {}) == 0);
    CHECK(inputSum({0, count}, 9u, {}) == readSum(a.data(), {0, count}, 1, 8, VectorUnit::Baseline));
    CHECK(inputSum({7, 1007}, 9u, {}) == readSum(a.data(), {7, 1007}, 1, 8, VectorUnit::Baseline));
    CHECK(inputSum({0, count}, 10u, {}) != inputSum({0, count}, 9u, {}));
}

TEST_CASE("one wrong sum, or none at all, fails the check")
{
    const std::vector<float> out{std::bit_cast<float>(5u), std::bit_cast<float>(7u)};
    CHECK(compareSums(out, {5u, 7u}).passed);
    CHECK_FALSE(compareSums(out, {5u, 8u}).passed);
    CHECK_FALSE(compareSums(out, {}).passed);
}

TEST_CASE("writes fill their share, all of it and nothing else")
{
    std::vector<void (*)(float*, IndexRange)> fills{fillByMemset, fillByPlainLoop};
#if defined(ROOFLINE_HAS_STREAMED_STORES)
    fills.push_back(fillByStreamedStores);
#endif
    for (const auto fill : fills) {
        FloatBuffer out = filled(100, -1.0f);
        fill(out.data(), {16, 77});
        CHECK(std::count(out.data(), out.data() + 100, fillValue) == 61);
        CHECK(out.data()[15] == -1.0f);
        CHECK(out.data()[16] == fillValue);
        CHECK(out.data()[76] == fillValue);
        CHECK(out.data()[77] == -1.0f);
    }
}

TEST_CASE("the triad adds a half of b, in its share alone")
{
    std::vector<void (*)(const float*, const float*, float*, IndexRange)> triads{triadByPlainLoop};
#if defined(ROOFLINE_HAS_STREAMED_STORES)
    triads.push_back(triadByStreamedStores);
#endif
    const FloatBuffer a = filled(100, 3.0f);
    const FloatBuffer b = filled(100, 5.0f);
    for (const auto triad : triads) {
        FloatBuffer out = filled(100, -1.0f);
        triad(a.data(), b.data(), out.data(), {16, 83});
        CHECK(std::count(out.data(), out.data() + 100, 5.5f) == 67);
        CHECK(out.data()[15] == -1.0f);
        CHECK(out.data()[83] == -1.0f);
    }
}

TEST_CASE("float64 chains: the very words of the C library's fma; one iteration less leaves others")
{
    for (const VectorUnit unit : usableUnits()) {
        if (!isFusedFp64(unit))
            continue;
        for (const int chains : {4, 8, 16}) {
            for (const std::int64_t iterations : {0, 1, 999, 1000}) {
                std::vector<float> out(static_cast<std::size_t>(lanesOfFp64(unit)), std::nanf(""));
                fmaChainsFp64(out.data(), 24, chains, iterations, unit);
                for (std::size_t lane = 0; lane < out.size(); ++lane) {
                    CHECK(std::bit_cast<std::uint32_t>(out[lane]) ==
                          chainWord<Fp64Chain>(24 + lane, chains, iterations));
                    CHECK(std::bit_cast<std::uint32_t>(out[lane]) !=
                          chainWord<Fp64Chain>(24 + lane, chains, iterations + 1));
                }
            }
        }
    }
}
