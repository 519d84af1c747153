// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the chart of time against N holds: the model's curves, where they cross, the size that the sliders stand on, and
// measured products. Numbers only, all of them positive, since a log axis drops a whole curve for one that is not.
#pragma once

#include "core/model/roof_outline.h"
#include "core/model/time_curves.h"
#include "core/session/session.h"

#include <optional>
#include <string>
#include <vector>

namespace roofline::window {

/// A product that was measured: its size from its work, its time from the card.
struct MeasuredProduct {
    std::string id;
    double n = 0.0;
    Seconds time{};
    std::optional<SampleSummary> spread;
};

/// The sizes that the chart spans: those of the slider, both powers of two as the ticks are.
inline constexpr double smallestSize = 8.0;
inline constexpr double largestSize = 65536.0;

/// Those whose size the chart spans, and whose check did not fail.
[[nodiscard]] std::vector<MeasuredProduct> measuredProducts(const Session& session);

struct CrossoverPicture {
    TimeCurves curves;
    DecadeRange times;              ///< ms
    double size = 0.0;              ///< the sliders' N
    bool isSizeOnAxis = true;       ///< the command line takes sizes that the slider does not
    Seconds bound{};                ///< at that N
    std::optional<double> crossing; ///< N*, where it lies on the axis
    Seconds crossingTime{};         ///< of either curve there, as the formula has it
};

[[nodiscard]] CrossoverPicture crossoverPicture(const ModelReading& reading,
                                                const std::vector<MeasuredProduct>& products);

} // namespace roofline::window
