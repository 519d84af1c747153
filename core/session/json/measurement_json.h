// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// What was measured as JSON and back: times with their samples, checks, shapes, ceilings, kernels. Rates are written for
// people and other programs; reading derives them again and refuses a file that contradicts itself.
#pragma once

#include "core/measuring/measurement.h"
#include "core/model/roofline.h"
#include "core/session/feeding.h"
#include "core/session/json/cursor.h"
#include "core/session/json/numbers.h"
#include "core/session/theoretical.h"

#include <optional>

namespace roofline::json {

/// Stored and derived rates may differ by this much, relative: published tables are rounded.
inline constexpr double agreement = 0.005;

[[nodiscard]] Value toJson(const Timing& time);
/// null: the source recorded no check. An error that is not finite is written as null.
[[nodiscard]] Value toJson(const std::optional<CheckResult>& check);
/// `onPaper` (theoretical) is left out where there is none, and never read: it is derived from the device and its clock.
[[nodiscard]] Value toJson(const CeilingMeasurement& ceiling, const std::optional<TheoreticalRate>& onPaper = {});
/// What needs a roof (bound_by, percent_of_ceiling) is null without one; `feeding` (fed_by) is left out where there is none.
[[nodiscard]] Value toJson(const KernelMeasurement& kernel, const std::optional<Roof>& roof,
                           const std::optional<Feeding>& feeding = {});

[[nodiscard]] Timing readTiming(const Cursor& at);
[[nodiscard]] std::optional<CheckResult> readCheck(const std::optional<Cursor>& at);
[[nodiscard]] CeilingMeasurement readCeiling(const Cursor& at);
[[nodiscard]] KernelMeasurement readKernel(const Cursor& at);
/// Refuses a stored bound_by or percent_of_ceiling that the roof contradicts.
void compareWithRoof(const Cursor& at, const KernelMeasurement& kernel, const std::optional<Roof>& roof);

/// Refuses member `key`, where it is there, if it is not `derived` within `agreement`; `from` says how it was derived.
void compareWithDerived(const Cursor& at, std::string_view key, double derived, std::string_view from);

} // namespace roofline::json
