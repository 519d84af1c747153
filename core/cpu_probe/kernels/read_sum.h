// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Reads alone: every 32-bit word of a range is added up, modulo 2³², so that the result proves that each was read.
#pragma once

#include "core/cpu_probe/index_range.h"
#include "core/cpu_probe/vector_unit.h"

#include <cstdint>

namespace roofline {

/// The sum of the words of a[range], read `passes` times. inFlight: 8 or 16 vectors that are read and added side by side.
[[nodiscard]] std::uint32_t readSum(const float* a, IndexRange range, std::int64_t passes, int inFlight,
                                    VectorUnit unit);

} // namespace roofline
