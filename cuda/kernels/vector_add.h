// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// c[i] = a[i] + b[i], one element a thread, 256 threads a block: the kernel of a first course.
#pragma once

#include <cuda_runtime_api.h>

#include <cstdint>

namespace roofline::cuda {

void launchVectorAdd(cudaStream_t stream, float* c, const float* a, const float* b, std::int64_t elements);

} // namespace roofline::cuda
