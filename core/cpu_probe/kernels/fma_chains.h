// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// The chains of fused multiply-adds of checking/fma_chain.h, one thread of them in each vector lane of each worker.
#pragma once

#include "core/cpu_probe/vector_unit.h"

#include <cstdint>

namespace roofline {

/// Threads of the chain that one worker runs at once: the floats of a vector.
[[nodiscard]] int lanesOf(VectorUnit unit);

/// False where the processor has no fused multiply-add: then each step is a product and a sum, rounded twice.
[[nodiscard]] bool isFused(VectorUnit unit);

/// out[lane] for lane < lanesOf(unit): what thread firstThread + lane writes. chains: 4, 8 or 16.
void fmaChains(float* out, std::uint64_t firstThread, int chains, std::int64_t iterations, VectorUnit unit);

/// What one thread must write on this unit, computed by the C library's fma one value at a time.
[[nodiscard]] float expectedChainSum(std::uint64_t thread, int chains, std::int64_t iterations, VectorUnit unit);

} // namespace roofline
