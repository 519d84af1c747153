// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// The roof as lines to draw, and axes that reach past everything on them. Numbers only: pixels, colours and labels are
// the picture's.
#pragma once

#include "core/model/roofline.h"

#include <span>
#include <vector>

namespace roofline {

struct RoofPoint {
    Intensity intensity;
    ComputeRate rate;
};

/// The two parts of the roof, which meet at the ridge point. A part that lies outside the range is empty; on log-log axes
/// each part is one straight line, so that its two ends are all of it.
struct RoofOutline {
    std::vector<RoofPoint> sloped; ///< under the bandwidth ceiling
    std::vector<RoofPoint> flat;   ///< under the compute ceiling
};

/// The roof between two positive intensities, from < to; empty for any other range.
[[nodiscard]] RoofOutline roofOutline(const Roof& roof, Intensity from, Intensity to);

struct DecadeRange {
    double from = 1.0;
    double to = 10.0;
};

/// The narrowest range between powers of ten that holds all the values with room on both sides: a value on a power of ten
/// gets the next decade too. Values without a place on a log axis are passed over; for none at all it is 1 to 10.
[[nodiscard]] DecadeRange decadesAround(std::span<const double> positives);

} // namespace roofline
