// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/measuring/conditions_watch.h"

#include "core/measuring/power_age.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <utility>

namespace roofline {

Conditions conditionsNow(Probe& probe)
{
    try {
        return probe.conditions();
    } catch (const std::exception&) {
        return {};
    }
}

Conditions combineWatched(std::span<const Reading> readings)
{
    const auto isOwn = [&](const Reading& reading) { return reading.when - readings.front().when >= powerAge; };
    const bool isAnyOwn = std::any_of(readings.begin(), readings.end(), [&](const Reading& reading) {
        return isOwn(reading) && reading.conditions.power;
    });
    std::vector<Conditions> conditions;
    for (const Reading& reading : readings) {
        conditions.push_back(reading.conditions);
        if (isAnyOwn && !isOwn(reading))
            conditions.back().power.reset();
    }
    return combine(conditions);
}

ConditionsWatch::ConditionsWatch(Probe& probe)
    : m_probe(probe), m_thread([this](const std::stop_token& stop) { readUntilStopped(stop); })
{}

ConditionsWatch::Watched ConditionsWatch::finish()
{
    m_thread.request_stop();
    if (m_thread.joinable())
        m_thread.join();
    return {combineWatched(m_readings), throttledSamples(m_sampleEnds, m_readings)};
}

void ConditionsWatch::readUntilStopped(const std::stop_token& stop)
{
    constexpr std::chrono::milliseconds interval{10};
    std::mutex mutex;
    std::condition_variable_any woken;
    std::unique_lock lock(mutex);
    do {
        Conditions conditions = conditionsNow(m_probe);
        m_readings.push_back({std::chrono::steady_clock::now(), std::move(conditions)});
        // Wakes at once when asked to stop.
        woken.wait_for(lock, stop, interval, [] { return false; });
    } while (!stop.stop_requested());
}

} // namespace roofline
