// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/checking/knee_reference.h"

#include "core/checking/fma_chain.h"
#include "core/checking/signal.h"

#include <doctest/doctest.h>

#include <cmath>
#include <initializer_list>
#include <limits>
#include <vector>

using namespace roofline;

namespace {

constexpr InputSeeds seeds{8, 9};

std::vector<float> rightOutput(std::int64_t elements, KneeWork work)
{
    std::vector<float> out;
    for (std::int64_t i = 0; i < elements; ++i)
        out.push_back(kneeValue(i, work, seeds));
    return out;
}

} // namespace

TEST_CASE("work is spread over four elements, and is a sixteenth of a FLOP a byte each")
{
    CHECK(KneeWork{1}.flopPerByte() == 0.0625);
    CHECK(KneeWork{16384}.flopPerByte() == 1024.0);
    CHECK(KneeWork{6}.ofElement(0) == 2);
    CHECK(KneeWork{6}.ofElement(5) == 2);
    CHECK(KneeWork{6}.ofElement(6) == 1);
    CHECK(KneeWork{1}.ofElement(4) == 1);
    CHECK(KneeWork{1}.ofElement(7) == 0);
}

TEST_CASE("an element's value by hand")
{
    const FmaConstants constants = fmaConstants(2);
    const float x = signal(9, seeds.a);
    CHECK(kneeValue(9, KneeWork{0}, seeds) == x);
    CHECK(kneeValue(9, KneeWork{4}, seeds) == std::fma(x, constants.factor, constants.addend));
}

TEST_CASE("the right stream passes; a step too few, a wrong end and a value that no chain has do not")
{
    for (const std::int64_t perFour : {1, 2, 4, 64, 4096}) {
        CAPTURE(perFour);
        const KneeWork work{perFour};
        const std::vector<float> right = rightOutput(5003, work);
        CHECK(compareKnee(right, 0, work, seeds).result("m").passed);
        CHECK_FALSE(compareKnee(right, 0, KneeWork{perFour + 4}, seeds).result("m").passed);
        CHECK_FALSE(compareKnee(right, 1, work, seeds).result("m").passed);
        std::vector<float> wrong = right;
        wrong.back() = std::nextafter(wrong.back(), 9.0f);
        CHECK_FALSE(compareKnee(wrong, 0, work, seeds).result("m").passed);
        for (std::size_t at = 1000; at < 1004; ++at) {
            wrong = right;
            wrong[at] = std::numeric_limits<float>::quiet_NaN();
            CHECK_FALSE(compareKnee(wrong, 0, work, seeds).result("m").passed);
        }
    }
}

TEST_CASE("values stay within what the check takes for possible")
{
    for (const std::int64_t perFour : {0, 4, 8, 404})
        for (std::int64_t i = 0; i < 2000; ++i)
            CHECK(std::abs(kneeValue(i, KneeWork{perFour}, seeds)) <= 2.0f);
}
