// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Writes alone in their honest shapes: every byte of a worker's share becomes fillByte.
#pragma once

#include "core/cpu_probe/index_range.h"
#include "core/cpu_probe/kernels/copy.h"

namespace roofline {

inline constexpr unsigned char fillByte = 0x3F;
/// The float of four such bytes.
inline constexpr float fillValue = 0x1.7E7E7Ep-1f;

/// The C library's own, which chooses its way by size.
void fillByMemset(float* out, IndexRange share);
/// Stores of 64 byte at a time, which no compiler turns into a call of memset.
void fillByPlainLoop(float* out, IndexRange share);
#if defined(ROOFLINE_HAS_STREAMED_STORES)
/// Stores past the caches, so that a line is not read before it is written. The share begins on a 64-byte border.
void fillByStreamedStores(float* out, IndexRange share);
#endif

} // namespace roofline
