// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Reading sixteen bytes whose line is the last to leave L2. A kernel that reads one stream and writes another is faster for it:
// what it has written leaves first, so that memory writes in longer runs. Nothing is read twice: on an H200 the counters of Nsight
// Compute saw every byte come from DRAM, with 1 to 2 % more bytes a second for a copy.
#pragma once

#include <cuda_runtime.h>

#include <cstdint>

namespace roofline::cuda {

/// A plain read before compute capability 8.0, which has no such policy.
__device__ inline float4 loadEvictLast(const float* from)
{
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 800
    std::uint64_t policy = 0;
    asm("createpolicy.fractional.L2::evict_last.b64 %0, 1.0;" : "=l"(policy));
    float4 held;
    asm volatile("ld.global.L1::no_allocate.L2::cache_hint.v4.f32 {%0, %1, %2, %3}, [%4], %5;"
                 : "=f"(held.x), "=f"(held.y), "=f"(held.z), "=f"(held.w)
                 : "l"(from), "l"(policy)
                 : "memory");
    return held;
#else
    return *reinterpret_cast<const float4*>(from);
#endif
}

} // namespace roofline::cuda
