// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/measuring/ceiling_origin.h"

#include <algorithm>
#include <array>
#include <utility>

namespace roofline {

namespace {

using NamedOrigin = std::pair<std::string_view, CeilingOrigin>;

constexpr std::array<NamedOrigin, 18> origins{{
    {"copy", MemoryOrigin{MemoryLevel::Dram, AccessMix::Copy}},
    {"triad", MemoryOrigin{MemoryLevel::Dram, AccessMix::Triad}},
    {"dram_read", MemoryOrigin{MemoryLevel::Dram, AccessMix::Read}},
    {"dram_write", MemoryOrigin{MemoryLevel::Dram, AccessMix::Write}},
    {"l2_read", MemoryOrigin{MemoryLevel::LastLevelCache, AccessMix::Read}},
    {"llc_read", MemoryOrigin{MemoryLevel::LastLevelCache, AccessMix::Read}},
    {"l1_read", MemoryOrigin{MemoryLevel::L1, AccessMix::Read}},
    {"fma_fp32", Arithmetic::Fp32Fma},
    {"muladd_fp32", Arithmetic::Fp32MultiplyAdd},
    {"fma_fp64", Arithmetic::Fp64Fma},
    {"fma_fp16x2", Arithmetic::Fp16x2Fma},
    {"fma_bf16x2", Arithmetic::Bf16x2Fma},
    {"mad_int32", Arithmetic::Int32MultiplyAdd},
    {"mma_fp16", Arithmetic::TensorFp16},
    {"mma_bf16", Arithmetic::TensorBf16},
    {"mma_tf32", Arithmetic::TensorTf32},
    {"mma_fp8", Arithmetic::TensorFp8},
    {"mma_int8", Arithmetic::TensorInt8},
}};

} // namespace

bool isInteger(Arithmetic arithmetic)
{
    return arithmetic == Arithmetic::Int32MultiplyAdd || arithmetic == Arithmetic::TensorInt8;
}

std::optional<Arithmetic> arithmeticOf(const std::optional<CeilingOrigin>& origin)
{
    const Arithmetic* arithmetic = origin ? std::get_if<Arithmetic>(&*origin) : nullptr;
    return arithmetic != nullptr ? std::optional(*arithmetic) : std::nullopt;
}

bool isClassic(std::string_view ceilingId) { return ceilingId == "copy" || ceilingId == "fma_fp32"; }

std::optional<CeilingOrigin> knownOrigin(std::string_view ceilingId)
{
    const auto* const named = std::find_if(
        origins.begin(), origins.end(), [ceilingId](const NamedOrigin& origin) { return origin.first == ceilingId; });
    return named != origins.end() ? std::optional(named->second) : std::nullopt;
}

} // namespace roofline
