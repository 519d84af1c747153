// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/measuring/throttling.h"

#include <algorithm>

namespace roofline {

namespace {

Frequency highestClock(std::span<const Reading> readings)
{
    Frequency highest;
    for (const Reading& reading : readings)
        highest = std::max(highest, reading.conditions.clock.value_or(Frequency()));
    return highest;
}

bool isHeldBack(const Conditions& conditions, Frequency highest)
{
    const bool hasReason = conditions.throttleReasons && !conditions.throttleReasons->empty();
    return hasReason || (conditions.clock && *conditions.clock < leastClockFraction * highest);
}

const Reading& nearest(std::span<const Reading> readings, Moment moment)
{
    const auto distance = [moment](const Reading& reading) {
        return reading.when < moment ? moment - reading.when : reading.when - moment;
    };
    return *std::min_element(readings.begin(), readings.end(),
                             [&](const Reading& a, const Reading& b) { return distance(a) < distance(b); });
}

} // namespace

std::vector<std::size_t> throttledSamples(std::span<const Moment> sampleEnds, std::span<const Reading> readings)
{
    std::vector<std::size_t> marked;
    if (readings.empty())
        return marked;
    const Frequency highest = highestClock(readings);
    for (std::size_t i = 0; i < sampleEnds.size(); ++i) {
        const Moment begin = sampleEnds[i > 0 ? i - 1 : 0];
        if (isHeldBack(nearest(readings, begin + (sampleEnds[i] - begin) / 2).conditions, highest))
            marked.push_back(i);
    }
    return marked;
}

} // namespace roofline
