// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/cpu_probe/processor_facts.h"
#include "core/quantity/units.h"
#include "tests/core/cpu_probe/machine_folder.h"

#include <doctest/doctest.h>

using namespace roofline;
using namespace roofline::test;

TEST_CASE("a machine that tells nothing: facts are absent, never zero")
{
    const MachineFolder machine;
    const DeviceFacts facts = processorFacts(machine.files(), {0, 1}, 2);
    CHECK(facts.id == "cpu");
    CHECK(facts.kind == DeviceKind::Cpu);
    CHECK_FALSE(facts.name.empty());
    CHECK(facts.multiprocessors == 2);
    CHECK_FALSE(facts.memory.has_value());
    CHECK_FALSE(facts.freeMemory.has_value());
    CHECK_FALSE(facts.lastLevelCache.has_value());
    CHECK_FALSE(facts.highestClock.has_value());
    CHECK_FALSE(processorQuota(machine.files()).has_value());
    CHECK_FALSE(operatingSystem(machine.files()).empty());
}

TEST_CASE("name, memory and clock as Linux tells them")
{
    const MachineFolder machine;
    machine.write("proc/cpuinfo", "processor\t: 0\nmodel\t\t: 1\nmodel name\t: Made-up 9000 @ 3.0GHz\n");
    machine.write("proc/meminfo", "MemTotal:       16384 kB\nMemFree:  1 kB\nMemAvailable:    8192 kB\n");
    machine.write("sys/devices/system/cpu/cpu0/cpufreq/cpuinfo_max_freq", "3000000\n");
    machine.write("sys/devices/system/cpu/cpu1/cpufreq/cpuinfo_max_freq", "4500000\n");
    machine.write("sys/devices/system/cpu/cpu2/cpufreq/cpuinfo_max_freq", "9900000\n");
    const DeviceFacts facts = processorFacts(machine.files(), {0, 1}, 2);
    CHECK(facts.name == "Made-up 9000 @ 3.0GHz");
    CHECK(inMebibytes(*facts.memory) == 16.0);
    CHECK(inMebibytes(*facts.freeMemory) == 8.0);
    CHECK(inMegahertz(*facts.highestClock) == doctest::Approx(4500.0));
}

TEST_CASE("an architecture without model names has a model or its own name")
{
    const MachineFolder machine;
    machine.write("proc/cpuinfo", "processor\t: 0\nBogoMIPS\t: 108\n\nModel\t\t: Small Board Rev 4\n");
    CHECK(processorFacts(machine.files(), {0}, 1).name == "Small Board Rev 4");
    const MachineFolder silent;
    silent.write("proc/cpuinfo", "processor\t: 0\nmodel name\t: \n");
    CHECK(processorFacts(silent.files(), {0}, 1).name.find(" processor") != std::string::npos);
}

TEST_CASE("a container's limits count as the machine's")
{
    const MachineFolder machine;
    machine.write("proc/meminfo", "MemTotal: 1048576 kB\nMemAvailable: 1000000 kB\n");
    machine.write("sys/fs/cgroup/memory.max", "536870912\n");
    machine.write("sys/fs/cgroup/memory.current", "134217728\n");
    machine.write("sys/fs/cgroup/cpu.max", "150000 100000\n");
    const DeviceFacts facts = processorFacts(machine.files(), {0}, 1);
    CHECK(inMebibytes(*facts.memory) == 512.0);
    CHECK(inMebibytes(*facts.freeMemory) == 384.0);
    CHECK(processorQuota(machine.files()) == 2);
    machine.write("sys/fs/cgroup/cpu.max", "20000 100000\n");
    CHECK(processorQuota(machine.files()) == 1);
    machine.write("sys/fs/cgroup/cpu.max", "max 100000\n");
    machine.write("sys/fs/cgroup/memory.max", "max\n");
    CHECK_FALSE(processorQuota(machine.files()).has_value());
    CHECK(inMebibytes(*processorFacts(machine.files(), {0}, 1).memory) == 1024.0);
    // A limit above the machine is none.
    machine.write("sys/fs/cgroup/memory.max", "9223372036854771712\n");
    CHECK(inMebibytes(*processorFacts(machine.files(), {0}, 1).memory) == 1024.0);
}

TEST_CASE("the operating system's own name, and no host's")
{
    const MachineFolder machine;
    machine.write("etc/os-release", "NAME=\"Made\"\nPRETTY_NAME=\"Made Up Linux 3 (paper)\"\nID=made\n");
    CHECK(operatingSystem(machine.files()).rfind("Made Up Linux 3 (paper), ", 0) == 0);
}

TEST_CASE("on battery is unknown where nothing is told, and a mouse's battery is not the machine's")
{
    const MachineFolder machine;
    CHECK_FALSE(isOnBattery(machine.files()).has_value());
    machine.write("sys/class/power_supply/hid/type", "Battery\n");
    machine.write("sys/class/power_supply/hid/scope", "Device\n");
    machine.write("sys/class/power_supply/hid/status", "Discharging\n");
    CHECK_FALSE(isOnBattery(machine.files()).has_value());
}

TEST_CASE("a laptop is on battery where that discharges and no mains is online")
{
    const MachineFolder machine;
    machine.write("sys/class/power_supply/BAT0/type", "Battery\n");
    machine.write("sys/class/power_supply/BAT0/status", "Charging\n");
    CHECK(isOnBattery(machine.files()) == false);
    machine.write("sys/class/power_supply/BAT0/status", "Discharging\n");
    CHECK(isOnBattery(machine.files()) == true);
    machine.write("sys/class/power_supply/AC/type", "Mains\n");
    machine.write("sys/class/power_supply/AC/online", "0\n");
    CHECK(isOnBattery(machine.files()) == true);
    machine.write("sys/class/power_supply/AC/online", "1\n");
    CHECK(isOnBattery(machine.files()) == false);
}
