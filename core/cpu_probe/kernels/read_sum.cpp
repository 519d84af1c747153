// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/cpu_probe/kernels/read_sum.h"

#include <bit>
#include <cstring>

namespace roofline {

namespace {

using Words4 [[gnu::vector_size(16)]] = std::uint32_t;
using Words8 [[gnu::vector_size(32)]] = std::uint32_t;
using Words16 [[gnu::vector_size(64)]] = std::uint32_t;

template <class Words, unsigned inFlight>
[[gnu::always_inline]] inline std::uint32_t sumOf(const float* a, IndexRange range, std::int64_t passes)
{
    constexpr std::int64_t lanes = sizeof(Words) / sizeof(float);
    Words sums[inFlight] = {};
    std::uint32_t total = 0;
    for (std::int64_t pass = 0; pass < passes; ++pass) {
        std::int64_t i = range.begin;
        for (; i + lanes * inFlight <= range.end; i += lanes * inFlight) {
            for (unsigned k = 0; k < inFlight; ++k) {
                Words words;
                std::memcpy(&words, a + i + k * lanes, sizeof words);
                sums[k] += words;
            }
        }
        for (; i < range.end; ++i)
            total += std::bit_cast<std::uint32_t>(a[i]);
        // The compiler must not take one pass times their number for all passes.
        __asm__ volatile("" ::: "memory");
    }
    for (unsigned k = 0; k < inFlight; ++k)
        for (std::int64_t lane = 0; lane < lanes; ++lane)
            total += sums[k][lane];
    return total;
}

template <class Words>
[[gnu::always_inline]] inline std::uint32_t sumInFlight(const float* a, IndexRange range, std::int64_t passes,
                                                        int inFlight)
{
    return inFlight == 8 ? sumOf<Words, 8>(a, range, passes) : sumOf<Words, 16>(a, range, passes);
}

#if defined(ROOFLINE_HAS_X86_VECTOR_UNITS)
[[gnu::target("avx512f")]] std::uint32_t sumAvx512(const float* a, IndexRange range, std::int64_t passes, int inFlight)
{
    return sumInFlight<Words16>(a, range, passes, inFlight);
}

[[gnu::target("avx2,fma")]] std::uint32_t sumAvx2(const float* a, IndexRange range, std::int64_t passes, int inFlight)
{
    return sumInFlight<Words8>(a, range, passes, inFlight);
}
#endif

} // namespace

std::uint32_t readSum(const float* a, IndexRange range, std::int64_t passes, int inFlight, VectorUnit unit)
{
#if defined(ROOFLINE_HAS_X86_VECTOR_UNITS)
    if (unit == VectorUnit::Avx512)
        return sumAvx512(a, range, passes, inFlight);
    if (unit == VectorUnit::Avx2)
        return sumAvx2(a, range, passes, inFlight);
#endif
    static_cast<void>(unit);
    return sumInFlight<Words4>(a, range, passes, inFlight);
}

} // namespace roofline
