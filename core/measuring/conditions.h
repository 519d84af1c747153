// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// The conditions under which something ran: clocks, power, temperature, throttle reasons. Each can be unknown on its own.
#pragma once

#include "core/quantity/quantity.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace roofline {

struct Conditions {
    std::optional<Frequency> clock; ///< SM clock of a card, core clock of a processor
    std::optional<Frequency> memoryClock;
    std::optional<Power> power;
    std::optional<Temperature> temperature;
    std::optional<std::vector<std::string>> throttleReasons; ///< empty: known, and none; absent: unknown

    bool operator==(const Conditions&) const = default;
};

/// Several readings taken while one thing ran, as one: medians of clocks and power, the highest temperature, and
/// every throttle reason that was seen. A field that no reading knew stays unknown.
[[nodiscard]] Conditions combine(std::span<const Conditions> readings);

/// Where and with what a session ran.
struct Environment {
    std::string programVersion;
    std::optional<std::string> driver;
    std::optional<std::string> runtime;  ///< "CUDA 13.0"
    std::optional<std::string> compiler; ///< "nvcc 13.0.88", "GCC 12.2.0"
    std::optional<std::string> host;     ///< operating system and architecture, never a host's name
    Conditions before;
    Conditions during;
    Conditions after;

    bool operator==(const Environment&) const = default;
};

} // namespace roofline
