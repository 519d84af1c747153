// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Labels one under the other, in the order of the points of a column that they name, each as near to its own height as the
// others allow: lines from the points to them do not cross. Pure geometry.
#pragma once

#include <optional>
#include <vector>

namespace roofline::window {

struct ColumnLabel {
    double at = 0.0;     ///< height of what is named, downwards
    double height = 0.0; ///< of the label
};

struct ColumnRoom {
    double top = 0.0;
    double bottom = 0.0;
    std::vector<double> lines; ///< heights that no label lies over
};

/// The middles of `labels`, which are sorted downwards. None where they have no room.
[[nodiscard]] std::optional<std::vector<double>> placeInColumn(const std::vector<ColumnLabel>& labels,
                                                               const ColumnRoom& room);

} // namespace roofline::window
