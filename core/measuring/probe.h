// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// The seam that every measuring place implements: what a device is, and the work that it can run and check. How work is
// warmed up, batched, sampled, summarised and told is measuring_run's, the same for every device.
#pragma once

#include "core/measuring/ceiling_origin.h"
#include "core/measuring/conditions.h"
#include "core/measuring/device_facts.h"
#include "core/measuring/live.h"
#include "core/measuring/measurement.h"
#include "core/measuring/plan.h"

#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <stop_token>
#include <string>
#include <vector>

namespace roofline {

/// One kernel in one shape, with its buffers allocated. Freed with the object.
class Workload {
public:
    Workload() = default;
    Workload(const Workload&) = delete;
    Workload& operator=(const Workload&) = delete;
    virtual ~Workload() = default;

    /// Told once, before anything else: after this stop is requested, everything here may return early with whatever it has,
    /// since nobody looks at it. Only for workloads that take longer over something than a cancel may wait.
    virtual void stopWhen(const std::stop_token& stop) { static_cast<void>(stop); }
    /// Fills the outputs with values that no right answer contains.
    virtual void poison() = 0;
    /// Runs `launches` launches back to back and returns the time of all of them together.
    virtual Seconds run(int launches) = 0;
    /// Compares what the last run left with a reference computed on the host.
    [[nodiscard]] virtual CheckResult check() = 0;
};

struct Candidate {
    std::string shape; ///< empty where the step has one shape
    Flops work;        ///< of one launch; integer operations where the step's arithmetic is of integers
    Bytes traffic;     ///< of one launch
    std::function<std::unique_ptr<Workload>()> prepare;
    /// How long the device is left idle before each sample: for work that would meet its power limit within some tenths of a
    /// second, so that what is timed is the unit and not the limit. The shape's name says so. 0: samples follow each other.
    Seconds rest{0.0};
};

enum class StepKind { BandwidthCeiling, ComputeCeiling, Kernel };

/// One result to be: a kernel, or a ceiling whose best candidate counts.
struct Step {
    StepKind kind = StepKind::Kernel;
    std::string id;
    std::vector<Candidate> candidates;
    /// What a ceiling is a ceiling of; where a step does not say, what its id stands for (ceiling_origin.h). Of a kernel, the
    /// arithmetic that it computes with, where that is not plain float32.
    std::optional<CeilingOrigin> origin{};
    /// One of many points of a curve, judged by the curve: a few samples, and the timed output checked alone (plan.h).
    bool isPointOfSeries = false;
};

/// A device went wrong. The message is one line for people; caught once, in measuring_run.
class ProbeError : public std::runtime_error {
public:
    ProbeError(const std::string& message, bool isProcessUnusable)
        : std::runtime_error(message), m_isProcessUnusable(isProcessUnusable)
    {}
    [[nodiscard]] bool isProcessUnusable() const { return m_isProcessUnusable; }

private:
    bool m_isProcessUnusable;
};

class Probe {
public:
    Probe() = default;
    Probe(const Probe&) = delete;
    Probe& operator=(const Probe&) = delete;
    virtual ~Probe() = default;

    [[nodiscard]] virtual DeviceFacts facts() const = 0;
    /// Driver, runtime, compiler, host; the conditions in it are left to the run.
    [[nodiscard]] virtual Environment environment() const = 0;
    /// A reading of this moment. Called from another thread while work runs.
    [[nodiscard]] virtual Conditions conditions() = 0;
    /// The ceilings first, then the kernels, in the order in which they are measured.
    [[nodiscard]] virtual std::vector<Step> steps(const Plan& plan) = 0;
    /// One kernel at the asked size, in one shape; none where this device does not have it, or would take too long over it.
    [[nodiscard]] virtual std::optional<Step> liveStep(const LiveRequest& request)
    {
        static_cast<void>(request);
        return std::nullopt;
    }
};

} // namespace roofline
