// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Cache sizes of made-up machines, and how much of a level may be walked through.
#include "core/cpu_probe/processor_caches.h"
#include "core/quantity/units.h"
#include "tests/core/cpu_probe/machine_folder.h"

#include <doctest/doctest.h>

using namespace roofline;
using roofline::test::MachineFolder;

TEST_CASE("the last level of cache: each one once, however many share it, instructions left out")
{
    const MachineFolder machine;
    for (const int processor : {0, 1, 2, 3}) {
        machine.addCache(processor, 0, 1, "Data", "48K", processor == 0 ? "0" : "other");
        machine.addCache(processor, 1, 1, "Instruction", "32K", "x");
        machine.addCache(processor, 3, 3, "Unified", "32768K", processor < 2 ? "0-1" : "2-3");
    }
    CHECK(inMebibytes(*processorCaches(machine.files(), {0, 1}).lastInAll) == 32.0);
    CHECK(inMebibytes(*processorCaches(machine.files(), {0, 1, 2}).lastInAll) == 64.0);
    CHECK(inMebibytes(*processorCaches(machine.files(), {3}).lastInAll) == 32.0);
    CHECK_FALSE(processorCaches(machine.files(), {}).lastInAll.has_value());
    CHECK_FALSE(processorCaches(machine.files(), {77}).lastInAll.has_value());
}

TEST_CASE("cache sizes in M, without a unit, and of nonsense")
{
    const MachineFolder machine;
    machine.addCache(0, 2, 2, "Unified", "2M", "0");
    machine.addCache(1, 2, 2, "Unified", "4096", "1");
    machine.addCache(2, 2, 2, "Unified", "large", "2");
    CHECK(inMebibytes(*processorCaches(machine.files(), {0}).lastInAll) == 2.0);
    CHECK(inBytes(*processorCaches(machine.files(), {1}).lastInAll) == 4096.0);
    CHECK_FALSE(processorCaches(machine.files(), {2}).lastInAll.has_value());
    // An instruction cache alone is no cache for data.
    const MachineFolder odd;
    odd.addCache(0, 0, 4, "Instruction", "64K", "0");
    CHECK_FALSE(processorCaches(odd.files(), {0}).lastInAll.has_value());
}

TEST_CASE("a machine that tells nothing has no level to walk through")
{
    const MachineFolder machine;
    CHECK(processorCaches(machine.files(), {0, 1}) == ProcessorCaches());
    CHECK_FALSE(firstLevelFloats(ProcessorCaches()));
    CHECK_FALSE(lastLevelFloats(ProcessorCaches()));
}

TEST_CASE("three levels, two of a kind: the smallest first, the largest before the last, the smallest last")
{
    const MachineFolder machine;
    for (const int processor : {0, 1}) {
        const std::string own = std::to_string(processor);
        machine.addCache(processor, 0, 1, "Data", processor == 0 ? "48K" : "32K", own.c_str());
        machine.addCache(processor, 2, 2, "Unified", processor == 0 ? "2048K" : "1024K", own.c_str());
        machine.addCache(processor, 3, 3, "Unified", "32768K", "0-1");
    }
    const ProcessorCaches caches = processorCaches(machine.files(), {0, 1});
    CHECK(inKibibytes(*caches.first) == 32.0);
    CHECK(inKibibytes(*caches.beforeLast) == 2048.0);
    CHECK(inMebibytes(*caches.last) == 32.0);
    CHECK(inMebibytes(*caches.lastInAll) == 32.0);
    CHECK(firstLevelFloats(caches) == 2048);       // 8 KiB
    CHECK(lastLevelFloats(caches) == 4 * 1048576); // 16 MiB
}

TEST_CASE(
    "a last level that is not twice as large as the one before cannot be told apart, and neither can the only one")
{
    ProcessorCaches caches;
    caches.first = kibibytes(32);
    caches.beforeLast = mebibytes(2);
    caches.last = mebibytes(8);
    CHECK(lastLevelFloats(caches) == 1048576);
    caches.last = mebibytes(7.9);
    CHECK_FALSE(lastLevelFloats(caches));
    const MachineFolder small;
    small.addCache(0, 0, 1, "Data", "32K", "0");
    const ProcessorCaches one = processorCaches(small.files(), {0});
    CHECK_FALSE(one.beforeLast);
    CHECK_FALSE(lastLevelFloats(one));
    CHECK(firstLevelFloats(one) == 2048);
}
