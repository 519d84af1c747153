// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// One thread of a chain in each lane, for any kind of chain: which vector unit, and how many chains at once. What a chain computes
// is the kind's: it has the types Vector16, Vector32 and Vector64 of so many bytes, and run<Vector, chains>.
#pragma once

#include "core/cpu_probe/vector_unit.h"

#include <cstdint>

namespace roofline::chains {

/// The count is a constant in each, so that all chains live in registers.
template <class Kind, class Vector>
[[gnu::always_inline]] inline void runAny(float* out, std::uint64_t firstThread, int chains, std::int64_t iterations)
{
    if (chains == 4)
        Kind::template run<Vector, 4>(out, firstThread, iterations);
    else if (chains == 8)
        Kind::template run<Vector, 8>(out, firstThread, iterations);
    else
        Kind::template run<Vector, 16>(out, firstThread, iterations);
}

#if defined(ROOFLINE_HAS_X86_VECTOR_UNITS)
template <class Kind>
[[gnu::target("avx512f")]] void runAvx512(float* out, std::uint64_t firstThread, int chains, std::int64_t iterations)
{
    runAny<Kind, typename Kind::Vector64>(out, firstThread, chains, iterations);
}

template <class Kind>
[[gnu::target("avx2,fma")]] void runAvx2(float* out, std::uint64_t firstThread, int chains, std::int64_t iterations)
{
    runAny<Kind, typename Kind::Vector32>(out, firstThread, chains, iterations);
}
#endif

/// chains: 4, 8 or 16.
template <class Kind>
void run(float* out, std::uint64_t firstThread, int chains, std::int64_t iterations, [[maybe_unused]] VectorUnit unit)
{
#if defined(ROOFLINE_HAS_X86_VECTOR_UNITS)
    if (unit == VectorUnit::Avx512)
        return runAvx512<Kind>(out, firstThread, chains, iterations);
    if (unit == VectorUnit::Avx2)
        return runAvx2<Kind>(out, firstThread, chains, iterations);
#endif
    runAny<Kind, typename Kind::Vector16>(out, firstThread, chains, iterations);
}

/// How many threads that is at once.
template <class Kind>
[[nodiscard]] constexpr int lanes(VectorUnit unit)
{
    const auto bytes = unit == VectorUnit::Avx512 ? 64 : unit == VectorUnit::Avx2 ? 32 : 16;
    return bytes / static_cast<int>(sizeof(typename Kind::Element));
}

} // namespace roofline::chains
