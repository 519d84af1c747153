// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Operands of the tensor-core ceilings and what their products must be. Every format is laid out in the same bytes: a row of
// either operand is its values along the depth, 32 bytes for one step of the instruction. How a card multiplies is not known
// here, but how exactly it must.
#pragma once

#include "core/checking/error_tally.h"

#include <cstdint>
#include <span>
#include <vector>

namespace roofline {

enum class OperandKind { Fp16, Bf16, Tf32, Fp8, Int8 };

[[nodiscard]] int operandBytes(OperandKind kind);

/// `rows` rows of `rowBytes` each, packed: random values with all bits of their significand in use, 1/16 to 1 in size and
/// of both signs; INT8: all values.
[[nodiscard]] std::vector<std::uint32_t> tensorOperand(OperandKind kind, std::int64_t rows, std::int64_t rowBytes,
                                                       std::uint32_t seed);

/// The value of element `index` of a packed operand.
[[nodiscard]] double operandValue(OperandKind kind, std::span<const std::uint32_t> operand, std::int64_t index);

/// What a block computes: d = repeats · a · bᵀ, from zero in each iteration, and a hash of one result a thread over all
/// iterations, which proves that each was run.
struct TensorTile {
    std::int64_t rows = 128;
    std::int64_t columns = 256;
    std::int64_t rowBytes = 128;
    int repeats = 1; ///< products summed up in one iteration
    int warps = 8;   ///< each holds rows / warps rows

    [[nodiscard]] constexpr std::int64_t threads() const { return std::int64_t{warps} * 32; }
    /// 4-byte words that a block writes: its results row by row, then a hash a thread.
    [[nodiscard]] constexpr std::int64_t outputWords() const { return rows * columns + threads(); }
    /// Where the result that `thread` hashes is in its block's output: row lane/4 of its warp, column 2·(lane mod 4).
    [[nodiscard]] constexpr std::int64_t hashedResult(std::int64_t thread) const
    {
        return (thread / 32 * (rows / warps) + thread % 32 / 4) * columns + 2 * (thread % 4);
    }
};

[[nodiscard]] std::vector<double> tensorProduct(OperandKind kind, std::span<const std::uint32_t> a,
                                                std::span<const std::uint32_t> b, const TensorTile& tile);

/// The outputs of whole blocks. INT8 must be exact; the others may lose what summing in FP32 loses, and FP8, whose sums are
/// kept in fewer bits while an instruction runs, more.
[[nodiscard]] ErrorTally compareTensorBlocks(std::span<const float> out, OperandKind kind,
                                             std::span<const double> product, const TensorTile& tile,
                                             std::int64_t iterations);

} // namespace roofline
