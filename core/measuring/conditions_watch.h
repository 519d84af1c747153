// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Reads a device's conditions again and again while work runs on it, from a thread of its own.
#pragma once

#include "core/measuring/conditions.h"
#include "core/measuring/probe.h"
#include "core/measuring/throttling.h"

#include <chrono>
#include <span>
#include <thread>
#include <vector>

namespace roofline {

/// A reading of this moment. A device that fails to tell its conditions leaves them unknown: that ends no run.
[[nodiscard]] Conditions conditionsNow(Probe& probe);

/// All readings of one piece of work as one, the power without those that may be of what ran before it (power_age.h), unless
/// there are no others.
[[nodiscard]] Conditions combineWatched(std::span<const Reading> readings);

class ConditionsWatch {
public:
    /// Starts to read at once, about every 10 ms.
    [[nodiscard]] explicit ConditionsWatch(Probe& probe);

    /// A sample has just ended. Called on the thread that made the watch.
    void sampleEnded() { m_sampleEnds.push_back(std::chrono::steady_clock::now()); }

    struct Watched {
        Conditions conditions; ///< all readings as one; at least one was taken
        std::vector<std::size_t> throttledSamples;
    };
    /// Stops reading.
    [[nodiscard]] Watched finish();

private:
    void readUntilStopped(const std::stop_token& stop);

    Probe& m_probe;
    std::vector<Moment> m_sampleEnds;
    std::vector<Reading> m_readings; ///< the thread's until it has been joined
    std::jthread m_thread;
};

} // namespace roofline
