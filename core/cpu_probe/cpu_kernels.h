// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// The five kernels on the processor: how each is split over the workers, counted and checked.
#pragma once

#include "core/checking/references.h"
#include "core/cpu_probe/vector_unit.h"
#include "core/cpu_probe/worker_pool.h"
#include "core/measuring/probe.h"

#include <optional>
#include <vector>

namespace roofline {

[[nodiscard]] Step vectorAddStep(WorkerPool& pool, InputSeeds seeds, const Plan& plan);
[[nodiscard]] Step transposeStep(WorkerPool& pool, InputSeeds seeds, const Plan& plan);
[[nodiscard]] Step blockReductionStep(WorkerPool& pool, InputSeeds seeds, const Plan& plan);
[[nodiscard]] Step matmulNaiveStep(WorkerPool& pool, InputSeeds seeds, const Plan& plan);
[[nodiscard]] Step matmulTiledStep(WorkerPool& pool, VectorUnit unit, InputSeeds seeds, const Plan& plan);

/// The measured crossover (core/measuring/product_point.h) up to what the processor multiplies in less than a tenth of a second.
[[nodiscard]] std::vector<Step> productSteps(WorkerPool& pool, VectorUnit unit, InputSeeds seeds);

/// "matmul_naive" and "matmul_tiled" with any tile side, as far as one launch takes less than a tenth of a second, as above.
[[nodiscard]] std::optional<Step> liveProductStep(WorkerPool& pool, VectorUnit unit, const LiveRequest& request);

} // namespace roofline
