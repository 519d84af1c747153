// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// The processor's bandwidth ceilings but the copy: DRAM by read, write and triad, and reads from two levels of cache.
#pragma once

#include "core/checking/references.h"
#include "core/cpu_probe/processor_caches.h"
#include "core/cpu_probe/vector_unit.h"
#include "core/cpu_probe/worker_pool.h"
#include "core/measuring/probe.h"

#include <optional>

namespace roofline {

[[nodiscard]] Step dramReadStep(WorkerPool& pool, VectorUnit unit, InputSeeds seeds, const Plan& plan);
[[nodiscard]] Step dramWriteStep(WorkerPool& pool, const Plan& plan);
[[nodiscard]] Step triadStep(WorkerPool& pool, InputSeeds seeds, const Plan& plan);

/// "llc_read": every worker walks the same buffer, from a place of its own; "l1_read": each a buffer of its own. None where the
/// system does not tell the cache's size, or the level cannot be told apart from the one before.
[[nodiscard]] std::optional<Step> lastLevelReadStep(WorkerPool& pool, VectorUnit unit, InputSeeds seeds,
                                                    const ProcessorCaches& caches);
[[nodiscard]] std::optional<Step> firstLevelReadStep(WorkerPool& pool, VectorUnit unit, InputSeeds seeds,
                                                     const ProcessorCaches& caches);

} // namespace roofline
