// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// One candidate from its buffers to its result: prepare, check, sample under watch, check the timed output too. Which of
// several candidates counts is decided here as well; what is told of it is measuring_run's.
#pragma once

#include "core/measuring/ending.h"
#include "core/measuring/measurement.h"
#include "core/measuring/plan.h"
#include "core/measuring/probe.h"
#include "core/measuring/sampling.h"

#include <span>
#include <stop_token>
#include <variant>

namespace roofline {

/// Both outputs are poisoned first. A live answer has no time for more than the one that counts.
enum class Checked { FirstLaunchAndTimedOutput, TimedOutput };

/// A wrong answer is a result with a failed check and without a time. Buffers are freed before it returns. Throws what
/// the workload throws.
using ShapeResult = std::variant<ShapeMeasurement, Failed, Cancelled>;
[[nodiscard]] ShapeResult measureShape(Probe& probe, const Candidate& candidate, const Plan& plan,
                                       const std::stop_token& stop, const SamplingOptions& options = {},
                                       Checked checked = Checked::FirstLaunchAndTimedOutput);

/// The fastest of the shapes that passed their checks, by bandwidth or by compute rate; the first where none passed, so
/// that its failed check is told. There is at least one shape.
[[nodiscard]] const ShapeMeasurement& bestShape(std::span<const ShapeMeasurement> shapes, CeilingKind kind);

} // namespace roofline
