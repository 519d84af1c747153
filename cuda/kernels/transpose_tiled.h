// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// out[j][i] = in[i][j] of a side×side matrix through 32×32 tiles in shared memory, so that both reading and writing are
// contiguous. Plain, a tile's columns all lie in one bank; padded, one float a row more spreads them over all.
#pragma once

#include <cuda_runtime_api.h>

#include <cstdint>

namespace roofline::cuda {

void launchTransposeShared(cudaStream_t stream, float* out, const float* in, std::int64_t side);
void launchTransposePadded(cudaStream_t stream, float* out, const float* in, std::int64_t side);

} // namespace roofline::cuda
