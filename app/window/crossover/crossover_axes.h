// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The two axes of time against N, both logarithmic or both linear: how far they reach and where a value lies on them. Shares
// of the axes, no pixels.
#pragma once

#include "core/model/roof_outline.h"
#include "core/session/session_view.h"

#include <vector>

namespace roofline::window {

enum class AxesKind { Logarithmic, Linear };

/// The sizes of the slider, both powers of two as the ticks are.
inline constexpr double smallestSize = smallestViewSize;
inline constexpr double largestSize = largestViewSize;

struct CrossoverAxes {
    AxesKind kind = AxesKind::Logarithmic;
    double fromSize = smallestSize;
    double toSize = largestSize;
    DecadeRange times; ///< ms; from 0 where the axes are linear

    [[nodiscard]] bool operator==(const CrossoverAxes& other) const;

    [[nodiscard]] double shareOfSize(double n) const;
    [[nodiscard]] double shareOfTime(double milliseconds) const;
    [[nodiscard]] double sizeAtShare(double share) const;
};

/// Where whole series were measured: logarithmic, and one power of two past all sizes that must be seen. The times are the
/// caller's. On axes as long as the slider's the series would be one thick line.
[[nodiscard]] CrossoverAxes seriesAxes(const std::vector<double>& sizes);

/// From nought to a quarter past the largest of what must be seen: the size of the sliders, the crossing, measured products.
/// Cubes grow fast: with the whole slider on the axis, or with the curves' ends in it, all of that would be one dot in the
/// corner. The curves are cut at the upper edge instead. The size goes up to a power of two and the time to a round number, so
/// that the picture stands still while N moves a little.
[[nodiscard]] CrossoverAxes linearAxes(const std::vector<double>& sizes, const std::vector<double>& milliseconds);

} // namespace roofline::window
