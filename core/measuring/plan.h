// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Sizes and patience of one run. Which kernels run is each probe's.
#pragma once

#include "core/measuring/device_facts.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace roofline {

enum class PlanKind { Quick, Classic, Scaled };

struct Plan {
    PlanKind kind = PlanKind::Scaled;
    std::int64_t streamElements = 0; ///< floats a buffer of copy and vector add
    std::int64_t transposeSide = 0;
    std::int64_t reductionElements = 0;
    std::int64_t reductionBlock = 256;
    std::int64_t matmulSize = 0;
    std::int64_t matmulTile = 16;
    std::int64_t fmaIterations = 0; ///< iterations of the FMA chain a thread
    int minSamples = 13;
    int maxSamples = 101;
    Seconds shortestSample{1e-3}; ///< launches are batched until one sample lasts this long
    double quietBelow = 0.005;    ///< stop once MAD / median is below this
    Seconds patience{0.3};        ///< … or once sampling one shape has taken this long
    Seconds shortestRun{0.0};     ///< … and not before it has taken this long, however quiet: power sensors are slow
    Seconds warmUp{0.03};         ///< launches before the first sample: clocks rise, and code and pages are loaded
    /// Whether both classic ceilings are sampled again at the end, so that a drift of the whole run is seen (measuring_run.h).
    bool returnsToRoof = false;
    Seconds sustained{0.0}; ///< how long both classic ceilings are kept up after that; 0: not at all

    bool operator==(const Plan&) const = default;
};

/// For one of many points of a curve: three to some twenty samples within about ten milliseconds.
[[nodiscard]] Plan pointPlan(const Plan& plan);
/// For work that rests before each sample: the same, in less time, since the rests come on top.
[[nodiscard]] Plan restingPlan(const Plan& plan);

/// The longest that the roof may be kept up.
inline constexpr Seconds mostSustained{3600.0};

/// Classic: the sizes of the recorded T4 table, whatever the device. Scaled: streams of at least four times the last
/// level cache and products long enough to time, limited by free memory. Quick: a first look in a lecture.
[[nodiscard]] Plan makePlan(PlanKind kind, const DeviceFacts& device);

[[nodiscard]] std::string_view planName(PlanKind kind);
[[nodiscard]] std::optional<PlanKind> planKindOf(std::string_view name);

} // namespace roofline
