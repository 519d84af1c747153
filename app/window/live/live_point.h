// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What was timed live last: one product at one N and T, with its answer checked. What failed its check is never one.
#pragma once

#include "core/measuring/measurement.h"
#include "core/model/roof_outline.h"

#include <cstdint>

namespace roofline::window {

struct LivePoint {
    std::int64_t n = 0;
    std::int64_t tile = 1; ///< 1: untiled
    KernelMeasurement kernel;

    [[nodiscard]] RoofPoint onRoofline() const { return {kernel.intensity(), kernel.computeRate()}; }
};

} // namespace roofline::window
