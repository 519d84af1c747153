// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/checking/narrow_float.h"
#include "core/checking/parallel_ranges.h"
#include "core/checking/references.h"
#include "core/checking/signal.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <mutex>
#include <vector>

namespace roofline {

namespace {

constexpr std::int64_t largestWhole = 512; ///< up to here every element is computed again
constexpr double floatRounding = 1.0 / (1 << 24);

std::size_t at(std::int64_t i) { return static_cast<std::size_t>(i); }

/// One factor, as the device multiplied it.
struct Factor {
    std::int64_t n;
    std::uint32_t seed;
    int bits;

    [[nodiscard]] double operator()(std::int64_t row, std::int64_t column) const
    {
        const auto value = static_cast<double>(signal(static_cast<std::uint64_t>(row * n + column), seed));
        return bits < 24 ? roundedToBits(value, bits) : value;
    }
};

struct Product {
    std::int64_t n;
    Factor a;
    Factor b;
    Tolerance tolerance;
};

/// A product's sum of n terms rounds partial sums of the size of √k/3, k ≤ n, by half a unit each: the deviation is
/// about a tenth of n · 2^-24, so that this leaves room for ten of them and for no wrong or missing term.
Tolerance toleranceOf(std::int64_t n, double slack = 1.0)
{
    return {slack * floatRounding * static_cast<double>(n), 1e-5};
}

template <class CompareRange>
ErrorTally tallyParts(std::int64_t rows, std::int64_t grain, Tolerance tolerance, CompareRange compareRange)
{
    ErrorTally whole(tolerance);
    std::mutex mutex;
    inParallelRanges(rows, grain, [&](std::int64_t begin, std::int64_t end) {
        ErrorTally part(tolerance);
        compareRange(part, begin, end);
        const std::lock_guard lock(mutex);
        whole.merge(part);
    });
    return whole;
}

ErrorTally compareEveryElement(std::span<const float> c, const Product& product)
{
    const std::int64_t n = product.n;
    std::vector<double> b(at(n * n));
    for (std::int64_t k = 0; k < n * n; ++k)
        b[at(k)] = product.b(0, k);
    return tallyParts(n, 8, product.tolerance, [&](ErrorTally& tally, std::int64_t begin, std::int64_t end) {
        std::vector<double> row(at(n));
        for (std::int64_t i = begin; i < end; ++i) {
            std::fill(row.begin(), row.end(), 0.0);
            for (std::int64_t k = 0; k < n; ++k) {
                const double a = product.a(i, k);
                for (std::int64_t j = 0; j < n; ++j)
                    row[at(j)] += a * b[at(k * n + j)];
            }
            for (std::int64_t j = 0; j < n; ++j)
                tally.compare(c[at(i * n + j)], row[at(j)]);
        }
    });
}

/// The first and last of each row and column, and one element in 4093 (a prime, so that the sample walks over all columns).
std::vector<std::int64_t> sampledElements(std::int64_t n)
{
    std::vector<std::int64_t> chosen;
    for (std::int64_t i = 0; i < n; ++i)
        for (const std::int64_t element : {i, (n - 1) * n + i, i * n, i * n + n - 1})
            chosen.push_back(element);
    for (std::int64_t element = 0; element < n * n; element += 4093)
        chosen.push_back(element);
    std::sort(chosen.begin(), chosen.end());
    chosen.erase(std::unique(chosen.begin(), chosen.end()), chosen.end());
    return chosen;
}

ErrorTally compareSample(std::span<const float> c, const Product& product)
{
    const std::int64_t n = product.n;
    const std::vector<std::int64_t> chosen = sampledElements(n);
    return tallyParts(std::ssize(chosen), 8, product.tolerance,
                      [&](ErrorTally& tally, std::int64_t begin, std::int64_t end) {
                          for (std::int64_t i = begin; i < end; ++i) {
                              const std::int64_t element = chosen[at(i)];
                              double sum = 0.0;
                              for (std::int64_t k = 0; k < n; ++k)
                                  sum += product.a(element / n, k) * product.b(k, element % n);
                              tally.compare(c[at(element)], sum);
                          }
                      });
}

/// Weights that no kernel can know, of both signs and between a half and one and a half: two wrong elements of a row do
/// not cancel, as they might under weights of ±1.
std::vector<double> randomWeights(const Product& product)
{
    const std::int64_t n = product.n;
    const std::uint32_t seed = product.a.seed ^ (product.b.seed * 3u);
    const Factor sizes{n, seed, 24};
    std::vector<double> weights(at(n));
    for (std::int64_t k = 0; k < n; ++k) {
        const double size = 1.0 + 0.5 * sizes(0, k);
        weights[at(k)] = (mixedWord(static_cast<std::uint64_t>(k), ~seed) & 0x100u) != 0u ? size : -size;
    }
    return weights;
}

std::vector<double> timesWeights(const Factor& factor, const std::vector<double>& x)
{
    const std::int64_t n = factor.n;
    std::vector<double> product(at(n));
    inParallelRanges(n, 8, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t k = begin; k < end; ++k)
            for (std::int64_t j = 0; j < n; ++j)
                product[at(k)] += factor(k, j) * x[at(j)];
    });
    return product;
}

/// Rows where c·x is not a·(b·x): a wrong element shows in its row, whatever its column. R. Freivalds, 1977.
std::int64_t wrongRows(std::span<const float> c, const Product& product)
{
    const std::int64_t n = product.n;
    const std::vector<double> x = randomWeights(product);
    const std::vector<double> bx = timesWeights(product.b, x);
    // The errors of a row's n elements add up with random signs: √n times the tolerance of one.
    const double allowed = product.tolerance.absolute * std::sqrt(static_cast<double>(n));
    std::atomic<std::int64_t> wrong{0};
    inParallelRanges(n, 8, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t i = begin; i < end; ++i) {
            double difference = 0.0;
            for (std::int64_t k = 0; k < n; ++k)
                difference += static_cast<double>(c[at(i * n + k)]) * x[at(k)] - product.a(i, k) * bx[at(k)];
            if (!(std::abs(difference) <= allowed)) // NaN is wrong too
                ++wrong;
        }
    });
    return wrong;
}

Product productOf(std::int64_t n, InputSeeds seeds, int operandBits, double slack)
{
    return {n, {n, seeds.a, operandBits}, {n, seeds.b, operandBits}, toleranceOf(n, slack)};
}

ErrorTally compareQuickly(std::span<const float> c, const Product& product)
{
    if (std::ssize(c) != product.n * product.n)
        return ErrorTally(product.tolerance); // nothing compared: not passed
    ErrorTally tally = compareSample(c, product);
    tally.addWrongBy("every element of each row also in c x = a (b x) with random weights x (Freivalds)",
                     wrongRows(c, product));
    return tally;
}

ErrorTally compareProduct(std::span<const float> c, const Product& product)
{
    if (std::ssize(c) != product.n * product.n)
        return ErrorTally(product.tolerance); // nothing compared: not passed
    return product.n <= largestWhole ? compareEveryElement(c, product) : compareQuickly(c, product);
}

constexpr int wholeFloat = 24;

} // namespace

ErrorTally compareMatmul(std::span<const float> c, std::int64_t n, InputSeeds seeds)
{
    return compareProduct(c, productOf(n, seeds, wholeFloat, 1.0));
}

ErrorTally compareMatmulQuickly(std::span<const float> c, std::int64_t n, InputSeeds seeds)
{
    return compareQuickly(c, productOf(n, seeds, wholeFloat, 1.0));
}

ErrorTally compareMatmulOfHalves(std::span<const float> c, std::int64_t n, InputSeeds seeds)
{
    return compareProduct(c, productOf(n, seeds, fp16Bits, 4.0)); // tensor cores cut sums off rather than round them
}

} // namespace roofline
