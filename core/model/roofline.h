// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// The roofline itself: two ceilings, the ridge point between them, what is attainable at an arithmetic
// intensity, and which ceiling binds. Nothing here knows a kernel. Source: Williams, Waterman, Patterson,
// "Roofline: an insightful visual performance model for multicore architectures", CACM 52(4), 2009.
#pragma once

#include "core/quantity/quantity.h"

namespace roofline {

/// The two ceilings of one chart. Both are positive.
struct Roof {
    Bandwidth bandwidth;
    ComputeRate peak;

    bool operator==(const Roof&) const = default;
};

/// Which ceiling sets the bound.
enum class Limit { Memory, Compute, Balanced };

/// The intensity at which both ceilings allow the same rate: peak / bandwidth, in FLOP/byte.
[[nodiscard]] Intensity ridgePoint(const Roof& roof);

/// min(peak, bandwidth · I), in FLOP/s.
[[nodiscard]] ComputeRate attainable(const Roof& roof, Intensity intensity);

/// Memory below the ridge point, Compute above it, Balanced at it (within 1e-12 of it, relative).
[[nodiscard]] Limit limitAt(const Roof& roof, Intensity intensity);

/// The two times of one piece of work under a roof. A lower bound, no prediction.
struct TimeBound {
    Seconds compute{};
    Seconds memory{};
    Limit limit = Limit::Balanced;

    /// max(compute, memory), never the sum: the shorter one is hidden under the longer.
    [[nodiscard]] Seconds lowerBound() const;
};

[[nodiscard]] TimeBound timeBound(const Roof& roof, Flops work, Bytes traffic);

/// Achieved over attainable, as a plain ratio (1 = at the ceiling). With no FLOP it is achieved bandwidth over
/// the bandwidth ceiling. Above 1 is possible: cache reuse that the byte count does not know of.
[[nodiscard]] double fractionOfCeiling(const Roof& roof, Flops work, Bytes traffic, Seconds time);

} // namespace roofline
