// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// One kernel at one size, checked and timed at once while a slider moves. Who asks, and what becomes of requests that are too
// late, is serve's.
#pragma once

#include "core/measuring/ending.h"
#include "core/measuring/measurement.h"

#include <cstdint>
#include <stop_token>
#include <string>
#include <variant>

namespace roofline {

class Probe;

struct LiveRequest {
    std::string kernel;    ///< "matmul_naive", "matmul_tiled"
    std::int64_t n = 0;    ///< side of the matrices
    std::int64_t tile = 1; ///< side of a tile; no matter to a kernel without tiles

    bool operator==(const LiveRequest&) const = default;
};

/// The same method as in a run, in some hundredths of a second: few samples, little warm-up, the timed output checked. Failed
/// where the device does not offer this kernel at this size. Never throws a ProbeError.
using LiveAnswer = std::variant<KernelMeasurement, Failed, Cancelled>;
[[nodiscard]] LiveAnswer timeNow(Probe& probe, const LiveRequest& request, const std::stop_token& stop);

} // namespace roofline
