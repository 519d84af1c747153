// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/checking/image_references.h"

#include "core/checking/image_rules.h"
#include "core/checking/parallel_ranges.h"
#include "core/checking/signal.h"

#include <algorithm>
#include <bit>
#include <mutex>
#include <vector>

namespace roofline {

namespace {

constexpr std::int64_t taps = 2 * blurReach + 1;

std::size_t at(std::int64_t i) { return static_cast<std::size_t>(i); }

/// A row of the image, blurred along itself.
std::vector<double> blurredRow(std::int64_t row, std::int64_t side, std::uint32_t seed)
{
    std::vector<double> pixels(at(side + taps - 1));
    for (std::int64_t i = 0; i < std::ssize(pixels); ++i) {
        const std::int64_t column = withinImage(i - blurReach, side);
        pixels[at(i)] = static_cast<double>(signal(static_cast<std::uint64_t>(row * side + column), seed));
    }
    std::vector<double> blurred(at(side));
    for (std::int64_t column = 0; column < side; ++column)
        for (std::int64_t tap = 0; tap < taps; ++tap)
            blurred[at(column)] +=
                static_cast<double>(blurWeight(static_cast<int>(tap) - blurReach)) * pixels[at(column + tap)];
    return blurred;
}

/// The blurred rows around the one that is compared, kept while rows go by in order.
class RowWindow {
public:
    RowWindow(std::int64_t side, std::uint32_t seed)
        : m_side(side), m_seed(seed), m_rows(at(taps)), m_held(at(taps), -1)
    {}

    double value(std::int64_t row, std::int64_t column)
    {
        double sum = 0.0;
        for (int offset = -blurReach; offset <= blurReach; ++offset)
            sum += static_cast<double>(blurWeight(offset)) * rowAt(withinImage(row + offset, m_side))[at(column)];
        return sum;
    }

private:
    const std::vector<double>& rowAt(std::int64_t row)
    {
        const std::size_t slot = at(row % taps); // five rows in order never share one
        if (m_held[slot] != row) {
            m_rows[slot] = blurredRow(row, m_side, m_seed);
            m_held[slot] = row;
        }
        return m_rows[slot];
    }

    std::int64_t m_side;
    std::uint32_t m_seed;
    std::vector<std::vector<double>> m_rows;
    std::vector<std::int64_t> m_held;
};

} // namespace

ErrorTally compareBlur(std::span<const float> out, std::int64_t first, std::int64_t side, InputSeeds seeds)
{
    // 25 additions of parts of at most one, each rounded by half a unit.
    const Tolerance tolerance{25.0 / (1 << 24), 0.0};
    ErrorTally whole(tolerance);
    std::mutex mutex;
    inParallelRanges(std::ssize(out), std::max(side, std::int64_t{1} << 16), [&](std::int64_t begin, std::int64_t end) {
        ErrorTally part(tolerance);
        RowWindow rows(side, seeds.a);
        for (std::int64_t i = begin; i < end; ++i)
            part.compare(out[at(i)], rows.value((first + i) / side, (first + i) % side));
        const std::lock_guard lock(mutex);
        whole.merge(part);
    });
    return whole;
}

ErrorTally compareGrayscale(std::span<const float> out, std::int64_t first, InputSeeds seeds)
{
    ErrorTally whole(Tolerance{});
    std::mutex mutex;
    inParallelRanges(std::ssize(out), std::int64_t{1} << 14, [&](std::int64_t begin, std::int64_t end) {
        std::int64_t right = 0;
        for (std::int64_t i = begin; i < end; ++i) {
            const auto word = [&](std::int64_t k) {
                return std::bit_cast<std::uint32_t>(signal(static_cast<std::uint64_t>(3 * (first + i) + k), seeds.a));
            };
            right += std::bit_cast<std::uint32_t>(out[at(i)]) == grayOfFour(word(0), word(1), word(2)) ? 1 : 0;
        }
        const std::lock_guard lock(mutex);
        whole.addEqual(right);
        whole.addWrong(end - begin - right);
    });
    return whole;
}

} // namespace roofline
