// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// The naive transpose: out[j][i] = a[i][j], row by row of a, each write in another row of out.
#pragma once

#include "core/cpu_probe/index_range.h"

namespace roofline {

void transposeNaive(const float* a, float* out, std::int64_t side, IndexRange rows);

} // namespace roofline
