// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// out[i] = a[i] + b[i] over a worker's share.
#pragma once

#include "core/cpu_probe/index_range.h"

namespace roofline {

void vectorAdd(const float* a, const float* b, float* out, IndexRange share);

} // namespace roofline
