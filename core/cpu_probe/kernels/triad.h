// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// The triad in its honest shapes: out[i] = a[i] + b[i] / 2 over a worker's share. The half is exact, so that it does not matter
// whether product and sum are fused.
#pragma once

#include "core/cpu_probe/index_range.h"
#include "core/cpu_probe/kernels/copy.h"

namespace roofline {

void triadByPlainLoop(const float* a, const float* b, float* out, IndexRange share);
#if defined(ROOFLINE_HAS_STREAMED_STORES)
/// Stores past the caches, so that a line is not read before it is written. The share begins on a 64-byte border.
void triadByStreamedStores(const float* a, const float* b, float* out, IndexRange share);
#endif

} // namespace roofline
