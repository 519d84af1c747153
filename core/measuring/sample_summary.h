// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// What a set of timed samples says: median, range and median absolute deviation (MAD). When to stop sampling is
// stop_rule's.
#pragma once

#include "core/quantity/quantity.h"

#include <cstddef>
#include <optional>
#include <span>

namespace roofline {

struct SampleSummary {
    Seconds median{};
    Seconds min{};
    Seconds max{};
    Seconds medianAbsoluteDeviation{}; ///< median of |sample − median|, unscaled
    std::size_t count = 0;

    /// MAD / median, a plain ratio.
    [[nodiscard]] double relativeDeviation() const { return medianAbsoluteDeviation / median; }

    bool operator==(const SampleSummary&) const = default;
};

/// None for no samples, and none where a sample is not a positive finite time: such a time must never become a rate.
/// An even count takes the mean of the middle two.
[[nodiscard]] std::optional<SampleSummary> summarise(std::span<const Seconds> samples);

} // namespace roofline
