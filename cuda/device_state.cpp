// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "cuda/device_state.h"

#include <array>
#include <set>
#include <unistd.h>

namespace roofline::cuda {

namespace {

constexpr NvmlReturn success = 0;
constexpr NvmlReturn tooSmall = 7; ///< NVML_ERROR_INSUFFICIENT_SIZE: the count is then how many there are

using ListProcesses = NvmlReturn (*)(NvmlDevice device, unsigned* count, NvmlProcess* processes);

/// Adds the process ids of one list; false where the driver does not tell.
bool addProcesses(std::set<unsigned>& ids, ListProcesses list, NvmlDevice device)
{
    std::array<NvmlProcess, 256> processes{};
    auto count = static_cast<unsigned>(processes.size());
    const NvmlReturn answer = list != nullptr ? list(device, &count, processes.data()) : -1;
    if (answer != success && answer != tooSmall)
        return false;
    // More than there is room for is more than anybody wants to be told exactly.
    for (unsigned i = 0; i < count && i < processes.size(); ++i)
        ids.insert(processes[i].id);
    return true;
}

std::optional<int> otherProcesses(const Nvml& nvml, NvmlDevice device)
{
    std::set<unsigned> ids;
    const bool knowsComputing = addProcesses(ids, nvml.deviceComputeProcesses, device);
    const bool knowsDrawing = addProcesses(ids, nvml.deviceGraphicsProcesses, device);
    if (!knowsComputing && !knowsDrawing)
        return std::nullopt;
    ids.erase(static_cast<unsigned>(getpid()));
    return static_cast<int>(ids.size());
}

std::optional<bool> state(NvmlReturn (*ask)(NvmlDevice device, unsigned* isOn), NvmlDevice device)
{
    unsigned isOn = 0;
    if (ask == nullptr || ask(device, &isOn) != success)
        return std::nullopt;
    return isOn != 0;
}

/// A monitor at its connectors, or a desktop on it without one: both are kept waiting by long launches.
std::optional<bool> isDisplayAttached(const Nvml& nvml, NvmlDevice device)
{
    const std::optional<bool> hasMonitor = state(nvml.deviceDisplayMode, device);
    const std::optional<bool> hasDesktop = state(nvml.deviceDisplayActive, device);
    if (!hasMonitor && !hasDesktop)
        return std::nullopt;
    return hasMonitor.value_or(false) || hasDesktop.value_or(false);
}

std::optional<bool> isEccOn(const Nvml& nvml, NvmlDevice device)
{
    unsigned now = 0;
    unsigned afterRestart = 0;
    if (nvml.deviceEccMode == nullptr || nvml.deviceEccMode(device, &now, &afterRestart) != success)
        return std::nullopt;
    return now != 0;
}

} // namespace

void addState(DeviceFacts& facts, const Nvml& nvml)
{
    const auto device = facts.uuid ? findDevice(nvml, *facts.uuid) : std::nullopt;
    if (!device)
        return;
    facts.isMigSlice = facts.uuid->rfind("MIG-", 0) == 0;
    facts.otherProcesses = otherProcesses(nvml, *device);
    facts.isDisplayAttached = isDisplayAttached(nvml, *device);
    facts.isEccOn = isEccOn(nvml, *device);
}

} // namespace roofline::cuda
