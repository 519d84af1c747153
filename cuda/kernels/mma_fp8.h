// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Products of FP8 by mma.sync, for tensor_products alone: in a file of its own, since they are compiled for capability 8.9
// too, which needs code of its own for nothing else.
#pragma once

#include <cuda_runtime_api.h>

#include <cstdint>

namespace roofline::cuda {

void launchMmaFp8(cudaStream_t stream, std::uint32_t* out, const std::uint32_t* a, const std::uint32_t* b, int blocks,
                  int iterations);
[[nodiscard]] int mmaFp8CodeVersion();

} // namespace roofline::cuda
