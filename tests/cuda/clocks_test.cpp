// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "cuda/clocks.h"

#include "core/quantity/units.h"

#include <doctest/doctest.h>

#include <cstring>
#include <string>
#include <vector>

using namespace roofline;
using namespace roofline::cuda;

namespace {

constexpr NvmlReturn notSupported = 3;
NvmlDevice theCard() { return reinterpret_cast<NvmlDevice>(0x10); }

/// A library that knows one card, and everything about it.
Nvml fakeNvml()
{
    Nvml nvml;
    nvml.systemDriverVersion = [](char* text, unsigned size) -> NvmlReturn {
        std::strncpy(text, "580.1.2", size);
        return 0;
    };
    nvml.deviceByUuid = [](const char* uuid, NvmlDevice* device) -> NvmlReturn {
        *device = theCard();
        return std::string(uuid) == "GPU-1" ? 0 : 6;
    };
    nvml.deviceClock = [](NvmlDevice, NvmlClock kind, unsigned* value) -> NvmlReturn {
        *value = kind == NvmlClock::Memory ? 3201 : 1980;
        return 0;
    };
    nvml.deviceHighestClock = [](NvmlDevice, NvmlClock, unsigned* value) -> NvmlReturn { return *value = 2100, 0; };
    nvml.devicePower = [](NvmlDevice, unsigned* value) -> NvmlReturn { return *value = 350'000, 0; };
    nvml.deviceTemperature = [](NvmlDevice, int, unsigned* value) -> NvmlReturn { return *value = 45, 0; };
    nvml.deviceClockEventReasons = [](NvmlDevice, unsigned long long* bits) -> NvmlReturn { return *bits = 0, 0; };
    nvml.deviceFieldValues = [](NvmlDevice, int, NvmlFieldValue* field) -> NvmlReturn {
        field->valueType = 1;
        field->value.asUnsigned = 412'500;
        return 0;
    };
    nvml.deviceMemory = [](NvmlDevice, NvmlMemory* memory) -> NvmlReturn {
        *memory = {100, 60, 40};
        return 0;
    };
    return nvml;
}

} // namespace

TEST_CASE("all that the library knows of the card of this UUID is read")
{
    const Clocks clocks(fakeNvml(), "GPU-1");
    const Conditions now = clocks.read();
    CHECK(now.clock == megahertz(1980));
    CHECK(now.memoryClock == megahertz(3201));
    CHECK(now.power == watts(412.5));
    CHECK(now.temperature == celsius(45));
    REQUIRE(now.throttleReasons.has_value());
    CHECK(now.throttleReasons->empty());
    CHECK(clocks.highestClock() == megahertz(2100));
    CHECK(clocks.freeMemory() == bytes(60));
    CHECK(driverVersion(fakeNvml()) == "580.1.2");
}

TEST_CASE("without the library, or with a card that it does not know, everything is unknown and nothing fails")
{
    for (const Clocks& clocks : {Clocks(Nvml{}, "GPU-1"), Clocks(fakeNvml(), "GPU-2"), Clocks(fakeNvml(), {})}) {
        const Conditions now = clocks.read();
        CHECK_FALSE(now.clock);
        CHECK_FALSE(now.memoryClock);
        CHECK_FALSE(now.power);
        CHECK_FALSE(now.temperature);
        CHECK_FALSE(now.throttleReasons);
        CHECK_FALSE(clocks.highestClock());
        CHECK_FALSE(clocks.freeMemory());
    }
    CHECK_FALSE(driverVersion(Nvml{}));
    CHECK_FALSE(cardCount(Nvml{}));
}

TEST_CASE("each field is unknown on its own")
{
    Nvml nvml = fakeNvml();
    SUBCASE("refused")
    {
        nvml.deviceTemperature = [](NvmlDevice, int, unsigned*) -> NvmlReturn { return notSupported; };
    }
    SUBCASE("not in this library") { nvml.deviceTemperature = nullptr; }
    SUBCASE("all ones stand for none")
    {
        nvml.deviceTemperature = [](NvmlDevice, int, unsigned* value) -> NvmlReturn { return *value = ~0u, 0; };
    }
    const Conditions now = Clocks(nvml, "GPU-1").read();
    CHECK_FALSE(now.temperature);
    CHECK(now.clock == megahertz(1980));
    CHECK(now.throttleReasons.has_value());
}

TEST_CASE("without the power of this moment, the average of a second is taken")
{
    Nvml nvml = fakeNvml();
    SUBCASE("refused")
    {
        nvml.deviceFieldValues = [](NvmlDevice, int, NvmlFieldValue*) -> NvmlReturn { return notSupported; };
    }
    SUBCASE("refused for this field")
    {
        nvml.deviceFieldValues = [](NvmlDevice, int, NvmlFieldValue* field) -> NvmlReturn {
            field->result = notSupported;
            return 0;
        };
    }
    SUBCASE("not in this library") { nvml.deviceFieldValues = nullptr; }
    CHECK(Clocks(nvml, "GPU-1").read().power == watts(350));
    nvml.devicePower = nullptr;
    CHECK_FALSE(Clocks(nvml, "GPU-1").read().power);
}

TEST_CASE("what holds the clock down is told in words, and idling is not among it")
{
    using Words = std::vector<std::string>;
    CHECK(throttleReasons(0).empty());
    CHECK(throttleReasons(0x1).empty());
    CHECK(throttleReasons(0x4) == Words{"power cap"});
    CHECK(throttleReasons(0x1 | 0x20 | 0x80) == Words{"software thermal slowdown", "power brake"});
    CHECK(throttleReasons(0x4 | 0x1000) == Words{"power cap", "reason 0x1000"});
}
