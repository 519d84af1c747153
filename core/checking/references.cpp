// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/checking/references.h"

#include "core/checking/parallel_ranges.h"
#include "core/checking/signal.h"
#include "core/checking/stream_words.h"

#include <algorithm>
#include <array>
#include <bit>
#include <mutex>
#include <random>

namespace roofline {

namespace {

constexpr std::int64_t blockValues = 2048; ///< expected values are made in blocks that stay in the first cache
constexpr std::int64_t rangeValues = std::int64_t{1} << 16;
constexpr double floatRounding = 1.0 / (1 << 24); ///< half a unit in the last place of 1

std::uint64_t index(std::int64_t i) { return static_cast<std::uint64_t>(i); }

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

/// Every value of `out` must equal valueAt(first + k) exactly.
template <class ValueAt>
ErrorTally compareExactly(std::span<const float> out, std::int64_t first, ValueAt valueAt)
{
    ErrorTally whole(Tolerance{});
    std::mutex mutex;
    inParallelRanges(std::ssize(out), rangeValues, [&](std::int64_t begin, std::int64_t end) {
        ErrorTally part(Tolerance{});
        std::array<float, blockValues> expected;
        for (std::int64_t at = begin; at < end; at += blockValues) {
            const std::int64_t count = std::min(blockValues, end - at);
            for (std::int64_t i = 0; i < count; ++i)
                expected[static_cast<std::size_t>(i)] = valueAt(first + at + i);
            compareBlock(part, out.data() + at, expected.data(), count);
        }
        const std::lock_guard lock(mutex);
        whole.merge(part);
    });
    return whole;
}

} // namespace

InputSeeds freshSeeds()
{
    std::random_device random;
    return {random(), random()};
}

ErrorTally compareCopy(std::span<const float> out, std::int64_t first, InputSeeds seeds)
{
    return compareExactly(out, first, [seeds](std::int64_t i) { return signal(index(i), seeds.a); });
}

ErrorTally compareVectorAdd(std::span<const float> out, std::int64_t first, InputSeeds seeds)
{
    // Inputs are multiples of 2^-23 below 1, so that each sum is a float exactly and no rounding is to be allowed for.
    return compareExactly(out, first,
                          [seeds](std::int64_t i) { return signal(index(i), seeds.a) + signal(index(i), seeds.b); });
}

ErrorTally compareStreamWords(std::span<const float> out, std::int64_t first, InputSeeds seeds)
{
    ErrorTally whole(Tolerance{});
    std::mutex mutex;
    inParallelRanges(std::ssize(out), rangeValues, [&](std::int64_t begin, std::int64_t end) {
        std::int64_t right = 0;
        for (std::int64_t i = begin; i < end; ++i)
            right +=
                std::bit_cast<std::uint32_t>(out[static_cast<std::size_t>(i)]) == streamWord(index(first + i), seeds.a)
                    ? 1
                    : 0;
        const std::lock_guard lock(mutex);
        whole.addEqual(right);
        whole.addWrong(end - begin - right);
    });
    return whole;
}

ErrorTally compareTriad(std::span<const float> out, std::int64_t first, InputSeeds seeds)
{
    // Halving is exact, and so one rounding is left, fused or not.
    return compareExactly(
        out, first, [seeds](std::int64_t i) { return signal(index(i), seeds.a) + 0.5f * signal(index(i), seeds.b); });
}

ErrorTally compareTranspose(std::span<const float> out, std::int64_t first, std::int64_t side, InputSeeds seeds)
{
    // A division for each value would take the host longer than all else.
    ErrorTally whole(Tolerance{});
    std::mutex mutex;
    inParallelRanges(std::ssize(out), rangeValues, [&](std::int64_t begin, std::int64_t end) {
        ErrorTally part(Tolerance{});
        std::array<float, blockValues> expected;
        std::int64_t row = (first + begin) / side;
        std::int64_t column = (first + begin) % side;
        for (std::int64_t at = begin; at < end; at += blockValues) {
            const std::int64_t count = std::min(blockValues, end - at);
            for (std::int64_t i = 0; i < count; ++i) {
                expected[static_cast<std::size_t>(i)] = signal(index(column * side + row), seeds.a);
                column = column + 1 == side ? 0 : column + 1;
                row += column == 0 ? 1 : 0;
            }
            compareBlock(part, out.data() + at, expected.data(), count);
        }
        const std::lock_guard lock(mutex);
        whole.merge(part);
    });
    return whole;
}

ErrorTally compareBlockReduction(std::span<const float> sums, std::int64_t firstBlock, std::int64_t elements,
                                 std::int64_t block, InputSeeds seeds)
{
    // Each of the block's additions rounds a partial sum of the size of √block by at most half a unit: this is some six
    // standard deviations of the worst order of summation, one after the other.
    const Tolerance tolerance{2.0 * floatRounding * static_cast<double>(block), 1e-6};
    ErrorTally whole(tolerance);
    std::mutex mutex;
    inParallelRanges(std::ssize(sums), rangeValues / block + 1, [&](std::int64_t begin, std::int64_t end) {
        ErrorTally part(tolerance);
        for (std::int64_t k = begin; k < end; ++k) {
            const std::int64_t from = (firstBlock + k) * block;
            double sum = 0.0;
            for (std::int64_t i = from; i < std::min(from + block, elements); ++i)
                sum += static_cast<double>(signal(index(i), seeds.a));
            part.compare(sums[static_cast<std::size_t>(k)], sum);
        }
        const std::lock_guard lock(mutex);
        whole.merge(part);
    });
    return whole;
}

} // namespace roofline
