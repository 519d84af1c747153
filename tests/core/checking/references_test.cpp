// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/checking/references.h"
#include "core/checking/signal.h"
#include "core/checking/stream_words.h"

#include <doctest/doctest.h>

#include <bit>
#include <cmath>
#include <limits>
#include <vector>

using namespace roofline;

namespace {

constexpr InputSeeds seeds{17, 42};

float a(std::int64_t i) { return signal(static_cast<std::uint64_t>(i), seeds.a); }
float b(std::int64_t i) { return signal(static_cast<std::uint64_t>(i), seeds.b); }

template <class ValueAt>
std::vector<float> made(std::int64_t count, ValueAt valueAt)
{
    std::vector<float> values;
    for (std::int64_t i = 0; i < count; ++i)
        values.push_back(valueAt(i));
    return values;
}

bool isRight(const ErrorTally& tally, std::int64_t compared)
{
    return tally.wrong() == 0 && tally.compared() == compared && tally.result("m").passed;
}

std::vector<float> sumsOf(std::int64_t elements, std::int64_t block)
{
    return made((elements + block - 1) / block, [=](std::int64_t k) {
        float sum = 0.0f;
        for (std::int64_t i = k * block; i < std::min(elements, (k + 1) * block); ++i)
            sum += a(i);
        return sum;
    });
}

/// Larger than what one thread and one block take, and no multiple of either.
constexpr std::int64_t large = 3 * 65536 + 1000 + 7;

} // namespace

TEST_CASE("nothing given is nothing passed")
{
    CHECK_FALSE(compareCopy({}, 0, seeds).result("m").passed);
    CHECK_FALSE(compareVectorAdd({}, 0, seeds).result("m").passed);
    CHECK_FALSE(compareTranspose({}, 0, 32, seeds).result("m").passed);
    CHECK_FALSE(compareBlockReduction({}, 0, 0, 256, seeds).result("m").passed);
    CHECK_FALSE(compareMatmul({}, 4, seeds).result("m").passed);
}

TEST_CASE("written words are right to the last bit or wrong, and no two of four are alike")
{
    std::vector<float> out = made(
        large, [](std::int64_t i) { return std::bit_cast<float>(streamWord(static_cast<std::uint64_t>(i), seeds.a)); });
    CHECK(isRight(compareStreamWords(out, 0, seeds), large));
    CHECK_FALSE(compareStreamWords(out, 1, seeds).result("m").passed);
    out[7] = std::bit_cast<float>(std::bit_cast<std::uint32_t>(out[7]) ^ 1u);
    CHECK(compareStreamWords(out, 0, seeds).wrong() == 1);
    for (int place = 1; place < 4; ++place)
        for (int other = 0; other < place; ++other)
            CHECK(wordOfFour(0x12345678u, place) != wordOfFour(0x12345678u, other));
}

TEST_CASE("a triad is right to the last bit or wrong")
{
    std::vector<float> out = made(large, [](std::int64_t i) { return a(i) + 0.5f * b(i); });
    CHECK(isRight(compareTriad(out, 0, seeds), large));
    out[large - 1] = std::nextafter(out[large - 1], 9.0f);
    CHECK(compareTriad(out, 0, seeds).wrong() == 1);
    CHECK_FALSE(compareTriad({}, 0, seeds).result("m").passed);
}

TEST_CASE("the right copy passes, whole and in chunks")
{
    const std::vector<float> out = made(large, a);
    CHECK(isRight(compareCopy(out, 0, seeds), large));
    CHECK(isRight(compareCopy(std::span(out).subspan(5000), 5000, seeds), large - 5000));
    CHECK(isRight(compareCopy(std::span(out).first(1), 0, seeds), 1));
}

TEST_CASE("a copy from the wrong place, of the wrong input, or with one wrong value fails")
{
    std::vector<float> out = made(large, a);
    CHECK(compareCopy(out, 1, seeds).wrong() > large / 2);
    CHECK(compareCopy(out, 0, {seeds.b, seeds.a}).wrong() > large / 2);
    for (const std::int64_t where : {std::int64_t{0}, large / 2, large - 1}) {
        const float right = out[static_cast<std::size_t>(where)];
        out[static_cast<std::size_t>(where)] = std::nextafter(right, 2.0f);
        CHECK(compareCopy(out, 0, seeds).wrong() == 1);
        CHECK(compareCopy(out, 0, seeds).compared() == large);
        out[static_cast<std::size_t>(where)] = std::numeric_limits<float>::quiet_NaN();
        CHECK(compareCopy(out, 0, seeds).wrong() == 1);
        out[static_cast<std::size_t>(where)] = right;
    }
    CHECK(compareCopy(out, 0, seeds).wrong() == 0);
}

TEST_CASE("vector add")
{
    std::vector<float> out = made(large, [](std::int64_t i) { return a(i) + b(i); });
    CHECK(isRight(compareVectorAdd(out, 0, seeds), large));
    CHECK(isRight(compareVectorAdd(std::span(out).subspan(77), 77, seeds), large - 77));
    CHECK(compareVectorAdd(made(large, a), 0, seeds).wrong() > large / 2);
    CHECK(compareVectorAdd(made(large, [](std::int64_t i) { return a(i) - b(i); }), 0, seeds).wrong() > large / 2);
    out.back() += 1e-6f;
    CHECK(compareVectorAdd(out, 0, seeds).wrong() == 1);
}

TEST_CASE("transpose")
{
    constexpr std::int64_t side = 300;
    const auto transposed = [](std::int64_t i) { return a(i % side * side + i / side); };
    std::vector<float> out = made(side * side, transposed);
    CHECK(out[1] == a(side)); // row 0, column 1 comes from row 1, column 0
    CHECK(isRight(compareTranspose(out, 0, side, seeds), side * side));
    CHECK(isRight(compareTranspose(std::span(out).subspan(1234), 1234, side, seeds), side * side - 1234));
    // Untouched is wrong everywhere but on the diagonal and where two zeros meet.
    CHECK(compareTranspose(made(side * side, a), 0, side, seeds).wrong() > side * side / 2);
    std::swap(out[5], out[6]);
    CHECK(compareTranspose(out, 0, side, seeds).wrong() == 2);
}

TEST_CASE("block reduction, with a short last block")
{
    constexpr std::int64_t elements = 256 * 700 + 3;
    std::vector<float> sums = sumsOf(elements, 256);
    REQUIRE(sums.size() == 701);
    CHECK(isRight(compareBlockReduction(sums, 0, elements, 256, seeds), 701));
    CHECK(isRight(compareBlockReduction(std::span(sums).subspan(300), 300, elements, 256, seeds), 401));
    CHECK(compareBlockReduction(sums, 1, elements + 256, 256, seeds).wrong() > 600);
    CHECK(isRight(compareBlockReduction(made(5, a), 0, 5, 1, seeds), 5));

    // One value left out.
    std::int64_t missing = 0;
    while (std::abs(a(missing)) < 0.01f)
        ++missing;
    sums[0] -= a(missing);
    CHECK(compareBlockReduction(sums, 0, elements, 256, seeds).wrong() == 1);
}
