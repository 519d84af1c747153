// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// What a run tells while it goes on. How it ends is in ending.h.
#pragma once

#include "core/measuring/conditions.h"
#include "core/measuring/device_facts.h"
#include "core/measuring/measurement.h"
#include "core/measuring/plan.h"

#include <functional>
#include <string>
#include <variant>

namespace roofline {

/// First of all: who measures, with what sizes.
struct RunStarted {
    DeviceFacts device;
    Environment environment;
    Plan plan;
    int steps = 0;

    bool operator==(const RunStarted&) const = default;
};

/// Step `step` of `steps` (from 1) runs now.
struct StepStarted {
    int step = 0;
    int steps = 0;
    std::string id;    ///< "transpose_naive"
    std::string shape; ///< "float4"; empty where the step has one shape

    bool operator==(const StepStarted&) const = default;
};

using RunEvent = std::variant<RunStarted, StepStarted, CeilingMeasurement, KernelMeasurement>;
using RunListener = std::function<void(const RunEvent&)>;

} // namespace roofline
