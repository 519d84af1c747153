// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// The ceilings of the tensor cores: products of operands that never leave the SM, again and again, from zero each time. What
// a block writes is in core/checking/tensor_products.h. By mma.sync from capability 7.5 on, operands in registers; by wgmma on
// 9.0, operands in shared memory, since mma.sync reaches but some 60 % there.
#pragma once

#include "core/checking/tensor_products.h"

#include <cuda_runtime_api.h>

#include <cstdint>

namespace roofline::cuda {

inline constexpr TensorTile mmaTile{512, 32, 32, 4, 8};
inline constexpr TensorTile wgmmaTile{128, 256, 128, 1, 8};

/// out, a and b as packed words; `blocks` blocks compute the same, each for itself.
void launchMma(cudaStream_t stream, OperandKind kind, std::uint32_t* out, const std::uint32_t* a,
               const std::uint32_t* b, int blocks, int iterations);
void launchWgmma(cudaStream_t stream, OperandKind kind, std::uint32_t* out, const std::uint32_t* a,
                 const std::uint32_t* b, int blocks, int iterations);

/// 10 · capability that the code of launchMma was compiled for and this card would run; 0: none that it can run.
[[nodiscard]] int mmaCodeVersion(OperandKind kind);

/// Whether this program holds wgmma's code, and lets its blocks take the shared memory that they need.
[[nodiscard]] bool hasWgmmaCode();
[[nodiscard]] cudaError_t allowWgmma(OperandKind kind);

} // namespace roofline::cuda
