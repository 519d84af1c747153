// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/cpu_probe/processor_conditions.h"
#include "core/quantity/units.h"
#include "tests/core/cpu_probe/machine_folder.h"

#include <doctest/doctest.h>

#include <numeric>
#include <string>

using namespace roofline;
using namespace roofline::test;

namespace {

std::string clockPath(int processor)
{
    return "sys/devices/system/cpu/cpu" + std::to_string(processor) + "/cpufreq/scaling_cur_freq";
}

} // namespace

TEST_CASE("a machine that tells nothing: everything is unknown")
{
    const MachineFolder machine;
    const Conditions conditions = ProcessorConditions(machine.files(), {0, 1}).read();
    CHECK_FALSE(conditions.clock.has_value());
    CHECK_FALSE(conditions.memoryClock.has_value());
    CHECK_FALSE(conditions.power.has_value());
    CHECK_FALSE(conditions.temperature.has_value());
    CHECK_FALSE(conditions.throttleReasons.has_value());
}

TEST_CASE("the clock is the median of the processors in use, read anew each time")
{
    const MachineFolder machine;
    machine.write(clockPath(0), "1000000\n");
    machine.write(clockPath(1), "3000000\n");
    machine.write(clockPath(2), "3200000\n");
    machine.write(clockPath(3), "9000000\n");
    const ProcessorConditions conditions(machine.files(), {0, 1, 2});
    CHECK(inMegahertz(*conditions.read().clock) == doctest::Approx(3000.0));
    machine.write(clockPath(0), "4000000\n");
    CHECK(inMegahertz(*conditions.read().clock) == doctest::Approx(3200.0));
}

TEST_CASE("of many processors a few are asked, spread over all")
{
    const MachineFolder machine;
    std::vector<int> processors(64);
    std::iota(processors.begin(), processors.end(), 0);
    // Every eighth tells 2 GHz, the others 9.
    for (const int processor : processors)
        machine.write(clockPath(processor), processor % 8 == 0 ? "2000000\n" : "9000000\n");
    CHECK(inMegahertz(*ProcessorConditions(machine.files(), processors).read().clock) == doctest::Approx(2000.0));
}

TEST_CASE("without cpufreq, cpuinfo's clock counts only where it is measured")
{
    const MachineFolder measured;
    measured.write("proc/cpuinfo", "cpu MHz\t\t: 3456.789\nflags\t\t: fpu aperfmperf sse2\n");
    CHECK(inMegahertz(*ProcessorConditions(measured.files(), {0}).read().clock) == doctest::Approx(3456.789));
    const MachineFolder nominal;
    nominal.write("proc/cpuinfo", "cpu MHz\t\t: 2595.124\nflags\t\t: fpu hypervisor sse2\n");
    CHECK_FALSE(ProcessorConditions(nominal.files(), {0}).read().clock.has_value());
}

TEST_CASE("the temperature is the highest that a processor's sensor tells")
{
    const MachineFolder machine;
    machine.write("sys/class/hwmon/hwmon0/name", "nvme\n");
    machine.write("sys/class/hwmon/hwmon0/temp1_input", "99000\n");
    machine.write("sys/class/hwmon/hwmon1/name", "k10temp\n");
    machine.write("sys/class/hwmon/hwmon1/temp1_input", "56500\n");
    machine.write("sys/class/thermal/thermal_zone0/type", "x86_pkg_temp\n");
    machine.write("sys/class/thermal/thermal_zone0/temp", "61000\n");
    machine.write("sys/class/thermal/thermal_zone1/type", "acpitz\n");
    machine.write("sys/class/thermal/thermal_zone1/temp", "88000\n");
    const ProcessorConditions conditions(machine.files(), {0});
    CHECK(inCelsius(*conditions.read().temperature) == doctest::Approx(61.0));
    machine.write("sys/class/hwmon/hwmon1/temp1_input", "72250\n");
    CHECK(inCelsius(*conditions.read().temperature) == doctest::Approx(72.25));
}

TEST_CASE("a sensor that is named but does not answer is unknown")
{
    const MachineFolder machine;
    machine.write("sys/class/hwmon/hwmon0/name", "coretemp\n");
    CHECK_FALSE(ProcessorConditions(machine.files(), {0}).read().temperature.has_value());
}
