// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// The vector instructions of the processor that runs this, found when it runs: one program uses each machine's best.
#pragma once

#include <string_view>

#if defined(__x86_64__) && (defined(__GNUC__) || defined(__clang__))
#define ROOFLINE_HAS_X86_VECTOR_UNITS
#endif

namespace roofline {

enum class VectorUnit {
    Baseline, ///< what the program was compiled for
    Avx2,     ///< 8 floats, fused multiply-add
    Avx512,   ///< 16 floats, fused multiply-add
};

[[nodiscard]] VectorUnit widestVectorUnit();

/// "AVX-512"
[[nodiscard]] std::string_view vectorUnitName(VectorUnit unit);

} // namespace roofline
