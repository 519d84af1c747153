// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/measuring/conditions.h"

#include <algorithm>

namespace roofline {

namespace {

template <class Quantity>
std::vector<Quantity> known(std::span<const Conditions> readings, std::optional<Quantity> Conditions::*field)
{
    std::vector<Quantity> values;
    for (const Conditions& reading : readings) {
        if (reading.*field)
            values.push_back(*(reading.*field));
    }
    return values;
}

template <class Quantity>
std::optional<Quantity> medianOf(std::vector<Quantity> values)
{
    if (values.empty())
        return std::nullopt;
    std::sort(values.begin(), values.end());
    const std::size_t middle = values.size() / 2;
    return values.size() % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2.0;
}

std::optional<Temperature> highest(const std::vector<Temperature>& values)
{
    if (values.empty())
        return std::nullopt;
    return *std::max_element(values.begin(), values.end());
}

/// Every reason once, in the order in which they were first seen.
std::optional<std::vector<std::string>> allReasons(std::span<const Conditions> readings)
{
    std::optional<std::vector<std::string>> reasons;
    for (const Conditions& reading : readings) {
        if (!reading.throttleReasons)
            continue;
        if (!reasons)
            reasons.emplace();
        for (const std::string& reason : *reading.throttleReasons) {
            if (std::find(reasons->begin(), reasons->end(), reason) == reasons->end())
                reasons->push_back(reason);
        }
    }
    return reasons;
}

} // namespace

Conditions combine(std::span<const Conditions> readings)
{
    Conditions combined;
    combined.clock = medianOf(known(readings, &Conditions::clock));
    combined.memoryClock = medianOf(known(readings, &Conditions::memoryClock));
    combined.power = medianOf(known(readings, &Conditions::power));
    combined.temperature = highest(known(readings, &Conditions::temperature));
    combined.throttleReasons = allReasons(readings);
    return combined;
}

} // namespace roofline
