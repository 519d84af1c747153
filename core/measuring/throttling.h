// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Which samples were taken while the device was held back. Pure: from readings of its conditions and the moments at which samples
// ended. Such samples are kept and count; they are marked, so that nobody takes a throttled figure for the device's best.
#pragma once

#include "core/measuring/conditions.h"

#include <chrono>
#include <cstddef>
#include <span>
#include <vector>

namespace roofline {

using Moment = std::chrono::steady_clock::time_point;

struct Reading {
    Moment when;
    Conditions conditions;
};

/// A clock below this part of the highest that was read while the same kernel ran is held back.
inline constexpr double leastClockFraction = 0.95;

/// Indices of the samples whose nearest reading (by the sample's middle; it begins where the one before ended) tells a reason
/// for throttling, or a clock below 95 % of the highest of all readings. None where nothing was read.
[[nodiscard]] std::vector<std::size_t> throttledSamples(std::span<const Moment> sampleEnds,
                                                        std::span<const Reading> readings);

} // namespace roofline
