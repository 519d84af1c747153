// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/checking/image_references.h"

#include "core/checking/image_rules.h"
#include "core/checking/signal.h"

#include <doctest/doctest.h>

#include <bit>
#include <initializer_list>
#include <vector>

using namespace roofline;

namespace {

constexpr InputSeeds seeds{3, 4};

double pixel(std::int64_t row, std::int64_t column, std::int64_t side)
{
    return static_cast<double>(
        signal(static_cast<std::uint64_t>(withinImage(row, side) * side + withinImage(column, side)), seeds.a));
}

std::vector<float> blurred(std::int64_t side)
{
    std::vector<float> out;
    for (std::int64_t row = 0; row < side; ++row)
        for (std::int64_t column = 0; column < side; ++column) {
            double sum = 0.0;
            for (int down = -2; down <= 2; ++down)
                for (int across = -2; across <= 2; ++across)
                    sum += static_cast<double>(blurWeight(down) * blurWeight(across)) *
                           pixel(row + down, column + across, side);
            out.push_back(static_cast<float>(sum));
        }
    return out;
}

std::vector<float> grayWords(std::int64_t words)
{
    std::vector<float> out;
    for (std::int64_t i = 0; i < words; ++i) {
        std::uint32_t three[3];
        for (std::int64_t k = 0; k < 3; ++k)
            three[k] = std::bit_cast<std::uint32_t>(signal(static_cast<std::uint64_t>(3 * i + k), seeds.a));
        out.push_back(std::bit_cast<float>(grayOfFour(three[0], three[1], three[2])));
    }
    return out;
}

} // namespace

TEST_CASE("the weights are a binomial row that sums to one, and the edge goes on")
{
    CHECK(blurWeight(-2) + blurWeight(-1) + blurWeight(0) + blurWeight(1) + blurWeight(2) == 1.0f);
    CHECK(blurWeight(0) / blurWeight(2) == 6.0f);
    CHECK(withinImage(-2, 10) == 0);
    CHECK(withinImage(11, 10) == 9);
    CHECK(withinImage(4, 10) == 4);
}

TEST_CASE("brightness by hand, byte by byte")
{
    CHECK(brightness(255, 255, 255) == 255u);
    CHECK(brightness(0, 0, 0) == 0u);
    CHECK(brightness(100, 0, 0) == 30u);
    // Pixels (1,2,3) (4,5,6) (7,8,9) (10,11,12).
    CHECK(grayOfFour(0x04030201u, 0x08070605u, 0x0C0B0A09u) ==
          (brightness(1, 2, 3) | brightness(4, 5, 6) << 8 | brightness(7, 8, 9) << 16 | brightness(10, 11, 12) << 24));
}

TEST_CASE("the right blur passes, whole and from within, and one wrong pixel fails")
{
    for (const std::int64_t side : {1, 2, 4, 5, 37, 300}) {
        CAPTURE(side);
        std::vector<float> out = blurred(side);
        CHECK(compareBlur(out, 0, side, seeds).result("m").passed);
        CHECK(compareBlur(out, 0, side, seeds).compared() == side * side);
        const std::span<const float> tail = std::span<const float>(out).subspan(out.size() / 3);
        CHECK(compareBlur(tail, static_cast<std::int64_t>(out.size() / 3), side, seeds).result("m").passed);
        out.back() += 1e-4f;
        CHECK(compareBlur(out, 0, side, seeds).wrong() == 1);
    }
}

TEST_CASE("the right gray passes, and one wrong bit fails")
{
    std::vector<float> out = grayWords(1000);
    CHECK(compareGrayscale(out, 0, seeds).result("m").passed);
    CHECK(compareGrayscale(std::span<const float>(out).subspan(7), 7, seeds).result("m").passed);
    CHECK_FALSE(compareGrayscale(out, 1, seeds).result("m").passed);
    out[999] = std::bit_cast<float>(std::bit_cast<std::uint32_t>(out[999]) ^ 0x100u);
    CHECK(compareGrayscale(out, 0, seeds).wrong() == 1);
}
