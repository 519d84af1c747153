// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// When sampling one shape may stop. Pure: it looks at the samples alone and at no clock.
#pragma once

#include "core/measuring/plan.h"
#include "core/quantity/quantity.h"

#include <span>

namespace roofline {

enum class Verdict {
    Continue,
    Quiet,         ///< enough samples, and the relative MAD is at or below plan.quietBelow
    OutOfPatience, ///< enough samples, or the most there may be, and still noisy: told with the result
};

/// samples: the time of one launch each, the mean of launchesPerSample that were timed together. The patience is spent
/// by the time that was measured, not by what passed between the samples.
[[nodiscard]] Verdict judge(const Plan& plan, std::span<const Seconds> samples, int launchesPerSample);

} // namespace roofline
