// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "cuda/device_state.h"

#include <doctest/doctest.h>

#include <string>
#include <unistd.h>

using namespace roofline;
using namespace roofline::cuda;

namespace {

constexpr NvmlReturn notSupported = 3;

DeviceFacts cardOf(const char* uuid)
{
    DeviceFacts facts;
    facts.id = "cuda:0";
    facts.kind = DeviceKind::Cuda;
    facts.uuid = uuid;
    return facts;
}

/// A library that knows one card and one part of it, and nothing else about them.
Nvml bareNvml()
{
    Nvml nvml;
    nvml.deviceByUuid = [](const char* uuid, NvmlDevice* device) -> NvmlReturn {
        *device = reinterpret_cast<NvmlDevice>(0x10);
        return std::string(uuid) == "GPU-1" || std::string(uuid) == "MIG-1" ? 0 : 6;
    };
    return nvml;
}

/// This program, one that computes, one that draws, one that does both.
Nvml busyNvml()
{
    Nvml nvml = bareNvml();
    nvml.deviceComputeProcesses = [](NvmlDevice, unsigned* count, NvmlProcess* processes) -> NvmlReturn {
        processes[0].id = static_cast<unsigned>(getpid());
        processes[1].id = 1'000'000'001;
        processes[2].id = 1'000'000'003;
        return *count = 3, 0;
    };
    nvml.deviceGraphicsProcesses = [](NvmlDevice, unsigned* count, NvmlProcess* processes) -> NvmlReturn {
        processes[0].id = 1'000'000'002;
        processes[1].id = 1'000'000'003;
        return *count = 2, 0;
    };
    nvml.deviceDisplayMode = [](NvmlDevice, unsigned* isOn) -> NvmlReturn { return *isOn = 0, 0; };
    nvml.deviceDisplayActive = [](NvmlDevice, unsigned* isOn) -> NvmlReturn { return *isOn = 1, 0; };
    nvml.deviceEccMode = [](NvmlDevice, unsigned* now, unsigned* after) -> NvmlReturn {
        return *now = 1, *after = 0, 0;
    };
    return nvml;
}

DeviceFacts stateOf(DeviceFacts facts, const Nvml& nvml)
{
    addState(facts, nvml);
    return facts;
}

} // namespace

TEST_CASE("without the library, or without the card in it, nothing is known and nothing changes")
{
    CHECK(stateOf(cardOf("GPU-1"), Nvml()) == cardOf("GPU-1"));
    CHECK(stateOf(cardOf("GPU-2"), busyNvml()) == cardOf("GPU-2"));
    DeviceFacts nameless = cardOf("");
    nameless.uuid.reset();
    CHECK(stateOf(nameless, busyNvml()) == nameless);
}

TEST_CASE("a library that knows nothing of the card but that it is there leaves the rest unknown")
{
    const DeviceFacts facts = stateOf(cardOf("GPU-1"), bareNvml());
    CHECK(facts.isMigSlice == false);
    CHECK_FALSE(facts.otherProcesses);
    CHECK_FALSE(facts.isDisplayAttached);
    CHECK_FALSE(facts.isEccOn);
    CHECK(stateOf(cardOf("MIG-1"), bareNvml()).isMigSlice == true);
}

TEST_CASE("processes count once, without this one; a desktop without a monitor is a display")
{
    const DeviceFacts facts = stateOf(cardOf("GPU-1"), busyNvml());
    CHECK(facts.otherProcesses == 3);
    CHECK(facts.isDisplayAttached == true);
    CHECK(facts.isEccOn == true);
}

TEST_CASE("each thing that the driver does not support is unknown on its own")
{
    Nvml nvml = busyNvml();
    nvml.deviceComputeProcesses = [](NvmlDevice, unsigned*, NvmlProcess*) -> NvmlReturn { return notSupported; };
    nvml.deviceDisplayActive = [](NvmlDevice, unsigned*) -> NvmlReturn { return notSupported; };
    nvml.deviceEccMode = [](NvmlDevice, unsigned*, unsigned*) -> NvmlReturn { return notSupported; };
    const DeviceFacts facts = stateOf(cardOf("GPU-1"), nvml);
    CHECK(facts.otherProcesses == 2); // those that draw
    CHECK(facts.isDisplayAttached == false);
    CHECK_FALSE(facts.isEccOn);
}

TEST_CASE("more processes than there is room for are still many")
{
    Nvml nvml = bareNvml();
    nvml.deviceComputeProcesses = [](NvmlDevice, unsigned* count, NvmlProcess* processes) -> NvmlReturn {
        for (unsigned i = 0; i < *count; ++i)
            processes[i].id = 1'000'000'000 + i;
        return *count = 1000, 7;
    };
    CHECK(stateOf(cardOf("GPU-1"), nvml).otherProcesses == 256);
}
