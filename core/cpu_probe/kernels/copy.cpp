// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/cpu_probe/kernels/copy.h"

#include <cstring>

#if defined(ROOFLINE_HAS_STREAMED_STORES)
#include <emmintrin.h>
#endif

namespace roofline {

namespace {

constexpr std::int64_t lineFloats = 16;

void copyRest(const float* a, float* out, IndexRange rest)
{
    for (std::int64_t i = rest.begin; i < rest.end; ++i)
        out[i] = a[i];
}

} // namespace

void copyByMemcpy(const float* a, float* out, IndexRange share)
{
    std::memcpy(out + share.begin, a + share.begin, static_cast<std::size_t>(share.end - share.begin) * sizeof(float));
}

void copyByPlainLoop(const float* a, float* out, IndexRange share)
{
    std::int64_t i = share.begin;
    for (; i + lineFloats <= share.end; i += lineFloats) {
        float line[lineFloats];
        std::memcpy(line, a + i, sizeof line);
        std::memcpy(out + i, line, sizeof line);
        // The compiler must not see the loop as one large copy.
        __asm__ volatile("" ::: "memory");
    }
    copyRest(a, out, {i, share.end});
}

#if defined(ROOFLINE_HAS_STREAMED_STORES)

void copyByStreamedStores(const float* a, float* out, IndexRange share)
{
    std::int64_t i = share.begin;
    for (; i + lineFloats <= share.end; i += lineFloats) {
        for (std::int64_t part = 0; part < lineFloats; part += 4)
            _mm_stream_ps(out + i + part, _mm_load_ps(a + i + part));
    }
    copyRest(a, out, {i, share.end});
    // Streamed stores are seen by others only after a fence.
    _mm_sfence();
}

#endif

} // namespace roofline
