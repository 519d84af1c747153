// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What of a session can be drawn over a roofline: its roof, its points, and the kernels of 0 FLOP/byte, which have no
// place on a log axis. Numbers only. A result that failed its check is named and never a point.
#pragma once

#include "core/session/session.h"

#include <optional>
#include <string>
#include <vector>

namespace roofline::window {

struct MeasuredPoint {
    std::string id;
    Intensity intensity;
    Bandwidth bandwidth;
    ComputeRate rate;
    Seconds median{};
    std::optional<SampleSummary> spread;
    Conditions conditions;
    std::optional<Placement> placement; ///< where the session has a roof

    /// The rate at a time other than the median, for the ends of an error bar.
    [[nodiscard]] ComputeRate rateAt(Seconds time) const { return rate * (median / time); }
    [[nodiscard]] Bandwidth bandwidthAt(Seconds time) const { return bandwidth * (median / time); }
};

struct MeasuredPicture {
    std::string device; ///< its name; empty where no session is on screen
    std::optional<Roof> roof;
    std::vector<MeasuredPoint> points;
    std::vector<MeasuredPoint> withoutFlop;
    std::vector<std::string> failed; ///< ids that are not drawn, since their check failed
};

[[nodiscard]] MeasuredPicture measuredPicture(const Session& session);

} // namespace roofline::window
