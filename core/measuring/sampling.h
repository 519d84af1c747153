// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Timing one workload: warm up, batch short launches, sample until quiet or out of patience, ask the stop token at each
// turn. Whether its answer is right, and what the time is worth, is not known here.
#pragma once

#include "core/measuring/ending.h"
#include "core/measuring/measurement.h"
#include "core/measuring/plan.h"
#include "core/measuring/probe.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <variant>

namespace roofline {

/// A batch is kept shorter than this where one launch allows it: a cancel waits for one batch at most, and a card that
/// draws a desktop does not freeze it.
inline constexpr Seconds longestSample{0.05};

/// Launches that together last at least plan.shortestSample, at most longestSample, and at least one.
[[nodiscard]] int launchesPerSample(const Plan& plan, Seconds oneLaunch);

/// Failed where a time is not a positive finite number: such a time must never become a rate.
using SamplingResult = std::variant<Timing, Failed, Cancelled>;
struct SamplingOptions {
    std::function<void()> sampled;        ///< called as each sample ends
    std::optional<int> launchesPerSample; ///< as an earlier visit batched, so that samples of both are of one kind
    Seconds rest{0.0};                    ///< before each sample
    /// A launch of this workload came before. Where none did, the first one is never a sample, however long.
    bool isWarm = false;
};
[[nodiscard]] SamplingResult sample(Workload& workload, const Plan& plan, const std::stop_token& stop,
                                    const SamplingOptions& options = {});

} // namespace roofline
