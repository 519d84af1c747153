// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// A stream with a run-time number of fused multiply-adds an element (core/checking/knee_reference.h): from far under the
// memory's roof to far under the arithmetic's, in one kernel.
#pragma once

#include <cuda_runtime_api.h>

#include <cstdint>

namespace roofline::cuda {

void launchKnee(cudaStream_t stream, float* out, const float* in, std::int64_t elements, std::int64_t perFour);

} // namespace roofline::cuda
