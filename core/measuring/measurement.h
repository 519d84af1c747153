// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// One measured result with all that makes it believable: its spread, its count, its conditions and its check.
// Rates are derived from it, never stored apart.
#pragma once

#include "core/measuring/ceiling_origin.h"
#include "core/measuring/conditions.h"
#include "core/measuring/sample_summary.h"
#include "core/model/roofline.h"

#include <optional>
#include <string>
#include <vector>

namespace roofline {

/// Time of one launch. Each sample is the mean over `launchesPerSample` launches that were timed together.
struct Timing {
    Seconds median{};
    std::optional<SampleSummary> spread; ///< absent only in recorded sessions whose source published none
    std::vector<Seconds> samples;
    int launchesPerSample = 1;
    bool becameQuiet = true; ///< false: time ran out before the relative noise was low enough
    /// Which samples were taken while the device was throttled (throttling.h): kept, and told.
    std::vector<std::size_t> throttled{};
    /// How many of the samples, the last ones, were taken when the run came back to this at its end (plan.h).
    std::size_t lateSamples = 0;

    bool operator==(const Timing&) const = default;
};

/// The verdict of comparing every output with a reference computed on the host.
struct CheckResult {
    bool passed = false;
    double maxAbsError = 0.0;
    double maxRelError = 0.0;
    std::string method; ///< one line: what was compared with what, and the tolerance

    bool operator==(const CheckResult&) const = default;
};

/// One way of running a ceiling's kernel ("float4", "8 chains"); the fastest that passes sets the ceiling.
struct ShapeMeasurement {
    std::string shape;
    Flops work;
    Bytes traffic;
    Timing time;
    Conditions conditions;
    std::optional<CheckResult> check; ///< absent: the source recorded none

    bool operator==(const ShapeMeasurement&) const = default;
};

enum class CeilingKind {
    Memory,
    Compute,
    IntegerCompute, ///< its work counts integer operations, and its rate is in GOP/s
};

struct CeilingMeasurement {
    std::string id; ///< "copy", "fma_fp32", … as in ceiling_origin.h
    CeilingKind kind = CeilingKind::Memory;
    ShapeMeasurement best;
    std::vector<ShapeMeasurement> shapes;  ///< all that were tried, the best among them
    std::optional<CeilingOrigin> origin{}; ///< absent: a ceiling of another program, which this one does not know
    /// How long it was kept up; absent for the short runs that all others are. Its id ends in "_sustained".
    std::optional<Seconds> sustained{};

    [[nodiscard]] Bandwidth bandwidth() const { return best.traffic / best.time.median; }
    /// Operations a second where the kind is IntegerCompute.
    [[nodiscard]] ComputeRate computeRate() const { return best.work / best.time.median; }
    /// A ceiling that failed its check, or has no time, is told and never drawn.
    [[nodiscard]] bool isUsable() const
    {
        return (!best.check || best.check->passed) && best.time.median > Seconds(0.0);
    }

    bool operator==(const CeilingMeasurement&) const = default;
};

struct KernelMeasurement {
    std::string id; ///< "vector_add", …
    Flops work;
    Bytes traffic;
    Timing time;
    Conditions conditions;
    std::optional<CheckResult> check;
    std::optional<Arithmetic> arithmetic{}; ///< what it computes with, where that is not plain float32

    [[nodiscard]] Bandwidth bandwidth() const { return traffic / time.median; }
    [[nodiscard]] ComputeRate computeRate() const { return work / time.median; }
    [[nodiscard]] Intensity intensity() const { return work / traffic; }
    /// A result that failed its check is told, and never drawn as a point.
    [[nodiscard]] bool isUsable() const { return !check || check->passed; }

    bool operator==(const KernelMeasurement&) const = default;
};

} // namespace roofline
