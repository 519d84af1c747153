// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "cuda/clocks.h"

#include "core/quantity/units.h"

#include <fmt/format.h>

#include <array>
#include <limits>
#include <utility>

namespace roofline::cuda {

namespace {

constexpr unsigned long long idle = 0x1;
constexpr unsigned powerNow = 186; // NVML_FI_DEV_POWER_INSTANT, in milliwatts
constexpr int valueTypeUnsigned = 1;

constexpr std::array<std::pair<unsigned long long, const char*>, 8> reasonWords{{
    {0x2, "clocks set by an application"},
    {0x4, "power cap"},
    {0x8, "hardware slowdown"},
    {0x10, "sync boost"},
    {0x20, "software thermal slowdown"},
    {0x40, "hardware thermal slowdown"},
    {0x80, "power brake"},
    {0x100, "display clock setting"},
}};

/// NVML gives all ones for a value that it does not have, and a clock or a power of 0 is none either.
std::optional<double> known(unsigned value)
{
    if (value == 0 || value == std::numeric_limits<unsigned>::max())
        return std::nullopt;
    return value;
}

} // namespace

std::vector<std::string> throttleReasons(unsigned long long bits)
{
    std::vector<std::string> words;
    unsigned long long rest = bits & ~idle;
    for (const auto& [bit, word] : reasonWords) {
        if ((rest & bit) != 0)
            words.emplace_back(word);
        rest &= ~bit;
    }
    if (rest != 0)
        words.push_back(fmt::format("reason {:#x}", rest));
    return words;
}

Clocks::Clocks(const Nvml& nvml, const std::optional<std::string>& uuid)
    : m_nvml(nvml), m_device(uuid ? findDevice(nvml, *uuid) : std::nullopt)
{}

Conditions Clocks::read() const
{
    Conditions now;
    if (!m_device)
        return now;
    now.clock = clock(NvmlClock::Multiprocessor);
    now.memoryClock = clock(NvmlClock::Memory);
    now.power = power();
    now.temperature = temperature();
    unsigned long long bits = 0;
    if (m_nvml.deviceClockEventReasons != nullptr && m_nvml.deviceClockEventReasons(*m_device, &bits) == 0)
        now.throttleReasons = throttleReasons(bits);
    return now;
}

std::optional<Frequency> Clocks::clock(NvmlClock kind) const
{
    unsigned value = 0;
    if (m_nvml.deviceClock == nullptr || m_nvml.deviceClock(*m_device, kind, &value) != 0)
        return std::nullopt;
    const auto mhz = known(value);
    return mhz ? std::optional(megahertz(*mhz)) : std::nullopt;
}

std::optional<Power> Clocks::power() const
{
    // The plain call averages over a second, longer than a kernel is measured: ask for the power of now first.
    NvmlFieldValue field{};
    field.fieldId = powerNow;
    if (m_nvml.deviceFieldValues != nullptr && m_nvml.deviceFieldValues(*m_device, 1, &field) == 0 &&
        field.result == 0 && field.valueType == valueTypeUnsigned) {
        if (const auto milliwatts = known(field.value.asUnsigned))
            return watts(*milliwatts / 1e3);
    }
    unsigned value = 0;
    if (m_nvml.devicePower == nullptr || m_nvml.devicePower(*m_device, &value) != 0)
        return std::nullopt;
    const auto milliwatts = known(value);
    return milliwatts ? std::optional(watts(*milliwatts / 1e3)) : std::nullopt;
}

std::optional<Temperature> Clocks::temperature() const
{
    constexpr int onTheChip = 0;
    unsigned value = 0;
    if (m_nvml.deviceTemperature == nullptr || m_nvml.deviceTemperature(*m_device, onTheChip, &value) != 0)
        return std::nullopt;
    const auto degrees = known(value);
    return degrees ? std::optional(celsius(*degrees)) : std::nullopt;
}

std::optional<Frequency> Clocks::highestClock() const
{
    unsigned value = 0;
    if (!m_device || m_nvml.deviceHighestClock == nullptr ||
        m_nvml.deviceHighestClock(*m_device, NvmlClock::Multiprocessor, &value) != 0)
        return std::nullopt;
    const auto mhz = known(value);
    return mhz ? std::optional(megahertz(*mhz)) : std::nullopt;
}

std::optional<Bytes> Clocks::freeMemory() const
{
    NvmlMemory memory{};
    if (!m_device || m_nvml.deviceMemory == nullptr || m_nvml.deviceMemory(*m_device, &memory) != 0)
        return std::nullopt;
    return Bytes(static_cast<double>(memory.free));
}

} // namespace roofline::cuda
