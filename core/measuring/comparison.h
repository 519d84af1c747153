// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Whether two timings of the same work are the same, by more than their noise. What was timed, and what to call it, is not known
// here.
#pragma once

#include "core/measuring/measurement.h"

#include <optional>
#include <span>

namespace roofline {

enum class Sameness {
    Same,   ///< not told apart: the difference is within the uncertainty
    Faster, ///< the second takes less time
    Slower,
};

struct Comparison {
    Sameness sameness = Sameness::Same;
    double timeRatio = 1.0; ///< the second median over the first
    double uncertainty =
        0.0; ///< of the ratio, relative: how far apart the ratio may be from 1 and still be called the same
};

/// Two runs of one program on one device differ by up to about this for reasons that no sample of one run shows: where the
/// buffers lie, how warm it is, which clock step it found. Less is never called a difference.
inline constexpr double leastDifference = 0.01;

/// The medians' difference against its uncertainty, which is the largest of three:
/// * three standard errors of both medians together; one median's is √(π/2) · σ / √n with σ = 1.4826 · MAD, the values of normal
///   noise (Rousseeuw and Croux, "Alternatives to the median absolute deviation", JASA 88, 1993);
/// * what both runs wander. Samples that follow each other are not independent: clocks step and things get warm. Half the
///   distance between the second lowest and the second highest of the medians of eight consecutive blocks is taken, which is
///   the median's 93 % interval by order statistics, whatever the distribution (Hoefler and Belli, "Scientific benchmarking
///   of parallel computing systems", SC 2015); two runs may wander apart, so that theirs are added;
/// * leastDifference.
/// None where a timing has fewer samples than five: without a spread nothing can be said.
[[nodiscard]] std::optional<Comparison> compare(const Timing& first, const Timing& second);
[[nodiscard]] std::optional<Comparison> compare(std::span<const Seconds> first, std::span<const Seconds> second);

/// As above, for who needs the verdict alone.
[[nodiscard]] std::optional<Sameness> sameOrDifferent(const Timing& first, const Timing& second);

} // namespace roofline
