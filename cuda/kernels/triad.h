// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// c[i] = a[i] + b[i] / 2: two reads and a write, sixteen bytes a thread each. Halving is exact, so that fused or not the
// result has the same bits. It may sweep over the buffers several times in one launch.
#pragma once

#include <cuda_runtime_api.h>

#include <cstdint>

namespace roofline::cuda {

void launchTriad(cudaStream_t stream, float* c, const float* a, const float* b, std::int64_t elements, int sweeps);

} // namespace roofline::cuda
