// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/cpu_probe/kernels/vector_add.h"

namespace roofline {

void vectorAdd(const float* __restrict a, const float* __restrict b, float* __restrict out, IndexRange share)
{
    for (std::int64_t i = share.begin; i < share.end; ++i)
        out[i] = a[i] + b[i];
}

} // namespace roofline
