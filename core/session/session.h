// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// One measuring run as it is kept: device, environment, plan, ceilings, kernels. How it is written is session_file's.
#pragma once

#include "core/measuring/ending.h"
#include "core/measuring/measurement.h"
#include "core/measuring/progress.h"
#include "core/model/roofline.h"
#include "core/session/session_view.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace roofline {

struct Session {
    std::string created;    ///< UTC, "2026-08-30T00:00:00Z"; a date alone where the source gave no more
    std::string origin;     ///< where a recorded session comes from; empty for one measured by this program
    bool isPartial = false; ///< cancelled or failed before the last step
    DeviceFacts device;
    Environment environment;
    Plan plan;
    std::vector<CeilingMeasurement> ceilings;
    std::vector<KernelMeasurement> kernels;
    std::optional<SessionView> view{}; ///< how it wants to be looked at

    bool operator==(const Session&) const = default;
};

/// Takes a run's events into a session, the same for the command and for the window. RunStarted begins an empty one, dated
/// now and partial until the run is completed; a result whose id is there already takes its place.
void record(Session& session, const RunEvent& event);
void record(Session& session, const Ending& ending);

/// The roof of the chart: the copy and fp32 ceilings, where both are there and passed their checks.
[[nodiscard]] std::optional<Roof> roofOf(const Session& session);
/// The roof over one kernel: the same, but for the flat part where the kernel computes with something else and the ceiling of
/// that was measured.
[[nodiscard]] std::optional<Roof> roofOf(const Session& session, const KernelMeasurement& kernel);

/// A kernel's place under a roof.
struct Placement {
    Limit limit = Limit::Memory;
    double fractionOfCeiling = 0.0; ///< 1 = at the ceiling that binds
    /// Shown as more than 100.0 %: to be explained beside the number, never clamped.
    bool isAboveCeiling = false;
};
[[nodiscard]] Placement place(const KernelMeasurement& kernel, const Roof& roof);

/// "bandwidth", "compute", "balanced": how files and tables name what binds a measured kernel.
[[nodiscard]] std::string_view limitName(Limit limit);

} // namespace roofline
