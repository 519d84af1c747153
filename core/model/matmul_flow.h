// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// The matrix product as a flow: how many values and bytes pass from global memory to the chip and back, and how often a
// loaded value is used. Parts of what matmul_model counts as a whole.
#pragma once

#include "core/model/matmul_model.h"

namespace roofline {

struct MatmulFlow {
    double loadedValues = 0.0; ///< of A and B, from global memory: 2·N²·⌈N/T⌉, or 2·N² with each matrix once
    Bytes loaded;
    double reuse = 0.0; ///< multiply-adds that use a loaded value, on average: 2·N³ / loadedValues; T where T divides N
    Flops work;         ///< 2·N³
    double writtenValues = 0.0; ///< of C: N²
    Bytes written;
};

/// loaded + written is matmulTraffic(shape).
[[nodiscard]] MatmulFlow matmulFlow(const MatmulShape& shape);

} // namespace roofline
