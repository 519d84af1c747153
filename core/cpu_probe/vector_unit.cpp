// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/cpu_probe/vector_unit.h"

namespace roofline {

VectorUnit widestVectorUnit()
{
#if defined(ROOFLINE_HAS_X86_VECTOR_UNITS)
    if (__builtin_cpu_supports("avx512f"))
        return VectorUnit::Avx512;
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
        return VectorUnit::Avx2;
#endif
    return VectorUnit::Baseline;
}

std::string_view vectorUnitName(VectorUnit unit)
{
    switch (unit) {
    case VectorUnit::Avx512:
        return "AVX-512";
    case VectorUnit::Avx2:
        return "AVX2";
    case VectorUnit::Baseline:
        break;
    }
#if defined(ROOFLINE_HAS_X86_VECTOR_UNITS)
    return "SSE2";
#elif defined(__aarch64__)
    return "NEON";
#else
    return "the compiler's baseline";
#endif
}

} // namespace roofline
