// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// The measured crossover of a session: product times against N for each tile, and where a series parts from the model's lower
// bound. What a point's id means is product_point's; nothing is drawn here.
#pragma once

#include "core/session/session.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace roofline {

struct MeasuredSize {
    std::int64_t n = 0;
    KernelMeasurement kernel;
};

struct ProductSeries {
    std::int64_t tile = 1;            ///< 1: untiled
    std::vector<MeasuredSize> points; ///< by N; never empty
};

/// By tile. Results that failed their check, or have no time, are left out.
[[nodiscard]] std::vector<ProductSeries> productSeries(const Session& session);

/// Small products take as long as a launch does, whatever their size.
struct LaunchCost {
    Seconds floor{}; ///< of the smallest product
    /// The first measured N at which the time is within twice the model's; absent: at none.
    std::optional<std::int64_t> overTwiceBelow;
};
/// Less time than the counted bytes take from memory: caches served them.
struct CacheHelp {
    double mostTimes = 1.0; ///< memory time over measured time
    std::int64_t at = 0;    ///< … at this N
    std::int64_t from = 0;  ///< smallest and largest N of the measured ones around it that all have help
    std::int64_t to = 0;
    std::optional<std::string>
        onlyNoise{}; ///< why it is no help at all, in one line for people; of a device's own departure
};
struct Departure {
    double least = 1.0; ///< measured time over the model's, where that is least

    std::optional<LaunchCost> launch; ///< absent: the smallest times are not flat, or not over twice the model's
    std::optional<CacheHelp> caches;
};

/// Under measured ceilings, of a series with at least one point.
[[nodiscard]] Departure departureOf(const ProductSeries& series, const Roof& roof);

/// Under the ceilings of its own session, which are asked whether they were steady; none where these are not known.
[[nodiscard]] std::optional<Departure> ownDeparture(const ProductSeries& series, const Session& session);

} // namespace roofline
