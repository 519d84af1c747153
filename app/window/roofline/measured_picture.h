// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What of a session is drawn over a roofline: its roofs, its points with their ladders, the knee, and the kernels of 0
// FLOP/byte, which have no place on a log axis. Numbers only. A result that failed its check is named and never a point.
#pragma once

#include "app/window/roofline/roof_family.h"
#include "core/session/ladder.h"
#include "core/session/result_table.h"
#include "core/session/session.h"

#include <optional>
#include <string>
#include <vector>

namespace roofline::window {

struct MeasuredPoint {
    KernelMeasurement kernel;
    std::optional<Placement> placement; ///< where the session has a roof
    ResultRow row;                      ///< the same in the table's words

    [[nodiscard]] const std::string& id() const { return kernel.id; }
    [[nodiscard]] Intensity intensity() const { return kernel.intensity(); }
    [[nodiscard]] Bandwidth bandwidth() const { return kernel.bandwidth(); }
    [[nodiscard]] ComputeRate rate() const { return kernel.computeRate(); }
};

struct MeasuredPicture {
    std::string device;       ///< its name; empty where no session is on screen
    std::optional<Roof> roof; ///< with the flat of the chosen precision
    RoofFamily family;
    std::vector<MeasuredPoint> points;
    std::vector<MeasuredPoint> withoutFlop;
    std::vector<MeasuredPoint> knee; ///< one stream at rising intensities: a curve of its own, none of the points
    std::vector<Ladder> ladders;     ///< of the points
    std::vector<std::string> failed; ///< ids that are not drawn, since their check failed
};

/// Products that were timed for time against N are not among the points.
[[nodiscard]] MeasuredPicture measuredPicture(const Session& session, const CeilingChoice& choice = {});

} // namespace roofline::window
