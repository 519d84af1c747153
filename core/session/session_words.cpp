// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/session/session_words.h"

#include "core/quantity/units.h"
#include "core/session/number_words.h"
#include "core/session/printable.h"

#include <fmt/format.h>

#include <vector>

namespace roofline {

namespace {

std::string joined(const std::vector<std::string>& parts)
{
    std::string words;
    for (const std::string& part : parts)
        words += (words.empty() ? "" : ", ") + part;
    return words;
}

void addSize(std::vector<std::string>& parts, const std::optional<Bytes>& size, std::string_view what)
{
    if (size)
        parts.push_back(fmt::format("{} {}", sizeWords(*size), what));
}

} // namespace

std::string deviceWords(const DeviceFacts& device)
{
    const bool isCard = device.kind == DeviceKind::Cuda;
    std::vector<std::string> parts = {fmt::format("{} ({})", printable(device.name), printable(device.id, 40))};
    if (device.computeCapability)
        parts.push_back("compute capability " + printable(*device.computeCapability, 20));
    if (device.multiprocessors)
        parts.push_back(fmt::format("{} {}", *device.multiprocessors,
                                    isCard                         ? "SMs"
                                    : *device.multiprocessors == 1 ? "core in use"
                                                                   : "cores in use"));
    addSize(parts, device.memory, "memory");
    addSize(parts, device.lastLevelCache, isCard ? "L2" : "last-level cache");
    addSize(parts, device.sharedPerMultiprocessor, "shared memory per SM");
    return joined(parts);
}

std::string deviceStateWords(const DeviceFacts& device)
{
    const auto claim = [](const std::optional<bool>& fact, const char* yes, const char* no) {
        return fact ? *fact ? yes : no : "n/a";
    };
    const auto count = [](const std::optional<int>& fact) { return fact ? std::to_string(*fact) : "n/a"; };
    std::string battery = fmt::format("on battery: {}", claim(device.isOnBattery, "yes", "no"));
    if (device.kind != DeviceKind::Cuda)
        return battery;
    return fmt::format("CUDA index {}, {}, PCI bus {}; other processes: {}, display: {}, ECC: {}, MIG slice: {}, {}",
                       count(device.cudaIndex), printable(device.uuid.value_or("UUID n/a"), 60),
                       printable(device.pciBusId.value_or("n/a"), 40), count(device.otherProcesses),
                       claim(device.isDisplayAttached, "attached", "none"), claim(device.isEccOn, "on", "off"),
                       claim(device.isMigSlice, "yes", "no"), battery);
}

std::string environmentWords(const Environment& environment)
{
    std::vector<std::string> parts;
    if (environment.driver)
        parts.push_back("driver " + printable(*environment.driver, 60));
    for (const auto& fact : {environment.runtime, environment.compiler, environment.host}) {
        if (fact)
            parts.push_back(printable(*fact, 100));
    }
    if (!environment.programVersion.empty())
        parts.push_back("roofline " + printable(environment.programVersion, 40));
    return joined(parts);
}

std::string planWords(const Plan& plan)
{
    std::vector<std::string> parts;
    if (plan.streamElements > 0)
        parts.push_back(fmt::format("buffers of {} floats ({})", plan.streamElements,
                                    sizeWords(bytes(4.0 * static_cast<double>(plan.streamElements)))));
    if (plan.transposeSide > 0)
        parts.push_back(fmt::format("transpose of {0} x {0}", plan.transposeSide));
    if (plan.reductionElements > 0)
        parts.push_back(fmt::format("reduction of {} in blocks of {}", plan.reductionElements, plan.reductionBlock));
    if (plan.matmulSize > 0)
        parts.push_back(fmt::format("products of {0} x {0}, tile {1}", plan.matmulSize, plan.matmulTile));
    if (plan.fmaIterations > 0)
        parts.push_back(fmt::format("FMA chains of {} iterations", plan.fmaIterations));
    if (plan.returnsToRoof)
        parts.emplace_back("the roof at the start and at the end");
    if (plan.sustained > Seconds(0.0))
        parts.push_back(fmt::format("and kept up for {:g} s", plan.sustained.count()));
    if (plan.minSamples > 0)
        parts.push_back(fmt::format("{} to {} samples, of {} ms at least", plan.minSamples, plan.maxSamples,
                                    fmt::format("{:g}", inMilliseconds(plan.shortestSample))));
    return fmt::format("{}: {}", planName(plan.kind), joined(parts));
}

} // namespace roofline
