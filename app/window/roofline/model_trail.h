// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where the model's point stood before the last steps of the sliders. How long it is to be seen is trail_fade's, what it looks
// like annotation_painter's.
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
    /// Returns whether the point left a mark.
    bool follow(const ModelReading& reading);
    /// Forgets the marks; the next step leaves one again.
    void clear() { m_past.clear(); }
    /// Before the point that is shown, the oldest first.
    [[nodiscard]] const std::vector<RoofPoint>& past() const { return m_past; }

private:
    std::optional<Roof> m_roof;
    RoofPoint m_now;
    std::vector<RoofPoint> m_past;
};

} // namespace roofline::window
