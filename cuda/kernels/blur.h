// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// A 5×5 blur of a side×side image (core/checking/image_rules.h) three times: every tap from device memory; from a 32×32 tile
// with its apron in shared memory; and from such a tile in two passes of five taps, rows first.
#pragma once

#include <cuda_runtime_api.h>

#include <cstdint>

namespace roofline::cuda {

void launchBlurUntiled(cudaStream_t stream, float* out, const float* in, std::int64_t side);
void launchBlurTiled(cudaStream_t stream, float* out, const float* in, std::int64_t side);
void launchBlurSeparable(cudaStream_t stream, float* out, const float* in, std::int64_t side);

} // namespace roofline::cuda
