// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// The few functions of NVIDIA's management library (NVML) that this program asks, found at run time: the library comes
// with the driver, and a machine without it must still list, measure and say "unknown". What the answers mean is clocks'.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace roofline::cuda {

/// The library's own types, as its documentation gives them.
struct NvmlDeviceHandle;
using NvmlDevice = NvmlDeviceHandle*;
using NvmlReturn = int; ///< 0 is success

struct NvmlMemory {
    unsigned long long total;
    unsigned long long free;
    unsigned long long used;
};

/// As versions 2 and 3 of the calls fill it in.
struct NvmlProcess {
    unsigned id;
    unsigned long long usedMemory;
    unsigned gpuInstance;
    unsigned computeInstance;
};

struct NvmlFieldValue {
    unsigned fieldId;
    unsigned scopeId;
    long long timestamp;
    long long latencyMicroseconds;
    int valueType;
    NvmlReturn result;
    union {
        unsigned long long asUnsignedLongLong;
        unsigned asUnsigned;
        double asDouble;
    } value;
};

enum class NvmlClock : int { Multiprocessor = 1, Memory = 2 };

/// Each is null where the library, or this function of it, is not there. All of them may be called from any thread.
struct Nvml {
    NvmlReturn (*systemDriverVersion)(char* text, unsigned size) = nullptr;
    NvmlReturn (*deviceCount)(unsigned* count) = nullptr;
    NvmlReturn (*deviceByUuid)(const char* uuid, NvmlDevice* device) = nullptr;
    NvmlReturn (*deviceClock)(NvmlDevice device, NvmlClock kind, unsigned* megahertz) = nullptr;
    NvmlReturn (*deviceHighestClock)(NvmlDevice device, NvmlClock kind, unsigned* megahertz) = nullptr;
    NvmlReturn (*devicePower)(NvmlDevice device, unsigned* milliwatts) = nullptr;
    NvmlReturn (*deviceTemperature)(NvmlDevice device, int sensor, unsigned* celsius) = nullptr;
    NvmlReturn (*deviceClockEventReasons)(NvmlDevice device, unsigned long long* bits) = nullptr;
    NvmlReturn (*deviceFieldValues)(NvmlDevice device, int count, NvmlFieldValue* values) = nullptr;
    NvmlReturn (*deviceMemory)(NvmlDevice device, NvmlMemory* memory) = nullptr;
    NvmlReturn (*deviceComputeProcesses)(NvmlDevice device, unsigned* count, NvmlProcess* processes) = nullptr;
    NvmlReturn (*deviceGraphicsProcesses)(NvmlDevice device, unsigned* count, NvmlProcess* processes) = nullptr;
    NvmlReturn (*deviceDisplayMode)(NvmlDevice device, unsigned* isOn) = nullptr;
    NvmlReturn (*deviceDisplayActive)(NvmlDevice device, unsigned* isOn) = nullptr;
    NvmlReturn (*deviceEccMode)(NvmlDevice device, unsigned* now, unsigned* afterRestart) = nullptr;
};

/// The driver's library, loaded and started on first use and kept until the process ends; all null without one.
[[nodiscard]] const Nvml& systemNvml();

/// "580.159.04"
[[nodiscard]] std::optional<std::string> driverVersion(const Nvml& nvml);
/// Cards that the driver knows, whatever CUDA_VISIBLE_DEVICES hides.
[[nodiscard]] std::optional<int> cardCount(const Nvml& nvml);
/// The card of this UUID ("GPU-…", or "MIG-…" for a part of one).
[[nodiscard]] std::optional<NvmlDevice> findDevice(const Nvml& nvml, const std::string& uuid);

} // namespace roofline::cuda
