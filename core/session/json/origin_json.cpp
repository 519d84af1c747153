// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/session/json/origin_json.h"

#include <algorithm>
#include <array>
#include <utility>

namespace roofline::json {

namespace {

template <class Meaning, std::size_t count>
using Words = std::array<std::pair<Meaning, std::string_view>, count>;

constexpr Words<MemoryLevel, 3> levels{{
    {MemoryLevel::Dram, "dram"},
    {MemoryLevel::LastLevelCache, "last_level_cache"},
    {MemoryLevel::L1, "l1"},
}};
constexpr Words<AccessMix, 4> accesses{{
    {AccessMix::Read, "read"},
    {AccessMix::Write, "write"},
    {AccessMix::Copy, "copy"},
    {AccessMix::Triad, "triad"},
}};
constexpr Words<Arithmetic, 11> arithmetics{{
    {Arithmetic::Fp32Fma, "fp32_fma"},
    {Arithmetic::Fp32MultiplyAdd, "fp32_multiply_add"},
    {Arithmetic::Fp64Fma, "fp64_fma"},
    {Arithmetic::Fp16x2Fma, "fp16x2_fma"},
    {Arithmetic::Bf16x2Fma, "bf16x2_fma"},
    {Arithmetic::Int32MultiplyAdd, "int32_multiply_add"},
    {Arithmetic::TensorFp16, "tensor_fp16"},
    {Arithmetic::TensorBf16, "tensor_bf16"},
    {Arithmetic::TensorTf32, "tensor_tf32"},
    {Arithmetic::TensorFp8, "tensor_fp8"},
    {Arithmetic::TensorInt8, "tensor_int8"},
}};

template <class Meaning, std::size_t count>
std::string_view wordOf(const Words<Meaning, count>& words, Meaning meaning)
{
    return std::find_if(words.begin(), words.end(), [meaning](const auto& word) { return word.first == meaning; })
        ->second;
}

/// None for words of a newer program.
template <class Meaning, std::size_t count>
std::optional<Meaning> meaningOf(const Words<Meaning, count>& words, const std::optional<Cursor>& at)
{
    if (!at)
        return std::nullopt;
    const std::string text = at->text();
    const auto word = std::find_if(words.begin(), words.end(), [&text](const auto& w) { return w.second == text; });
    return word != words.end() ? std::optional(word->first) : std::nullopt;
}

bool isIntegerWork(const std::optional<CeilingOrigin>& origin)
{
    const Arithmetic* arithmetic = origin ? std::get_if<Arithmetic>(&*origin) : nullptr;
    return arithmetic != nullptr && isInteger(*arithmetic);
}

CeilingKind computeKind(const Cursor& ceiling)
{
    const auto arithmetic = ceiling.find("arithmetic");
    const auto meant = meaningOf(arithmetics, arithmetic);
    const auto byId = knownOrigin(ceiling.at("id").text());
    const bool isKnown = arithmetic ? meant.has_value() : byId.has_value();
    const bool isOfIntegers = arithmetic ? meant && isInteger(*meant) : isIntegerWork(byId);
    const auto unit = ceiling.find("unit");
    if (!unit)
        return isOfIntegers ? CeilingKind::IntegerCompute : CeilingKind::Compute;
    const bool saysIntegers = unit->text() == unitName(CeilingKind::IntegerCompute);
    if (!saysIntegers && unit->text() != unitName(CeilingKind::Compute))
        unit->refuse("\"GFLOP/s\" is needed, or \"GOP/s\" for integers");
    if (isKnown && saysIntegers != isOfIntegers)
        unit->refuse(isOfIntegers ? "\"GOP/s\" is needed" : "\"GFLOP/s\" is needed");
    return saysIntegers ? CeilingKind::IntegerCompute : CeilingKind::Compute;
}

} // namespace

std::string_view unitName(CeilingKind kind)
{
    switch (kind) {
    case CeilingKind::Memory:
        return "GB/s";
    case CeilingKind::Compute:
        return "GFLOP/s";
    case CeilingKind::IntegerCompute:
        break;
    }
    return "GOP/s";
}

OriginWords originWords(const std::optional<CeilingOrigin>& origin)
{
    if (!origin)
        return {};
    if (const auto* memory = std::get_if<MemoryOrigin>(&*origin))
        return {wordOf(levels, memory->level), wordOf(accesses, memory->access), {}};
    return {{}, {}, wordOf(arithmetics, std::get<Arithmetic>(*origin))};
}

void putOrigin(Value& ceiling, const std::optional<CeilingOrigin>& origin)
{
    const OriginWords words = originWords(origin);
    for (const auto& [key, word] : {std::pair("level", words.level), std::pair("access", words.access),
                                    std::pair("arithmetic", words.arithmetic)}) {
        if (!word.empty())
            ceiling[key] = word;
    }
}

std::optional<Arithmetic> readArithmetic(const Cursor& kernel)
{
    return meaningOf(arithmetics, kernel.find("arithmetic"));
}

CeilingKind readCeilingKind(const Cursor& ceiling)
{
    const Cursor kind = ceiling.at("kind");
    if (kind.text() == "compute")
        return computeKind(ceiling);
    if (kind.text() != "bandwidth")
        kind.refuse("\"bandwidth\" or \"compute\" is needed");
    if (const auto unit = ceiling.find("unit"); unit && unit->text() != unitName(CeilingKind::Memory))
        unit->refuse("\"GB/s\" is needed");
    return CeilingKind::Memory;
}

std::optional<CeilingOrigin> readOrigin(const Cursor& ceiling, CeilingKind kind)
{
    const bool isMemory = kind == CeilingKind::Memory;
    const auto level = ceiling.find("level"), access = ceiling.find("access"), arithmetic = ceiling.find("arithmetic");
    if (isMemory ? !level && !access : !arithmetic) {
        const auto known = knownOrigin(ceiling.at("id").text());
        const bool fits = known && std::holds_alternative<MemoryOrigin>(*known) == isMemory &&
                          (isMemory || isIntegerWork(known) == (kind == CeilingKind::IntegerCompute));
        return fits ? known : std::nullopt;
    }
    if (!isMemory)
        return meaningOf(arithmetics, arithmetic);
    const auto knownLevel = meaningOf(levels, level);
    const auto knownAccess = meaningOf(accesses, access);
    if (!knownLevel || !knownAccess)
        return std::nullopt;
    return MemoryOrigin{*knownLevel, *knownAccess};
}

} // namespace roofline::json
