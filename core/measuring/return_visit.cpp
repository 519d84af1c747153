// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/measuring/return_visit.h"

#include <algorithm>
#include <array>
#include <span>

namespace roofline {

namespace {

Timing bothTimes(const Timing& first, const Timing& later, double quietBelow)
{
    Timing time = first;
    time.samples.insert(time.samples.end(), later.samples.begin(), later.samples.end());
    for (const std::size_t index : later.throttled)
        time.throttled.push_back(first.samples.size() + index);
    time.lateSamples = later.samples.size();
    time.spread = summarise(time.samples);
    time.median = time.spread ? time.spread->median : Seconds(0.0);
    time.becameQuiet = time.spread && time.spread->relativeDeviation() <= quietBelow;
    return time;
}

} // namespace

ShapeMeasurement withLaterVisit(const ShapeMeasurement& first, ShapeMeasurement later, double quietBelow)
{
    later.conditions = combine(std::array{first.conditions, later.conditions});
    if (first.check && later.check) {
        later.check->maxAbsError = std::max(first.check->maxAbsError, later.check->maxAbsError);
        later.check->maxRelError = std::max(first.check->maxRelError, later.check->maxRelError);
    }
    if (!later.check || later.check->passed)
        later.time = bothTimes(first.time, later.time, quietBelow);
    return later;
}

std::optional<Comparison> driftOf(const Timing& time)
{
    if (time.lateSamples == 0 || time.lateSamples >= time.samples.size())
        return std::nullopt;
    const std::span<const Seconds> all(time.samples);
    const std::size_t early = all.size() - time.lateSamples;
    return compare(all.first(early), all.subspan(early));
}

} // namespace roofline
