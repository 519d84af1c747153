// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/cpu_probe/kernels/triad.h"

#if defined(ROOFLINE_HAS_STREAMED_STORES)
#include <emmintrin.h>
#endif

namespace roofline {

void triadByPlainLoop(const float* __restrict a, const float* __restrict b, float* __restrict out, IndexRange share)
{
    for (std::int64_t i = share.begin; i < share.end; ++i)
        out[i] = a[i] + b[i] * 0.5f;
}

#if defined(ROOFLINE_HAS_STREAMED_STORES)

void triadByStreamedStores(const float* a, const float* b, float* out, IndexRange share)
{
    constexpr std::int64_t four = 4;
    const __m128 half = _mm_set1_ps(0.5f);
    std::int64_t i = share.begin;
    for (; i + four <= share.end; i += four)
        _mm_stream_ps(out + i, _mm_add_ps(_mm_load_ps(a + i), _mm_mul_ps(_mm_load_ps(b + i), half)));
    triadByPlainLoop(a, b, out, {i, share.end});
    // Streamed stores are seen by others only after a fence.
    _mm_sfence();
}

#endif

} // namespace roofline
