// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/measuring/comparison.h"

#include "core/measuring/sample_summary.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

namespace roofline {

namespace {

constexpr double standardErrors = 3.0;
constexpr std::size_t blocks = 8;
constexpr std::size_t leastInBlock = 3;
constexpr std::size_t leastSamples = 5;

bool isEnough(const std::optional<SampleSummary>& spread) { return spread && spread->count >= leastSamples; }

double errorOfMedian(double relativeMad, std::size_t count)
{
    constexpr double sigmaOfMad = 1.4826;
    const double errorOfNormal = std::sqrt(std::numbers::pi / 2.0);
    return errorOfNormal * sigmaOfMad * relativeMad / std::sqrt(static_cast<double>(count));
}

/// Relative; 0 where there are too few samples for blocks.
double wandering(std::span<const Seconds> samples, Seconds median)
{
    if (samples.size() < blocks * leastInBlock)
        return 0.0;
    std::vector<Seconds> medians;
    for (std::size_t block = 0; block < blocks; ++block) {
        const std::size_t begin = samples.size() * block / blocks;
        const std::size_t end = samples.size() * (block + 1) / blocks;
        if (const auto summary = summarise(samples.subspan(begin, end - begin)))
            medians.push_back(summary->median);
    }
    std::sort(medians.begin(), medians.end());
    return (medians[medians.size() - 2] - medians[1]) / median / 2.0;
}

Comparison compared(const SampleSummary& first, std::span<const Seconds> firstSamples, const SampleSummary& second,
                    std::span<const Seconds> secondSamples)
{
    const double random = standardErrors * std::hypot(errorOfMedian(first.relativeDeviation(), first.count),
                                                      errorOfMedian(second.relativeDeviation(), second.count));
    const double wander = wandering(firstSamples, first.median) + wandering(secondSamples, second.median);
    const double uncertainty = std::max({leastDifference, random, wander});
    const double timeRatio = second.median / first.median;
    // In logarithms, so that exchanging the two exchanges the verdict.
    const double difference = std::log(timeRatio);
    if (std::abs(difference) <= std::log1p(uncertainty))
        return {Sameness::Same, timeRatio, uncertainty};
    return {difference < 0.0 ? Sameness::Faster : Sameness::Slower, timeRatio, uncertainty};
}

} // namespace

std::optional<Comparison> compare(const Timing& first, const Timing& second)
{
    if (!isEnough(first.spread) || !isEnough(second.spread))
        return std::nullopt;
    return compared(*first.spread, first.samples, *second.spread, second.samples);
}

std::optional<Comparison> compare(std::span<const Seconds> first, std::span<const Seconds> second)
{
    const auto firstSpread = summarise(first);
    const auto secondSpread = summarise(second);
    if (!isEnough(firstSpread) || !isEnough(secondSpread))
        return std::nullopt;
    return compared(*firstSpread, first, *secondSpread, second);
}

std::optional<Sameness> sameOrDifferent(const Timing& first, const Timing& second)
{
    const auto comparison = compare(first, second);
    return comparison ? std::optional(comparison->sameness) : std::nullopt;
}

} // namespace roofline
