// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "cuda/nvml.h"

#include <dlfcn.h>

#include <array>

namespace roofline::cuda {

namespace {

template <class Function>
void find(void* library, Function& function, const char* name, const char* olderName = nullptr)
{
    void* symbol = dlsym(library, name);
    if (symbol == nullptr && olderName != nullptr)
        symbol = dlsym(library, olderName);
    function = reinterpret_cast<Function>(symbol);
}

Nvml load()
{
    void* library = dlopen("libnvidia-ml.so.1", RTLD_NOW | RTLD_LOCAL);
    if (library == nullptr)
        return {};
    NvmlReturn (*start)() = nullptr;
    find(library, start, "nvmlInit_v2");
    if (start == nullptr || start() != 0)
        return {};
    Nvml nvml;
    find(library, nvml.systemDriverVersion, "nvmlSystemGetDriverVersion");
    find(library, nvml.deviceCount, "nvmlDeviceGetCount_v2");
    find(library, nvml.deviceByUuid, "nvmlDeviceGetHandleByUUID");
    find(library, nvml.deviceClock, "nvmlDeviceGetClockInfo");
    find(library, nvml.deviceHighestClock, "nvmlDeviceGetMaxClockInfo");
    find(library, nvml.devicePower, "nvmlDeviceGetPowerUsage");
    find(library, nvml.deviceTemperature, "nvmlDeviceGetTemperature");
    find(library, nvml.deviceClockEventReasons, "nvmlDeviceGetCurrentClocksEventReasons",
         "nvmlDeviceGetCurrentClocksThrottleReasons");
    find(library, nvml.deviceFieldValues, "nvmlDeviceGetFieldValues");
    find(library, nvml.deviceMemory, "nvmlDeviceGetMemoryInfo");
    find(library, nvml.deviceComputeProcesses, "nvmlDeviceGetComputeRunningProcesses_v3",
         "nvmlDeviceGetComputeRunningProcesses_v2");
    find(library, nvml.deviceGraphicsProcesses, "nvmlDeviceGetGraphicsRunningProcesses_v3",
         "nvmlDeviceGetGraphicsRunningProcesses_v2");
    find(library, nvml.deviceDisplayMode, "nvmlDeviceGetDisplayMode");
    find(library, nvml.deviceDisplayActive, "nvmlDeviceGetDisplayActive");
    find(library, nvml.deviceEccMode, "nvmlDeviceGetEccMode");
    return nvml;
}

} // namespace

const Nvml& systemNvml()
{
    static const Nvml nvml = load();
    return nvml;
}

std::optional<std::string> driverVersion(const Nvml& nvml)
{
    std::array<char, 96> text{};
    if (nvml.systemDriverVersion == nullptr ||
        nvml.systemDriverVersion(text.data(), static_cast<unsigned>(text.size())) != 0)
        return std::nullopt;
    return text.data();
}

std::optional<int> cardCount(const Nvml& nvml)
{
    unsigned count = 0;
    if (nvml.deviceCount == nullptr || nvml.deviceCount(&count) != 0)
        return std::nullopt;
    return static_cast<int>(count);
}

std::optional<NvmlDevice> findDevice(const Nvml& nvml, const std::string& uuid)
{
    NvmlDevice device = nullptr;
    if (nvml.deviceByUuid == nullptr || nvml.deviceByUuid(uuid.c_str(), &device) != 0)
        return std::nullopt;
    return device;
}

} // namespace roofline::cuda
