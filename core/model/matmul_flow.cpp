// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/model/matmul_flow.h"

#include "core/model/blocks.h"

namespace roofline {

MatmulFlow matmulFlow(const MatmulShape& shape)
{
    const auto n = static_cast<double>(shape.n);
    // How often each value of A and of B comes from memory.
    const double loads =
        shape.traffic == Traffic::MatrixOnce ? 1.0 : static_cast<double>(blocksToCover(shape.n, shape.tile));
    MatmulFlow flow;
    flow.loadedValues = 2.0 * n * n * loads;
    flow.loaded = Bytes(flow.loadedValues * shape.elementBytes);
    flow.reuse = n / loads;
    flow.work = matmulWork(shape);
    flow.writtenValues = n * n;
    flow.written = Bytes(flow.writtenValues * shape.elementBytes);
    return flow;
}

} // namespace roofline
