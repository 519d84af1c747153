// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// What is known of the device that measures: identity and capacities. What it does at a moment (clock, heat) is in
// conditions.h. A fact that could not be read is absent, each on its own; 0 never stands for "unknown".
#pragma once

#include "core/quantity/quantity.h"

#include <optional>
#include <string>

namespace roofline {

enum class DeviceKind { Cpu, Cuda };

struct DeviceFacts {
    std::string id; ///< "cpu", "cuda:0": what --device takes
    DeviceKind kind = DeviceKind::Cpu;
    std::string name;                ///< "Tesla T4"
    std::optional<std::string> uuid; ///< "GPU-…", the identity by which NVML and CUDA are matched
    std::optional<std::string> pciBusId;
    std::optional<std::string> computeCapability; ///< "9.0"
    std::optional<int> multiprocessors;           ///< SMs of a card, cores in use of a processor
    std::optional<Bytes> memory;
    std::optional<Bytes> freeMemory;
    std::optional<Bytes> lastLevelCache; ///< L2 of a card, the last level of a processor
    std::optional<Bytes> sharedPerMultiprocessor;
    std::optional<Bytes> sharedPerBlock; ///< the most a block may opt in to
    std::optional<int> threadsPerBlock;
    std::optional<Frequency> highestClock;
    std::optional<Frequency> memoryClock;
    std::optional<int> memoryBusBits;
    std::optional<int> cudaIndex;          ///< as CUDA counts, which may differ from NVML's and the bus's order
    std::optional<int> otherProcesses;     ///< that compute or draw on it now, without this one
    std::optional<bool> isDisplayAttached; ///< a long launch freezes the desktop
    std::optional<bool> isEccOn;           ///< costs some bandwidth on cards without spare memory for it
    std::optional<bool> isMigSlice;        ///< a part of a card, not the whole
    std::optional<bool> isOnBattery;       ///< of the machine: clocks may be held down

    bool operator==(const DeviceFacts&) const = default;
};

} // namespace roofline
