// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/checking/product_reference.h"

#include "core/checking/narrow_float.h"
#include "core/checking/parallel_ranges.h"
#include "core/checking/signal.h"
#include "core/checking/signal_block.h"
#include "core/model/blocks.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <mutex>
#include <numeric>

namespace roofline {

namespace {

constexpr int wholeFloat = 24;
constexpr std::int64_t sampleStep = 4093; ///< a prime, so that the sample walks over all columns
constexpr std::int64_t grain = 8;         ///< rows of a thread, at least

enum Edge { FirstRow, LastRow, FirstColumn, LastColumn };

std::size_t at(std::int64_t i) { return static_cast<std::size_t>(i); }

/// In eight parts that do not wait for each other.
template <class A>
double dot(std::span<const A> a, std::span<const double> b)
{
    std::array<double, 8> sums{};
    std::size_t i = 0;
    for (; i + sums.size() <= b.size(); i += sums.size())
        for (std::size_t k = 0; k < sums.size(); ++k)
            sums[k] += static_cast<double>(a[i + k]) * b[i + k];
    for (; i < b.size(); ++i)
        sums[0] += static_cast<double>(a[i]) * b[i];
    return std::accumulate(sums.begin(), sums.end(), 0.0);
}

/// Weights that no kernel can know, of both signs and between a half and one and a half: two wrong elements of a row do
/// not cancel, as they might under weights of ±1.
std::vector<double> randomWeights(const ProductOperands& operands)
{
    const std::uint32_t seed = operands.seeds.a ^ (operands.seeds.b * 3u);
    std::vector<double> weights(at(operands.n));
    for (std::size_t k = 0; k < weights.size(); ++k) {
        const double size = 1.0 + 0.5 * static_cast<double>(signal(k, seed));
        weights[k] = (mixedWord(k, ~seed) & 0x100u) != 0u ? size : -size;
    }
    return weights;
}

} // namespace

void fillOperand(std::span<double> out, const ProductOperands& operands, std::uint32_t seed, std::int64_t first,
                 std::int64_t stride)
{
    std::array<float, 1024> some;
    for (std::int64_t done = 0; done < std::ssize(out); done += std::ssize(some)) {
        const std::int64_t count = std::min(std::ssize(some), std::ssize(out) - done);
        fillSignal(std::span(some).first(at(count)), first + done * stride, seed, stride);
        for (std::int64_t i = 0; i < count; ++i) {
            const auto value = static_cast<double>(some[at(i)]);
            out[at(done + i)] = operands.bits < wholeFloat ? roundedToBits(value, operands.bits) : value;
        }
    }
}

/// b·x, and the first and last row of a times b.
void ProductReference::passOverB(const std::stop_token& stop)
{
    const std::int64_t n = m_operands.n;
    std::vector<double> firstOfA(at(n));
    std::vector<double> lastOfA(at(n));
    fillOperand(firstOfA, m_operands, m_operands.seeds.a, 0);
    fillOperand(lastOfA, m_operands, m_operands.seeds.a, (n - 1) * n);
    std::mutex mutex;
    inParallelRanges(n, grain, [&](std::int64_t begin, std::int64_t end) {
        std::vector<double> row(at(n));
        std::vector<double> first(at(n));
        std::vector<double> last(at(n));
        for (std::int64_t k = begin; k < end && !stop.stop_requested(); ++k) {
            fillOperand(row, m_operands, m_operands.seeds.b, k * n);
            m_bx[at(k)] = dot(std::span<const double>(row), m_weights);
            for (std::size_t j = 0; j < row.size(); ++j) {
                first[j] += firstOfA[at(k)] * row[j];
                last[j] += lastOfA[at(k)] * row[j];
            }
        }
        const std::lock_guard lock(mutex);
        for (std::size_t j = 0; j < row.size(); ++j) {
            m_edges[FirstRow][j] += first[j];
            m_edges[LastRow][j] += last[j];
        }
    });
}

/// a·(b·x), and a times the first and last column of b.
void ProductReference::passOverA(const std::stop_token& stop)
{
    const std::int64_t n = m_operands.n;
    std::vector<double> firstOfB(at(n));
    std::vector<double> lastOfB(at(n));
    fillOperand(firstOfB, m_operands, m_operands.seeds.b, 0, n);
    fillOperand(lastOfB, m_operands, m_operands.seeds.b, n - 1, n);
    inParallelRanges(n, grain, [&](std::int64_t begin, std::int64_t end) {
        std::vector<double> row(at(n));
        for (std::int64_t i = begin; i < end && !stop.stop_requested(); ++i) {
            fillOperand(row, m_operands, m_operands.seeds.a, i * n);
            const std::span<const double> values(row);
            m_abx[at(i)] = dot(values, m_bx);
            m_edges[FirstColumn][at(i)] = dot(values, firstOfB);
            m_edges[LastColumn][at(i)] = dot(values, lastOfB);
        }
    });
}

void ProductReference::sampleInside(const std::stop_token& stop)
{
    const std::int64_t n = m_operands.n;
    m_sampledValues.assign(at(blocksToCover(n * n, sampleStep)), 0.0);
    inParallelRanges(std::ssize(m_sampledValues), grain, [&](std::int64_t begin, std::int64_t end) {
        std::vector<double> row(at(n));
        std::vector<double> column(at(n));
        for (std::int64_t i = begin; i < end && !stop.stop_requested(); ++i) {
            fillOperand(row, m_operands, m_operands.seeds.a, i * sampleStep / n * n);
            fillOperand(column, m_operands, m_operands.seeds.b, i * sampleStep % n, n);
            m_sampledValues[at(i)] = dot(std::span<const double>(row), column);
        }
    });
}

void ProductReference::computeOnce(const std::stop_token& stop)
{
    if (m_isKnown)
        return;
    m_weights = randomWeights(m_operands);
    m_bx.assign(at(m_operands.n), 0.0);
    m_abx.assign(at(m_operands.n), 0.0);
    for (std::vector<double>& edge : m_edges)
        edge.assign(at(m_operands.n), 0.0);
    passOverB(stop);
    passOverA(stop);
    sampleInside(stop);
    m_isKnown = !stop.stop_requested();
}

ErrorTally ProductReference::compareKnown(std::span<const float> rows, std::int64_t firstRow) const
{
    const std::int64_t n = m_operands.n;
    const std::int64_t count = std::ssize(rows) / n;
    ErrorTally tally(m_operands.tolerance());
    for (std::int64_t row = 0; row < count; ++row) {
        tally.compare(rows[at(row * n)], m_edges[FirstColumn][at(firstRow + row)]);
        tally.compare(rows[at(row * n + n - 1)], m_edges[LastColumn][at(firstRow + row)]);
    }
    const auto compareEdge = [&](std::int64_t row, const std::vector<double>& edge) {
        for (std::int64_t column = 0; row >= firstRow && row < firstRow + count && column < n; ++column)
            tally.compare(rows[at((row - firstRow) * n + column)], edge[at(column)]);
    };
    compareEdge(0, m_edges[FirstRow]);
    compareEdge(n - 1, m_edges[LastRow]);
    const std::int64_t first = firstRow * n;
    for (std::int64_t i = blocksToCover(first, sampleStep); i * sampleStep < first + count * n; ++i)
        tally.compare(rows[at(i * sampleStep - first)], m_sampledValues[at(i)]);
    return tally;
}

/// Rows where c·x is not a·(b·x): a wrong element shows in its row, whatever its column. R. Freivalds, 1977.
std::int64_t ProductReference::wrongRows(std::span<const float> rows, std::int64_t firstRow,
                                         const std::stop_token& stop) const
{
    const std::int64_t n = m_operands.n;
    // The errors of a row's n elements add up with random signs: √n times the tolerance of one.
    const double allowed = m_operands.tolerance().absolute * std::sqrt(static_cast<double>(n));
    std::atomic<std::int64_t> wrong{0};
    inParallelRanges(std::ssize(rows) / n, grain, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t i = begin; i < end && !stop.stop_requested(); ++i) {
            const double difference = dot(rows.subspan(at(i * n), at(n)), m_weights) - m_abx[at(firstRow + i)];
            if (!(std::abs(difference) <= allowed)) // NaN is wrong too
                ++wrong;
        }
    });
    return wrong;
}

ErrorTally ProductReference::compareRows(std::span<const float> rows, std::int64_t firstRow,
                                         const std::stop_token& stop)
{
    const std::int64_t n = m_operands.n;
    if (n < 1 || rows.empty() || std::ssize(rows) % n != 0 || firstRow + std::ssize(rows) / n > n)
        return ErrorTally(m_operands.tolerance()); // nothing compared: not passed
    computeOnce(stop);
    ErrorTally tally = compareKnown(rows, firstRow);
    tally.addWrongBy("every element of each row also in c x = a (b x) with random weights x (Freivalds)",
                     wrongRows(rows, firstRow, stop));
    return tally;
}

ErrorTally ProductReference::compare(std::span<const float> c, const std::stop_token& stop)
{
    if (std::ssize(c) != m_operands.n * m_operands.n)
        return ErrorTally(m_operands.tolerance());
    return compareRows(c, 0, stop);
}

} // namespace roofline
