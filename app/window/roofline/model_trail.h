// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where the model's point stood before the last steps of the sliders. It fades by steps, not by time. What it looks like is
// annotation_painter's.
#pragma once

#include "core/model/model_reading.h"
#include "core/model/roof_outline.h"

#include <optional>
#include <vector>

namespace roofline::window {

class ModelTrail {
public:
    static constexpr std::size_t mostSteps = 6;

    /// Under the same roof a step leaves a mark. Under another roof nothing of the trail holds, and it is empty.
    void follow(const ModelReading& reading);
    /// Before the point that is shown, the oldest first.
    [[nodiscard]] const std::vector<RoofPoint>& past() const { return m_past; }

private:
    std::optional<Roof> m_roof;
    RoofPoint m_now;
    std::vector<RoofPoint> m_past;
};

} // namespace roofline::window
