// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// One kernel on the worker pool with its buffers: fills, poisons, runs, checks. Which kernel is its description's.
#pragma once

#include "core/checking/references.h"
#include "core/cpu_probe/float_buffer.h"
#include "core/cpu_probe/worker_pool.h"
#include "core/measuring/probe.h"

#include <cstdint>
#include <functional>
#include <span>
#include <stop_token>

namespace roofline {

/// What a kernel reads and writes. An input that it has not is null.
struct KernelBuffers {
    const float* a = nullptr;
    const float* b = nullptr;
    float* out = nullptr;
};

struct CpuKernel {
    std::int64_t aElements = 0;
    std::int64_t bElements = 0;
    std::int64_t outElements = 0;
    std::function<void(const KernelBuffers&, int worker, int workers)> run;
    /// May return early, with whatever it has, once a stop is requested.
    std::function<CheckResult(std::span<const float> out, const std::stop_token& stop)> check;
};

class CpuWorkload final : public Workload {
public:
    /// The pool outlives it.
    CpuWorkload(WorkerPool& pool, InputSeeds seeds, CpuKernel kernel);

    void stopWhen(const std::stop_token& stop) override { m_stop = stop; }
    void poison() override;
    Seconds run(int launches) override;
    [[nodiscard]] CheckResult check() override;

private:
    /// Before the buffers are used for the first time, and not with them: by then it is known when to stop.
    void fillOnce();
    template <class ValueAt>
    void fill(FloatBuffer& buffer, ValueAt valueAt);

    WorkerPool& m_pool;
    CpuKernel m_kernel;
    InputSeeds m_seeds;
    FloatBuffer m_a;
    FloatBuffer m_b;
    FloatBuffer m_out;
    bool m_isFilled = false;
    std::stop_token m_stop;
};

} // namespace roofline
