// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// The two classic ceilings are sampled at the start of a run and once more at its end: what came of both visits as one result.
// A roof that moved meanwhile, because the device got warm or another program came, then shows in its spread and as a drift.
#pragma once

#include "core/measuring/comparison.h"
#include "core/measuring/measurement.h"

#include <optional>

namespace roofline {

/// One result of the samples of both visits, in their order; the later check counts, with the larger errors of both. A later
/// visit that failed its check leaves no time. Both visits batched the same number of launches.
[[nodiscard]] ShapeMeasurement withLaterVisit(const ShapeMeasurement& first, ShapeMeasurement later, double quietBelow);

/// The later visit's times beside the first one's; none where there was one visit.
[[nodiscard]] std::optional<Comparison> driftOf(const Timing& time);

} // namespace roofline
