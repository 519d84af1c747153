// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Reads a device's conditions again and again while work runs on it, from a thread of its own.
#pragma once

#include "core/measuring/conditions.h"
#include "core/measuring/probe.h"

#include <thread>
#include <vector>

namespace roofline {

/// A reading of this moment. A device that fails to tell its conditions leaves them unknown: that ends no run.
[[nodiscard]] Conditions conditionsNow(Probe& probe);

class ConditionsWatch {
public:
    /// Starts to read at once, about every 10 ms.
    [[nodiscard]] explicit ConditionsWatch(Probe& probe);

    /// Stops, and tells all readings as one. At least one was taken.
    [[nodiscard]] Conditions finish();

private:
    void readUntilStopped(const std::stop_token& stop);

    Probe& m_probe;
    std::vector<Conditions> m_readings; ///< the thread's until it has been joined
    std::jthread m_thread;
};

} // namespace roofline
