// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// The compute ceiling: chains of fused multiply-adds in registers, nothing else. The iteration count is a run-time
// argument, so the chain cannot become straight-line code that times the instruction cache; its body is unrolled ×64, so
// the loop costs nothing. The chain itself, and the host that computes it again, are in core/checking/fma_chain.h.
#pragma once

#include <cuda_runtime_api.h>

#include <cstdint>

namespace roofline::cuda {

inline constexpr int fmaThreadsPerBlock = 512;

/// out[t] = fmaChainSum(t, chains, iterations) for the blocks · 512 threads; chains is 4, 8 or 16.
void launchFmaChain(cudaStream_t stream, float* out, int blocks, int chains, std::int64_t iterations);

} // namespace roofline::cuda
