// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// The copy in its honest shapes: out[i] = a[i] over a worker's share.
#pragma once

#include "core/cpu_probe/index_range.h"

namespace roofline {

/// The C library's own, which chooses its way by size.
void copyByMemcpy(const float* a, float* out, IndexRange share);
/// Load and store of 64 byte at a time, which no compiler turns into a call of memcpy.
void copyByPlainLoop(const float* a, float* out, IndexRange share);

#if defined(__SSE2__)
#define ROOFLINE_HAS_STREAMED_STORES
/// Stores past the caches, so that a line is not read before it is written. The share begins on a 64-byte border.
void copyByStreamedStores(const float* a, float* out, IndexRange share);
#endif

} // namespace roofline
