// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// What `roofline serve` answers: one JSON object a line on its standard output.
#pragma once

#include "core/measuring/device_facts.h"
#include "core/measuring/ending.h"
#include "core/measuring/progress.h"
#include "core/wire/request.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace roofline::wire {

inline constexpr int protocolVersion = 1;

/// The first line after the start.
struct Hello {
    int protocol = protocolVersion;
    std::string programVersion;

    bool operator==(const Hello&) const = default;
};
struct DeviceList {
    std::vector<DeviceFacts> devices;
    std::vector<std::string> notes; ///< why there is no card, where there is none

    bool operator==(const DeviceList&) const = default;
};
struct Told {
    std::uint64_t run = 0;
    RunEvent event;

    bool operator==(const Told&) const = default;
};
/// Exactly one for each Measure, whatever happens.
struct Ended {
    std::uint64_t run = 0;
    Ending ending;

    bool operator==(const Ended&) const = default;
};
/// A request that could not be understood. The server goes on.
struct Refused {
    std::string message;

    bool operator==(const Refused&) const = default;
};

/// A newer request came before this one's turn: nothing was timed.
struct Stale {
    bool operator==(const Stale&) const = default;
};
/// Exactly one for each TimeNow.
struct Timed {
    std::uint64_t ticket = 0;
    std::variant<KernelMeasurement, Stale, Failed> answer;

    bool operator==(const Timed&) const = default;
};

using Event = std::variant<Hello, DeviceList, Told, Ended, Timed, Refused>;

[[nodiscard]] std::string toLine(const Event& event);
[[nodiscard]] std::variant<Event, BadLine> eventFromLine(std::string_view line);

} // namespace roofline::wire
