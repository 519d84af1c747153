// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "cuda/device_query.h"

#include "core/cpu_probe/processor_facts.h"
#include "cuda/clocks.h"
#include "cuda/device_state.h"
#include "cuda/handles/cuda_error.h"

#include <fmt/format.h>

#include <array>
#include <cstdlib>

namespace roofline::cuda {

namespace {

/// Absent where the attribute is unknown to the driver, or is 0, which stands for unknown.
std::optional<int> attribute(int index, cudaDeviceAttr which)
{
    int value = 0;
    if (cudaDeviceGetAttribute(&value, which, index) != cudaSuccess) {
        (void)cudaGetLastError();
        return std::nullopt;
    }
    return value > 0 ? std::optional(value) : std::nullopt;
}

std::optional<Bytes> bytesOf(int index, cudaDeviceAttr which)
{
    const auto value = attribute(index, which);
    return value ? std::optional(Bytes(*value)) : std::nullopt;
}

/// The runtime gives clocks in kHz.
std::optional<Frequency> clockOf(int index, cudaDeviceAttr which)
{
    const auto value = attribute(index, which);
    return value ? std::optional(Frequency(*value * 1e3)) : std::nullopt;
}

std::string uuidText(const cudaUUID_t& uuid, const char* prefix)
{
    std::string text = prefix;
    for (int i = 0; i < 16; ++i) {
        if (i == 4 || i == 6 || i == 8 || i == 10)
            text += '-';
        text += fmt::format("{:02x}", static_cast<unsigned char>(uuid.bytes[i]));
    }
    return text;
}

/// A part of a card (MIG) has a UUID of its own, which NVML knows by another prefix.
std::string uuidOf(const cudaUUID_t& uuid, const Nvml& nvml)
{
    const std::string part = uuidText(uuid, "MIG-");
    return findDevice(nvml, part) ? part : uuidText(uuid, "GPU-");
}

std::optional<std::string> pciBusIdOf(int index)
{
    std::array<char, 32> text{};
    if (cudaDeviceGetPCIBusId(text.data(), static_cast<int>(text.size()), index) != cudaSuccess) {
        (void)cudaGetLastError();
        return std::nullopt;
    }
    return text.data();
}

} // namespace

DeviceFacts queryDevice(int index, const Nvml& nvml)
{
    cudaDeviceProp properties{};
    check(cudaGetDeviceProperties(&properties, index), fmt::format("ask what card cuda:{} is", index));
    DeviceFacts facts;
    facts.id = fmt::format("cuda:{}", index);
    facts.kind = DeviceKind::Cuda;
    facts.name = properties.name;
    facts.uuid = uuidOf(properties.uuid, nvml);
    facts.pciBusId = pciBusIdOf(index);
    facts.computeCapability = fmt::format("{}.{}", properties.major, properties.minor);
    facts.multiprocessors = attribute(index, cudaDevAttrMultiProcessorCount);
    facts.memory = Bytes(static_cast<double>(properties.totalGlobalMem));
    facts.lastLevelCache = bytesOf(index, cudaDevAttrL2CacheSize);
    facts.sharedPerMultiprocessor = bytesOf(index, cudaDevAttrMaxSharedMemoryPerMultiprocessor);
    facts.sharedPerBlock = bytesOf(index, cudaDevAttrMaxSharedMemoryPerBlockOptin);
    facts.threadsPerBlock = attribute(index, cudaDevAttrMaxThreadsPerBlock);
    facts.memoryClock = clockOf(index, cudaDevAttrMemoryClockRate);
    facts.memoryBusBits = attribute(index, cudaDevAttrGlobalMemoryBusWidth);
    facts.cudaIndex = index;
    addState(facts, nvml);
    facts.isOnBattery = isOnBattery(SystemFiles()); // it is the machine that has one
    const Clocks clocks(nvml, facts.uuid);
    facts.freeMemory = clocks.freeMemory();
    facts.highestClock = clocks.highestClock();
    if (!facts.highestClock)
        facts.highestClock = clockOf(index, cudaDevAttrClockRate);
    return facts;
}

std::string versionText(int cudaVersion) { return fmt::format("{}.{}", cudaVersion / 1000, cudaVersion % 1000 / 10); }

std::string whyNoCard(const DriverSight& sight)
{
    if (sight.driverVersion == 0)
        return "No NVIDIA driver is installed here: to measure a card, install the driver of your system, or measure "
               "the processor with --device cpu";
    if (sight.answer == cudaErrorInsufficientDriver)
        return fmt::format("The NVIDIA driver is too old: it knows CUDA {}, and this program needs CUDA {}; update the "
                           "driver, or build this program with the older CUDA Toolkit",
                           versionText(sight.driverVersion), versionText(sight.runtimeVersion));
    if (sight.answer != cudaSuccess && sight.answer != cudaErrorNoDevice)
        return CudaError(sight.answer, "count the cards", SourceLocation::current()).what();
    if (sight.visibleDevices && sight.cardsOfDriver.value_or(1) > 0)
        return fmt::format("CUDA_VISIBLE_DEVICES=\"{}\" hides every NVIDIA card of this machine: unset it, or set it "
                           "to the number of a card, such as 0",
                           *sight.visibleDevices);
    return "The NVIDIA driver is installed and finds no card: check that one is fitted, and given to this machine or "
           "container; `nvidia-smi` should list it";
}

CardCount countCards(const Nvml& nvml)
{
    DriverSight sight;
    int cards = 0; // stays as it is where counting fails
    sight.answer = cudaGetDeviceCount(&cards);
    if (sight.answer == cudaSuccess && cards > 0)
        return {cards, std::nullopt};
    (void)cudaGetLastError();
    (void)cudaDriverGetVersion(&sight.driverVersion);
    (void)cudaRuntimeGetVersion(&sight.runtimeVersion);
    if (const char* visible = std::getenv("CUDA_VISIBLE_DEVICES"))
        sight.visibleDevices = visible;
    sight.cardsOfDriver = cardCount(nvml);
    return {0, whyNoCard(sight)};
}

} // namespace roofline::cuda
