// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/measuring/stop_rule.h"

#include "core/measuring/sample_summary.h"

#include <numeric>

namespace roofline {

Verdict judge(const Plan& plan, std::span<const Seconds> samples, int launchesPerSample)
{
    if (std::ssize(samples) < plan.minSamples)
        return Verdict::Continue;
    const Seconds spent = std::accumulate(samples.begin(), samples.end(), Seconds{}) * launchesPerSample;
    const bool isFull = std::ssize(samples) >= plan.maxSamples;
    if (spent < plan.shortestRun && !isFull)
        return Verdict::Continue;
    const std::optional<SampleSummary> summary = summarise(samples);
    if (summary && summary->relativeDeviation() <= plan.quietBelow)
        return Verdict::Quiet;
    if (spent >= plan.patience || isFull)
        return Verdict::OutOfPatience;
    return Verdict::Continue;
}

} // namespace roofline
