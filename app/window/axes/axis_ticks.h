// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where the ticks of an axis stand: at round numbers, no more of them than have room. Values only; how a tick is written is
// text/axis_text's.
#pragma once

#include <vector>

namespace roofline::window {

struct AxisTicks {
    std::vector<double> labelled; ///< rising
    std::vector<double> fine;     ///< lines between, without a label; none where they would be a thicket
};

/// Whole decades where the axis spans two or more, each or every so many of them; below that 1, 2, 5 in each decade, and
/// even steps where fewer than four of these would be seen. `room` is how many labels the axis has room for, evenly laid.
/// Nothing where 0 < from < to does not hold.
[[nodiscard]] AxisTicks logTicks(double from, double to, int room);

/// Multiples of 1, 2 or 5 times a power of ten.
[[nodiscard]] AxisTicks linearTicks(double from, double to, int room);

/// Multiples of a power of two: the ticks of matrix sizes.
[[nodiscard]] AxisTicks binaryTicks(double from, double to, int room);

} // namespace roofline::window
