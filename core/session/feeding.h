// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Which level of memory can have fed a kernel that moves its counted bytes faster than the copy: the reason for a point above
// its roof, from the roofs that were measured beside it.
#pragma once

#include "core/session/roofs.h"

#include <optional>
#include <string>

namespace roofline {

/// Whether more than the classic copy was measured of memory: without it nothing can be said.
[[nodiscard]] bool areLevelsMeasured(const Roofs& roofs);

struct Feeding {
    Slope roof; ///< of the farthest level that is fast enough: with the kernel's own reads and writes, else its fastest
    bool isOfItsMix = false;
    double fractionOfRoof = 0.0; ///< of its bandwidth; up to the spread of both above 1
};
/// From DRAM over the last-level cache to L1: the first level whose roof is at or above the kernel's bandwidth, but for the spread
/// of both; DRAM is passed over where all that the kernel touches fits in the device's last-level cache. None where no measured
/// level is that fast. The kernel is usable.
[[nodiscard]] std::optional<Feeding> feedingOf(const KernelMeasurement& kernel, const Roofs& roofs,
                                               const DeviceFacts& device);

/// The same where the kernel stands above its roof by what memory gave it, by more than noise, and levels were measured; else
/// none.
[[nodiscard]] std::optional<Feeding> feedingAbove(const KernelMeasurement& kernel, const std::optional<Roof>& roof,
                                                  const Roofs& roofs, const Session& session);

/// Why the kernel stands above the roof at which it is placed, in one line for people: noise where that is enough, else its
/// level where levels were measured. The one reason that every table, tip, caption and text takes.
[[nodiscard]] std::string whyAbove(const KernelMeasurement& kernel, const Placement& placement, const Roofs& roofs,
                                   const Session& session);

} // namespace roofline
