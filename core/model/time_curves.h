// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// The model's times against the matrix size, for one setting: what the chart of time against N draws. Where the curves
// cross as a real number is crossover.h's.
#pragma once

#include "core/model/model_reading.h"

#include <vector>

namespace roofline {

/// All of the same length; n rises.
struct TimeCurves {
    std::vector<double> n; ///< whole numbers: a matrix has no half row
    std::vector<Seconds> memory;
    std::vector<Seconds> compute;
    std::vector<Seconds> bound; ///< the larger of both

    bool operator==(const TimeCurves&) const = default;
};

/// On which kind of axis sizes lie evenly.
enum class Spacing { Logarithmic, Linear };

/// At most `points` sizes, evenly spaced from fromN to toN (both rounded to whole sizes of 1 or more), each size once. The size
/// in `input` is not looked at. Empty where toN < fromN or points < 1.
[[nodiscard]] TimeCurves timeCurves(const ModelInput& input, double fromN, double toN, int points,
                                    Spacing spacing = Spacing::Logarithmic);

} // namespace roofline
