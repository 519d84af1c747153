// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/checking/image_references.h"

#include "core/checking/image_rules.h"
#include "core/checking/parallel_ranges.h"
#include "core/checking/signal_block.h"

#include <algorithm>
#include <array>
#include <bit>
#include <mutex>
#include <span>
#include <vector>

namespace roofline {

namespace {

constexpr std::int64_t taps = 2 * blurReach + 1;
constexpr std::int64_t grayBlock = 512;

std::size_t at(std::int64_t i) { return static_cast<std::size_t>(i); }

/// A row of the image, blurred along itself.
std::vector<double> blurredRow(std::int64_t row, std::int64_t side, std::uint32_t seed)
{
    std::vector<float> pixels(at(side + taps - 1)); // with what lies beyond the edges
    fillSignal(std::span(pixels).subspan(blurReach, at(side)), row * side, seed);
    std::fill_n(pixels.begin(), blurReach, pixels[blurReach]);
    std::fill_n(pixels.end() - blurReach, blurReach, pixels[at(side + blurReach - 1)]);
    std::vector<double> blurred(at(side));
    for (std::int64_t tap = 0; tap < taps; ++tap) {
        const auto weight = static_cast<double>(blurWeight(static_cast<int>(tap) - blurReach));
        const float* const shifted = pixels.data() + tap;
        for (std::int64_t column = 0; column < side; ++column)
            blurred[at(column)] += weight * static_cast<double>(shifted[column]);
    }
    return blurred;
}

/// The blurred rows around the one that is compared, kept while rows go by in order.
class RowWindow {
public:
    RowWindow(std::int64_t side, std::uint32_t seed)
        : m_side(side), m_seed(seed), m_rows(at(taps)), m_held(at(taps), -1)
    {}

    /// Columns [first, first + out.size()) of a row of the result.
    void fill(std::span<double> out, std::int64_t row, std::int64_t first)
    {
        std::fill(out.begin(), out.end(), 0.0);
        for (int offset = -blurReach; offset <= blurReach; ++offset) {
            const auto weight = static_cast<double>(blurWeight(offset));
            const double* const blurred = rowAt(withinImage(row + offset, m_side)).data() + first;
            for (std::size_t i = 0; i < out.size(); ++i)
                out[i] += weight * blurred[i];
        }
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
        std::vector<double> expected(at(side));
        for (std::int64_t i = begin; i < end;) {
            const std::int64_t column = (first + i) % side;
            const std::int64_t count = std::min(side - column, end - i);
            rows.fill(std::span(expected).first(at(count)), (first + i) / side, column);
            for (std::int64_t k = 0; k < count; ++k)
                part.compare(out[at(i + k)], expected[at(k)]);
            i += count;
        }
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
        std::array<float, 3 * grayBlock> pixels;
        for (std::int64_t i = begin; i < end; i += grayBlock) {
            const std::int64_t count = std::min(grayBlock, end - i);
            fillSignal(std::span(pixels).first(at(3 * count)), 3 * (first + i), seeds.a);
            for (std::int64_t k = 0; k < count; ++k) {
                const auto word = [&](std::int64_t part) {
                    return std::bit_cast<std::uint32_t>(pixels[at(3 * k + part)]);
                };
                right += std::bit_cast<std::uint32_t>(out[at(i + k)]) == grayOfFour(word(0), word(1), word(2)) ? 1 : 0;
            }
        }
        const std::lock_guard lock(mutex);
        whole.addEqual(right);
        whole.addWrong(end - begin - right);
    });
    return whole;
}

} // namespace roofline
