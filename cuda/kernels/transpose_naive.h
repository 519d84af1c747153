// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// out[x][y] = in[y][x] of a side×side matrix, one element a thread: reads a row, writes a column. Blocks of 16×16, since
// the block shape alone doubles it on some cards against 32×8, and a naive kernel should not be made worse than it is.
#pragma once

#include <cuda_runtime_api.h>

#include <cstdint>

namespace roofline::cuda {

void launchTransposeNaive(cudaStream_t stream, float* out, const float* in, std::int64_t side);

} // namespace roofline::cuda
