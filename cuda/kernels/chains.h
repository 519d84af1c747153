// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// The ceilings of the arithmetic units but FP32 FMA: chains of one operation in registers, nothing else, as
// core/checking/arithmetic_chains.h defines them. The iteration count is a run-time argument, and the body is unrolled.
#pragma once

#include <cuda_runtime_api.h>

#include <cstdint>

namespace roofline::cuda {

inline constexpr int chainThreadsPerBlock = 512;
inline constexpr int chainsPerThread = 8;

/// words[t] = chainWord<…>(t, 8, iterations) for the blocks · 512 threads.
using LaunchChains = void (*)(cudaStream_t stream, std::uint32_t* words, int blocks, std::int64_t iterations);

void launchFp64Chains(cudaStream_t stream, std::uint32_t* words, int blocks, std::int64_t iterations);
void launchMultiplyAddChains(cudaStream_t stream, std::uint32_t* words, int blocks, std::int64_t iterations);
void launchIntegerChains(cudaStream_t stream, std::uint32_t* words, int blocks, std::int64_t iterations);
void launchFp16PairChains(cudaStream_t stream, std::uint32_t* words, int blocks, std::int64_t iterations);
/// From compute capability 8.0 on.
void launchBf16PairChains(cudaStream_t stream, std::uint32_t* words, int blocks, std::int64_t iterations);

} // namespace roofline::cuda
