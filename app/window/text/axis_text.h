// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How a tick of an axis is written, in the user's locale: as short as it can be read at once.
#pragma once

#include <QString>

namespace roofline::window {

/// "0.1", "20", "1000"; "10⁻⁵" and "2 × 10⁻⁵" outside 0.001 … 99999. Positive values and 0.
[[nodiscard]] QString axisNumberText(double value);
/// With an SI prefix: "10 G", "2 T", "250".
[[nodiscard]] QString axisRateText(double value);
/// Seconds with their unit: "10 ns", "2.5 ms", "100 s".
[[nodiscard]] QString axisTimeText(double seconds);
/// In the unit that `like` is written in: even steps read "0 ms", "0.5 ms", "1 ms".
[[nodiscard]] QString axisTimeText(double seconds, double like);

} // namespace roofline::window
