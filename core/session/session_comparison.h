// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Two sessions side by side, result by result. When two timings count as the same is measuring/comparison's.
#pragma once

#include "core/measuring/comparison.h"
#include "core/session/session.h"

#include <optional>
#include <string>
#include <vector>

namespace roofline {

struct ComparedResult {
    std::string id;
    std::string name;  ///< "copy, read and written"
    std::string first; ///< its rate: "244.5 GB/s"; empty where it is not there or failed
    std::string second;
    std::string clocks; ///< "1980, 1410" MHz; empty where either is not known
    std::optional<double>
        speedRatio; ///< second over first; above 1: the second is faster. Absent where they cannot be compared
    std::optional<Comparison> comparison;
    std::string verdict; ///< "same", "faster", "slower", or why there is none
};

/// All of the first session, then what only the second has. A ceiling is a rate, whatever shape and size set it; kernels of
/// other sizes are not compared, since another amount of work is another thing.
[[nodiscard]] std::vector<ComparedResult> comparedResults(const Session& first, const Session& second);

/// The table that `roofline compare` prints.
[[nodiscard]] std::string comparisonTable(const Session& first, const Session& second);

} // namespace roofline
