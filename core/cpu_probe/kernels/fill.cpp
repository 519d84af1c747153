// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/cpu_probe/kernels/fill.h"

#include <cstring>

#if defined(ROOFLINE_HAS_STREAMED_STORES)
#include <emmintrin.h>
#endif

namespace roofline {

namespace {

constexpr std::int64_t lineFloats = 16;

void fillRest(float* out, IndexRange rest)
{
    for (std::int64_t i = rest.begin; i < rest.end; ++i)
        out[i] = fillValue;
}

} // namespace

void fillByMemset(float* out, IndexRange share)
{
    std::memset(out + share.begin, fillByte, static_cast<std::size_t>(share.end - share.begin) * sizeof(float));
}

void fillByPlainLoop(float* out, IndexRange share)
{
    float line[lineFloats];
    for (float& value : line)
        value = fillValue;
    std::int64_t i = share.begin;
    for (; i + lineFloats <= share.end; i += lineFloats) {
        std::memcpy(out + i, line, sizeof line);
        __asm__ volatile("" ::: "memory");
    }
    fillRest(out, {i, share.end});
}

#if defined(ROOFLINE_HAS_STREAMED_STORES)

void fillByStreamedStores(float* out, IndexRange share)
{
    const __m128 four = _mm_set1_ps(fillValue);
    std::int64_t i = share.begin;
    for (; i + lineFloats <= share.end; i += lineFloats) {
        for (std::int64_t part = 0; part < lineFloats; part += 4)
            _mm_stream_ps(out + i + part, four);
    }
    fillRest(out, {i, share.end});
    // Streamed stores are seen by others only after a fence.
    _mm_sfence();
}

#endif

} // namespace roofline
