// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/session/theoretical.h"

#include "core/quantity/units.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>

namespace roofline {

namespace {

/// Results a clock cycle of one SM; 0 where none was published, where the documents disagree (pairs of FP16 on 10.0: 256 in the
/// guide of CUDA 12.9, 128 in that of 13), or where it differs between cards of one capability.
struct Throughput {
    std::string_view computeCapability;
    int fp32;
    int fp64;
    int fp16; ///< results, not pairs
    int bf16;
    int int32;
    int tensorFp16; ///< multiply-adds; half of it for TF32, the double for 8-bit types
    bool hasTensorFp8;
};

constexpr std::array<Throughput, 8> throughputs{{
    {"7.0", 64, 32, 128, 0, 64, 0, false},
    {"7.5", 64, 2, 128, 0, 64, 0, false},
    {"8.0", 64, 32, 256, 128, 64, 1024, false},
    {"8.6", 128, 2, 128, 128, 64, 0, false},
    {"8.9", 128, 2, 128, 128, 64, 0, false},
    {"9.0", 128, 64, 256, 256, 64, 2048, true},
    {"10.0", 128, 64, 0, 0, 64, 0, false},
    {"12.0", 128, 2, 128, 128, 64, 0, false},
}};

const Throughput* throughputOf(const DeviceFacts& device)
{
    const auto* const known = std::find_if(throughputs.begin(), throughputs.end(), [&device](const Throughput& one) {
        return device.computeCapability == one.computeCapability;
    });
    return known != throughputs.end() ? &*known : nullptr;
}

/// Results a clock and SM, and the operations that each is.
struct Unit {
    int results = 0;
    std::string_view name;
    int operations = 2;
};

Unit unitOf(Arithmetic arithmetic, const Throughput& sm)
{
    switch (arithmetic) {
    case Arithmetic::Fp32Fma:
        return {sm.fp32, "FMA"};
    case Arithmetic::Fp32MultiplyAdd:
        return {sm.fp32, "products or sums", 1};
    case Arithmetic::Fp64Fma:
        return {sm.fp64, "FMA"};
    case Arithmetic::Fp16x2Fma:
        return {sm.fp16, "FMA"};
    case Arithmetic::Bf16x2Fma:
        return {sm.bf16, "FMA"};
    case Arithmetic::Int32MultiplyAdd:
        return {sm.int32, "multiply-adds"};
    case Arithmetic::TensorFp16:
    case Arithmetic::TensorBf16:
        return {sm.tensorFp16, "tensor multiply-adds"};
    case Arithmetic::TensorTf32:
        return {sm.tensorFp16 / 2, "tensor multiply-adds"};
    case Arithmetic::TensorInt8:
        return {sm.tensorFp16 * 2, "tensor multiply-adds"};
    case Arithmetic::TensorFp8:
        break;
    }
    return {sm.hasTensorFp8 ? sm.tensorFp16 * 2 : 0, "tensor multiply-adds"};
}

std::optional<TheoreticalRate> ofArithmetic(const DeviceFacts& device, Arithmetic arithmetic, Frequency clock)
{
    const Throughput* sm = throughputOf(device);
    if (sm == nullptr || !device.multiprocessors)
        return std::nullopt;
    const Unit unit = unitOf(arithmetic, *sm);
    if (unit.results == 0)
        return std::nullopt;
    const double perSecond = double{1} * *device.multiprocessors * unit.results * unit.operations * clock.value();
    const std::string twice = unit.operations == 2 ? " x 2" : "";
    return TheoreticalRate{perSecond, fmt::format("{} SMs x {} {}{} x {:.0f} MHz", *device.multiprocessors,
                                                  unit.results, unit.name, twice, inMegahertz(clock))};
}

std::optional<TheoreticalRate> ofSharedMemory(const DeviceFacts& device, Frequency clock)
{
    constexpr int bytesOfBanks = 32 * 4;
    if (throughputOf(device) == nullptr || !device.multiprocessors)
        return std::nullopt;
    return TheoreticalRate{
        double{1} * *device.multiprocessors * bytesOfBanks * clock.value(),
        fmt::format("{} SMs x {} byte x {:.0f} MHz", *device.multiprocessors, bytesOfBanks, inMegahertz(clock))};
}

std::optional<TheoreticalRate> ofDram(const DeviceFacts& device, const std::optional<Frequency>& memoryClock)
{
    if (!memoryClock || !device.memoryBusBits)
        return std::nullopt;
    return TheoreticalRate{*device.memoryBusBits / 8.0 * 2.0 * memoryClock->value(),
                           fmt::format("{} bit x 2 x {:.0f} MHz", *device.memoryBusBits, inMegahertz(*memoryClock))};
}

} // namespace

std::optional<TheoreticalRate> theoreticalRate(const DeviceFacts& device, const CeilingMeasurement& ceiling)
{
    if (device.kind != DeviceKind::Cuda || !ceiling.origin || !ceiling.isUsable())
        return std::nullopt;
    const Conditions& during = ceiling.best.conditions;
    const auto* memory = std::get_if<MemoryOrigin>(&*ceiling.origin);
    if (memory != nullptr && memory->level == MemoryLevel::Dram)
        return ofDram(device, during.memoryClock);
    if (!during.clock)
        return std::nullopt;
    if (memory == nullptr)
        return ofArithmetic(device, std::get<Arithmetic>(*ceiling.origin), *during.clock);
    return memory->level == MemoryLevel::L1 ? ofSharedMemory(device, *during.clock) : std::nullopt;
}

} // namespace roofline
