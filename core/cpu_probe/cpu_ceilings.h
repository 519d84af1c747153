// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// The two classic ceilings of the processor and its float64 rate, each in the shapes that may turn out to be the fastest. Other
// levels of memory are cpu_streams'.
#pragma once

#include "core/checking/references.h"
#include "core/cpu_probe/vector_unit.h"
#include "core/cpu_probe/worker_pool.h"
#include "core/measuring/probe.h"

#include <optional>

namespace roofline {

/// "copy": memcpy, streamed stores where the processor has them, a plain loop.
[[nodiscard]] Step copyStep(WorkerPool& pool, InputSeeds seeds, const Plan& plan);

/// "fma_fp32": 4, 8 and 16 chains in each vector lane of each worker.
[[nodiscard]] Step fmaStep(WorkerPool& pool, VectorUnit unit, const Plan& plan);

/// "fma_fp64": the same in double precision. None where the processor has no fused multiply-add.
[[nodiscard]] std::optional<Step> fmaFp64Step(WorkerPool& pool, VectorUnit unit, const Plan& plan);

} // namespace roofline
