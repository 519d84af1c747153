// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/session/json/device_json.h"

#include "core/quantity/units.h"

#include <limits>

namespace roofline::json {

namespace {

/// One fact: its key in a file and its member in DeviceFacts.
template <class Type>
struct Fact {
    const char* key;
    std::optional<Type> DeviceFacts::*member;
};

constexpr Fact<std::string> texts[] = {{"uuid", &DeviceFacts::uuid},
                                       {"pci_bus_id", &DeviceFacts::pciBusId},
                                       {"compute_capability", &DeviceFacts::computeCapability}};
constexpr Fact<int> counts[] = {{"multiprocessors", &DeviceFacts::multiprocessors},
                                {"threads_per_block", &DeviceFacts::threadsPerBlock},
                                {"memory_bus_bits", &DeviceFacts::memoryBusBits}};
constexpr Fact<int> countsFromZero[] = {{"cuda_index", &DeviceFacts::cudaIndex},
                                        {"other_processes", &DeviceFacts::otherProcesses}};
constexpr Fact<bool> claims[] = {{"display_attached", &DeviceFacts::isDisplayAttached},
                                 {"ecc", &DeviceFacts::isEccOn},
                                 {"mig_slice", &DeviceFacts::isMigSlice},
                                 {"on_battery", &DeviceFacts::isOnBattery}};
constexpr Fact<Bytes> sizes[] = {{"memory_bytes", &DeviceFacts::memory},
                                 {"free_memory_bytes", &DeviceFacts::freeMemory},
                                 {"last_level_cache_bytes", &DeviceFacts::lastLevelCache},
                                 {"shared_bytes_per_multiprocessor", &DeviceFacts::sharedPerMultiprocessor},
                                 {"shared_bytes_per_block", &DeviceFacts::sharedPerBlock}};
constexpr Fact<Frequency> clocks[] = {{"highest_clock_mhz", &DeviceFacts::highestClock},
                                      {"memory_clock_mhz", &DeviceFacts::memoryClock}};

template <class Type, class InUnit>
std::optional<double> inUnit(const std::optional<Type>& fact, InUnit convert)
{
    return fact ? std::optional<double>(convert(*fact)) : std::nullopt;
}

/// A count or a claim whose 0 and false mean what they say.
template <class Type>
Value asIs(const std::optional<Type>& fact)
{
    return fact ? Value(*fact) : Value(nullptr);
}

DeviceKind readKind(const Cursor& at)
{
    const std::string kind = at.text();
    if (kind != "cpu" && kind != "cuda")
        at.refuse("\"cpu\" or \"cuda\" is needed");
    return kind == "cuda" ? DeviceKind::Cuda : DeviceKind::Cpu;
}

} // namespace

Frequency readFrequency(const Cursor& at)
{
    const double frequency = at.positive("number of megahertz");
    if (frequency > 1e9)
        at.refuse("no more than 1e9 megahertz is needed");
    return megahertz(frequency);
}

Value toJson(const DeviceFacts& device)
{
    Value json;
    json["id"] = device.id;
    json["kind"] = device.kind == DeviceKind::Cuda ? "cuda" : "cpu";
    json["name"] = device.name;
    for (const auto& fact : texts)
        json[fact.key] = text(device.*fact.member);
    for (const auto& fact : counts)
        json[fact.key] = positiveNumber(inUnit(device.*fact.member, [](int count) { return double(count); }));
    for (const auto& fact : countsFromZero)
        json[fact.key] = asIs(device.*fact.member);
    for (const auto& fact : claims)
        json[fact.key] = asIs(device.*fact.member);
    for (const auto& fact : sizes)
        json[fact.key] = positiveNumber(inUnit(device.*fact.member, inBytes));
    for (const auto& fact : clocks)
        json[fact.key] = positiveNumber(inUnit(device.*fact.member, inMegahertz));
    return json;
}

DeviceFacts readDevice(const Cursor& at)
{
    DeviceFacts device;
    device.id = at.at("id").text();
    device.kind = readKind(at.at("kind"));
    device.name = at.at("name").text();
    for (const auto& fact : texts) {
        if (const auto member = at.find(fact.key))
            device.*fact.member = member->text();
    }
    for (const auto& fact : counts) {
        if (const auto member = at.find(fact.key))
            device.*fact.member = static_cast<int>(member->integer(1, std::numeric_limits<int>::max()));
    }
    for (const auto& fact : countsFromZero) {
        if (const auto member = at.find(fact.key))
            device.*fact.member = static_cast<int>(member->integer(0, std::numeric_limits<int>::max()));
    }
    for (const auto& fact : claims) {
        if (const auto member = at.find(fact.key))
            device.*fact.member = member->boolean();
    }
    for (const auto& fact : sizes) {
        if (const auto member = at.find(fact.key))
            device.*fact.member = bytes(member->positive("number of bytes"));
    }
    for (const auto& fact : clocks) {
        if (const auto member = at.find(fact.key))
            device.*fact.member = readFrequency(*member);
    }
    return device;
}

} // namespace roofline::json
