// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Whether a ceiling is steady enough for a percentage of it to mean anything. The mechanisms that lift a kernel above a steady
// one are feeding's.
#pragma once

#include "core/session/session.h"

#include <optional>
#include <string>

namespace roofline {

/// A ceiling that scattered or moved by more than this, relative, explains nothing that stands above it.
inline constexpr double steadyBelow = 0.1;

/// Where noise is reason enough for the kernel's percentage: the ceiling scattered, it moved during the run, or the excess over
/// 100 % is within the spread of both. One line for people; none where the excess asks for a mechanism. The kernel is usable.
[[nodiscard]] std::optional<std::string> whyOnlyNoise(const KernelMeasurement& kernel, const Placement& placement,
                                                      const Session& session);

/// The rates of two ceilings that no device can have: float32 below float64.
struct ImplausibleRates {
    const CeilingMeasurement& lower;
    const CeilingMeasurement& higher;
};
/// Of the chains with plain multiply-adds, by more than two runs differ; none where it is not so, or one was not measured.
[[nodiscard]] std::optional<ImplausibleRates> implausibleRates(const Session& session);

} // namespace roofline
