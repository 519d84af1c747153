// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// What can be measured from this process, and a probe for each: the only file of the command that knows whether CUDA was
// built in.
#pragma once

#include "core/measuring/probe.h"

#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

namespace roofline::command {

struct Places {
    std::vector<DeviceFacts> devices; ///< cards first, then the processor
    std::vector<std::string> notes;   ///< why there is no card, where there is none
};

[[nodiscard]] Places listPlaces();

/// An id that no device here has. what() names those that there are.
class UnknownDevice : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// Throws UnknownDevice, or ProbeError where the device is there and cannot be opened.
[[nodiscard]] std::unique_ptr<Probe> openPlace(const std::string& id);

} // namespace roofline::command
