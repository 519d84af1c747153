// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// What is asked of `roofline serve`: one JSON object a line on its standard input.
#pragma once

#include "core/measuring/live.h"
#include "core/measuring/plan.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

namespace roofline::wire {

struct ListDevices {
    bool operator==(const ListDevices&) const = default;
};
struct Measure {
    std::uint64_t run = 0; ///< chosen by the asker; every event of the run carries it
    std::string device;    ///< "cuda:0", "cpu"
    PlanKind plan = PlanKind::Scaled;
    Seconds sustained{0.0}; ///< how long both classic ceilings are kept up afterwards; 0: not at all

    bool operator==(const Measure&) const = default;
};
struct Cancel {
    std::uint64_t run = 0;

    bool operator==(const Cancel&) const = default;
};
/// One kernel, timed now (live.h). A newer one on the same device drops one that still waits.
struct TimeNow {
    std::uint64_t ticket = 0; ///< chosen by the asker; the answer carries it
    std::string device;
    LiveRequest what;

    bool operator==(const TimeNow&) const = default;
};
struct Quit {
    bool operator==(const Quit&) const = default;
};

using Request = std::variant<ListDevices, Measure, Cancel, TimeNow, Quit>;

struct BadLine {
    std::string message; ///< one line: what is wrong with the line, and what would be right
};

/// Longest line that either side reads.
inline constexpr std::size_t maxLineBytes = 4u << 20;

/// One line, without its line feed.
[[nodiscard]] std::string toLine(const Request& request);
[[nodiscard]] std::variant<Request, BadLine> requestFromLine(std::string_view line);

} // namespace roofline::wire
