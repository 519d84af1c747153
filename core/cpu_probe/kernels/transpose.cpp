// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/cpu_probe/kernels/transpose.h"

namespace roofline {

void transposeNaive(const float* __restrict a, float* __restrict out, std::int64_t side, IndexRange rows)
{
    for (std::int64_t i = rows.begin; i < rows.end; ++i)
        for (std::int64_t j = 0; j < side; ++j)
            out[j * side + i] = a[i * side + j];
}

} // namespace roofline
