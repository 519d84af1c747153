// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/checking/references.h"

#include "core/checking/parallel_ranges.h"
#include "core/checking/signal_block.h"
#include "core/checking/stream_words.h"

#include <algorithm>
#include <array>
#include <bit>
#include <mutex>
#include <numeric>
#include <random>
#include <tuple>

namespace roofline {

namespace {

constexpr std::int64_t blockValues = 2048; ///< expected values are made in blocks that stay in the first cache
constexpr std::int64_t rangeValues = std::int64_t{1} << 16;
constexpr double floatRounding = 1.0 / (1 << 24); ///< half a unit in the last place of 1

using Block = std::array<float, blockValues>;

/// The first `count` values of a block.
std::span<float> part(Block& block, std::int64_t count)
{
    return std::span(block).first(static_cast<std::size_t>(count));
}

/// Compares one block: all at once where every value is equal, value by value where one is not.
void compareBlock(ErrorTally& tally, const float* out, const float* expected, std::int64_t count)
{
    std::int64_t unequal = 0;
    for (std::int64_t i = 0; i < count; ++i)
        unequal += out[i] == expected[i] ? 0 : 1;
    if (unequal == 0) {
        tally.addEqual(count);
        return;
    }
    for (std::int64_t i = 0; i < count; ++i)
        tally.compare(out[i], static_cast<double>(expected[i]));
}

/// Every value of `out` must equal exactly what fill(expected, index of its first) makes, block by block.
template <class Fill>
ErrorTally compareExactly(std::span<const float> out, std::int64_t first, Fill fill)
{
    ErrorTally whole(Tolerance{});
    std::mutex mutex;
    inParallelRanges(std::ssize(out), rangeValues, [&](std::int64_t begin, std::int64_t end) {
        ErrorTally tally(Tolerance{});
        Block expected;
        for (std::int64_t at = begin; at < end; at += blockValues) {
            const std::int64_t count = std::min(blockValues, end - at);
            fill(part(expected, count), first + at);
            compareBlock(tally, out.data() + at, expected.data(), count);
        }
        const std::lock_guard lock(mutex);
        whole.merge(tally);
    });
    return whole;
}

/// As above, where a value is of(a[i], b[i]).
template <class Of>
ErrorTally compareWithBoth(std::span<const float> out, std::int64_t first, InputSeeds seeds, Of of)
{
    return compareExactly(out, first, [seeds, of](std::span<float> expected, std::int64_t at) {
        Block b;
        fillSignal(expected, at, seeds.a);
        fillSignal(part(b, std::ssize(expected)), at, seeds.b);
        for (std::size_t i = 0; i < expected.size(); ++i)
            expected[i] = of(expected[i], b[i]);
    });
}

using Words = std::array<std::uint32_t, blockValues + 8>; ///< room for the fours that a block's ends cut

/// The words of whole fours that cover [at, at + count); returns where the word of `at` is.
std::size_t fillStreamWords(Words& words, std::int64_t at, std::int64_t count, std::uint32_t seed)
{
    std::array<std::uint32_t, std::tuple_size_v<Words> / 4> mixed;
    const std::int64_t firstFour = at / 4;
    const auto fours = static_cast<std::size_t>((at + count + 3) / 4 - firstFour);
    fillMixedWords(std::span(mixed).first(fours), firstFour, seed);
    for (std::size_t four = 0; four < fours; ++four)
        for (int place = 0; place < 4; ++place)
            words[4 * four + static_cast<std::size_t>(place)] = wordOfFour(mixed[four], place);
    return static_cast<std::size_t>(at % 4);
}

} // namespace

InputSeeds freshSeeds()
{
    std::random_device random;
    return {random(), random()};
}

ErrorTally compareCopy(std::span<const float> out, std::int64_t first, InputSeeds seeds)
{
    return compareExactly(out, first,
                          [seeds](std::span<float> expected, std::int64_t at) { fillSignal(expected, at, seeds.a); });
}

ErrorTally compareVectorAdd(std::span<const float> out, std::int64_t first, InputSeeds seeds)
{
    // Inputs are multiples of 2^-23 below 1, so that each sum is a float exactly and no rounding is to be allowed for.
    return compareWithBoth(out, first, seeds, [](float a, float b) { return a + b; });
}

ErrorTally compareStreamWords(std::span<const float> out, std::int64_t first, InputSeeds seeds)
{
    ErrorTally whole(Tolerance{});
    std::mutex mutex;
    inParallelRanges(std::ssize(out), rangeValues, [&](std::int64_t begin, std::int64_t end) {
        std::int64_t right = 0;
        Words expected;
        for (std::int64_t at = begin; at < end; at += blockValues) {
            const std::int64_t count = std::min(blockValues, end - at);
            const std::uint32_t* const words = expected.data() + fillStreamWords(expected, first + at, count, seeds.a);
            const float* const got = out.data() + at;
            for (std::int64_t i = 0; i < count; ++i)
                right += std::bit_cast<std::uint32_t>(got[i]) == words[i] ? 1 : 0;
        }
        const std::lock_guard lock(mutex);
        whole.addEqual(right);
        whole.addWrong(end - begin - right);
    });
    return whole;
}

ErrorTally compareTriad(std::span<const float> out, std::int64_t first, InputSeeds seeds)
{
    // Halving is exact, and so one rounding is left, fused or not.
    return compareWithBoth(out, first, seeds, [](float a, float b) { return a + 0.5f * b; });
}

ErrorTally compareTranspose(std::span<const float> out, std::int64_t first, std::int64_t side, InputSeeds seeds)
{
    return compareExactly(out, first, [side, seeds](std::span<float> expected, std::int64_t at) {
        while (!expected.empty()) { // a row of the output is a column of the input
            const std::int64_t row = at / side;
            const std::int64_t column = at % side;
            const std::int64_t inRow = std::min(side - column, std::ssize(expected));
            fillSignal(expected.first(static_cast<std::size_t>(inRow)), column * side + row, seeds.a, side);
            expected = expected.subspan(static_cast<std::size_t>(inRow));
            at += inRow;
        }
    });
}

namespace {

/// The sum of a over [from, to) in double, in eight parts that do not wait for each other.
double sumOfSignal(std::int64_t from, std::int64_t to, std::uint32_t seed)
{
    std::array<double, 8> sums{};
    Block values;
    for (std::int64_t at = from; at < to; at += blockValues) {
        const std::span<float> some = part(values, std::min(blockValues, to - at));
        fillSignal(some, at, seed);
        for (std::size_t i = 0; i < some.size(); ++i)
            sums[i % sums.size()] += static_cast<double>(some[i]);
    }
    return std::accumulate(sums.begin(), sums.end(), 0.0);
}

} // namespace

ErrorTally compareBlockReduction(std::span<const float> sums, std::int64_t firstBlock, std::int64_t elements,
                                 std::int64_t block, InputSeeds seeds)
{
    // Each of the block's additions rounds a partial sum of the size of √block by at most half a unit: this is some six
    // standard deviations of the worst order of summation, one after the other.
    const Tolerance tolerance{2.0 * floatRounding * static_cast<double>(block), 1e-6};
    ErrorTally whole(tolerance);
    std::mutex mutex;
    inParallelRanges(std::ssize(sums), rangeValues / block + 1, [&](std::int64_t begin, std::int64_t end) {
        ErrorTally tally(tolerance);
        for (std::int64_t k = begin; k < end; ++k) {
            const std::int64_t from = (firstBlock + k) * block;
            tally.compare(sums[static_cast<std::size_t>(k)],
                          sumOfSignal(from, std::min(from + block, elements), seeds.a));
        }
        const std::lock_guard lock(mutex);
        whole.merge(tally);
    });
    return whole;
}

} // namespace roofline
