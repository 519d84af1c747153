// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// c = a·b, n×n row by row, one output a thread, every operand from memory; blocks of 16×16.
#pragma once

#include <cuda_runtime_api.h>

#include <cstdint>

namespace roofline::cuda {

void launchMatmulNaive(cudaStream_t stream, float* c, const float* a, const float* b, std::int64_t n);
/// As many rows of c and a alone; b is whole.
void launchMatmulNaiveRows(cudaStream_t stream, float* c, const float* a, const float* b, std::int64_t rows,
                           std::int64_t n);

} // namespace roofline::cuda
