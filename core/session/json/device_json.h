// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Where a run was: device, environment, conditions, plan, each as JSON and back. Used by the session file and the wire.
#pragma once

#include "core/measuring/conditions.h"
#include "core/measuring/device_facts.h"
#include "core/measuring/plan.h"
#include "core/session/json/cursor.h"
#include "core/session/json/numbers.h"

namespace roofline::json {

[[nodiscard]] Value toJson(const DeviceFacts& device);
[[nodiscard]] Value toJson(const Conditions& conditions);
[[nodiscard]] Value toJson(const Environment& environment);
/// Sizes that are not known (0 in memory) are left out, and so is how it was sampled where minSamples is 0.
[[nodiscard]] Value toJson(const Plan& plan);

[[nodiscard]] DeviceFacts readDevice(const Cursor& at);
/// Absent conditions are conditions of which nothing is known.
[[nodiscard]] Conditions readConditions(const std::optional<Cursor>& at);
[[nodiscard]] Environment readEnvironment(const std::optional<Cursor>& at);
/// In megahertz, and small enough to be written out in hertz.
[[nodiscard]] Frequency readFrequency(const Cursor& at);
[[nodiscard]] Plan readPlan(const Cursor& at);
[[nodiscard]] PlanKind readPlanKind(const Cursor& at);

} // namespace roofline::json
