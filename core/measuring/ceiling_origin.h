// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// What a ceiling is a ceiling of: a level of memory under a mix of reads and writes, or a unit of arithmetic at a precision.
// How it was measured, and how people and files call it, is not known here.
#pragma once

#include <optional>
#include <string_view>
#include <variant>

namespace roofline {

/// From far to near.
enum class MemoryLevel {
    Dram,
    LastLevelCache, ///< L2 of a card, the last level of a processor
    L1,             ///< L1 or shared memory of an SM, the first level of a core
};

enum class AccessMix {
    Read,
    Write,
    Copy,  ///< one read, one write
    Triad, ///< two reads, one write
};

enum class Arithmetic {
    Fp32Fma,
    Fp32MultiplyAdd, ///< a product and a sum, each rounded, never fused
    Fp64Fma,
    Fp16x2Fma,
    Bf16x2Fma,
    Int32MultiplyAdd,
    TensorFp16, ///< tensor cores; all floating-point ones sum in FP32
    TensorBf16,
    TensorTf32,
    TensorFp8,
    TensorInt8, ///< sums in INT32
};

struct MemoryOrigin {
    MemoryLevel level = MemoryLevel::Dram;
    AccessMix access = AccessMix::Copy;

    bool operator==(const MemoryOrigin&) const = default;
};

using CeilingOrigin = std::variant<MemoryOrigin, Arithmetic>;

/// Integer work is counted in operations (GOP/s), never as FLOP: a multiply-add is two.
[[nodiscard]] bool isInteger(Arithmetic arithmetic);

/// What the ids of this program's own ceilings stand for: copy, triad, dram_read, dram_write, l2_read, llc_read, l1_read,
/// fma_fp32, muladd_fp32, fma_fp64, fma_fp16x2, fma_bf16x2, mad_int32, mma_fp16, mma_bf16, mma_tf32, mma_fp8, mma_int8.
/// None for other ids.
[[nodiscard]] std::optional<CeilingOrigin> knownOrigin(std::string_view ceilingId);

/// The arithmetic of a ceiling of arithmetic, none of a level of memory.
[[nodiscard]] std::optional<Arithmetic> arithmeticOf(const std::optional<CeilingOrigin>& origin);

/// What is added to the id of a ceiling for its sustained rate: "copy_sustained".
inline constexpr std::string_view sustainedSuffix = "_sustained";

/// The two ceilings of the classic chart: copy and fma_fp32.
[[nodiscard]] bool isClassic(std::string_view ceilingId);

} // namespace roofline
