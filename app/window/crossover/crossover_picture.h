// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the chart of time against N holds: the model's curves, where they cross, the size that the sliders stand on, and
// measured products. Numbers only, all of them positive, since a log axis drops a whole curve for one that is not.
#pragma once

#include "app/window/crossover/crossover_axes.h"
#include "app/window/live/live_point.h"
#include "core/model/time_curves.h"
#include "core/session/product_series.h"
#include "core/session/session.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace roofline::window {

/// Products of no series, their size from their work: those whose size the chart spans, and whose check did not fail. A product in
/// the tile of a series is not among them: it is on its line already.
[[nodiscard]] std::vector<MeasuredSize> measuredProducts(const Session& session);

/// Of the series, those whose check failed.
[[nodiscard]] std::vector<std::string> failedProducts(const Session& session);

/// All that was measured and is drawn over the curves, or said of it.
struct MeasuredTimes {
    std::vector<MeasuredSize> products;
    std::vector<ProductSeries> series;
    std::optional<Roof> roof; ///< that these results were measured under
    std::optional<LivePoint> live;
    std::vector<std::string> failed{}; ///< of the series: told, and not drawn
    /// Where each series parts from the bound of its own ceilings, by tile.
    std::map<std::int64_t, Departure> departures{};
};

[[nodiscard]] MeasuredTimes measuredTimes(const Session& session, const std::optional<LivePoint>& live = std::nullopt);

struct CrossoverPicture {
    CrossoverAxes axes;
    TimeCurves curves;              ///< over the axis of sizes; on linear axes they leave through the upper edge
    double size = 0.0;              ///< the sliders' N
    bool isSizeOnAxis = true;       ///< the command line takes sizes that the slider does not
    Seconds bound{};                ///< at that N
    std::optional<double> crossing; ///< N*, where it is one of the slider's sizes
    Seconds crossingTime{};         ///< of either curve there, as the formula has it
};

/// The axis keeps reaching to `keptToSize` where it is given: under a line that is dragged its axis must not move.
[[nodiscard]] CrossoverPicture crossoverPicture(const ModelReading& reading, const MeasuredTimes& measured,
                                                AxesKind kind, std::optional<double> keptToSize = std::nullopt);

} // namespace roofline::window
