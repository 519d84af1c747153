// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// The double-precision chains of checking/arithmetic_chains.h, one thread of them in each vector lane of each worker.
#pragma once

#include "core/cpu_probe/vector_unit.h"

#include <cstdint>

namespace roofline {

/// Threads of the chain that one worker runs at once: the doubles of a vector.
[[nodiscard]] int lanesOfFp64(VectorUnit unit);

/// False where the processor has no fused multiply-add: the chain is then not run.
[[nodiscard]] bool isFusedFp64(VectorUnit unit);

/// The bits of out[lane] for lane < lanesOfFp64(unit): the word of thread firstThread + lane. chains: 4, 8 or 16.
void fmaChainsFp64(float* out, std::uint64_t firstThread, int chains, std::int64_t iterations, VectorUnit unit);

} // namespace roofline
