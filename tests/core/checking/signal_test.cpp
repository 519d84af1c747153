// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/checking/signal.h"

#include <doctest/doctest.h>

#include <cmath>
#include <cstring>
#include <set>
#include <vector>

using namespace roofline;

namespace {

constexpr std::uint64_t many = 1u << 16;

std::vector<float> values(std::uint32_t seed, std::uint64_t from = 0)
{
    std::vector<float> all;
    for (std::uint64_t i = 0; i < many; ++i)
        all.push_back(signal(from + i, seed));
    return all;
}

} // namespace

TEST_CASE("bounded, with mixed signs, and one in sixteen an exact zero")
{
    int negative = 0;
    int zero = 0;
    double sum = 0.0;
    for (const float value : values(7)) {
        REQUIRE(value >= -1.0f);
        REQUIRE(value < 1.0f);
        negative += value < 0.0f ? 1 : 0;
        zero += value == 0.0f ? 1 : 0;
        sum += static_cast<double>(value);
    }
    // Binomial: five standard deviations on either side.
    const double n = static_cast<double>(many);
    CHECK(std::abs(zero - n / 16.0) < 5.0 * std::sqrt(n / 16.0));
    CHECK(std::abs(negative - n * 15.0 / 32.0) < 5.0 * std::sqrt(n / 4.0));
    CHECK(std::abs(sum) < 5.0 * std::sqrt(n / 3.0));
}

TEST_CASE("values are multiples of 2^-23: sums of two are exact")
{
    for (const float value : values(11))
        REQUIRE(std::fmod(value * 8388608.0f, 1.0f) == 0.0f);
}

TEST_CASE("other seeds and other places give other values")
{
    const auto equalOf = [](const std::vector<float>& a, const std::vector<float>& b) {
        int equal = 0;
        for (std::size_t i = 0; i < a.size(); ++i)
            equal += a[i] != 0.0f && a[i] == b[i] ? 1 : 0;
        return equal;
    };
    CHECK(equalOf(values(1), values(2)) < 10);
    CHECK(equalOf(values(1), values(1, 1)) < 10);
    // Beyond 2^32 the index goes on: no repetition of the first values.
    CHECK(equalOf(values(1), values(1, std::uint64_t{1} << 32)) < 10);
    CHECK(values(1) == values(1));
}

TEST_CASE("few values repeat: nothing for memory to compress")
{
    const std::vector<float> all = values(3);
    const std::set<float> distinct(all.begin(), all.end());
    // Fifteen sixteenths are not zero, and two of 2^24 values seldom meet.
    CHECK(distinct.size() > many * 15 / 16 - many / 16);
}
