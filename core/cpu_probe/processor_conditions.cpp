// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/cpu_probe/processor_conditions.h"

#include "core/quantity/units.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <sstream>
#include <string_view>
#include <utility>

namespace roofline {

namespace {

/// Reading a clock may wake its processor: of many processors a few tell enough.
constexpr std::size_t mostClocks = 8;

constexpr std::array<std::string_view, 4> processorSensors{"coretemp", "k10temp", "zenpower", "cpu_thermal"};
constexpr std::array<std::string_view, 4> processorZones{"x86_pkg_temp", "cpu-thermal", "cpu_thermal", "soc-thermal"};

template <std::size_t size>
bool isOneOf(const std::array<std::string_view, size>& names, const std::optional<std::string>& name)
{
    return name && std::find(names.begin(), names.end(), *name) != names.end();
}

std::vector<std::string> clockPaths(const SystemFiles& files, const std::vector<int>& processors)
{
    std::vector<std::string> paths;
    const std::size_t step = std::max<std::size_t>(1, processors.size() / mostClocks);
    for (std::size_t i = 0; i < processors.size(); i += step) {
        std::string path = fmt::format("sys/devices/system/cpu/cpu{}/cpufreq/scaling_cur_freq", processors[i]);
        if (files.number(path))
            paths.push_back(std::move(path));
    }
    return paths;
}

std::vector<std::string> temperaturePaths(const SystemFiles& files)
{
    std::vector<std::string> paths;
    const auto add = [&](const std::string& path) {
        if (files.number(path))
            paths.push_back(path);
    };
    for (const std::string& entry : files.entries("sys/class/hwmon")) {
        const std::string folder = "sys/class/hwmon/" + entry;
        if (isOneOf(processorSensors, files.line(folder + "/name")))
            add(folder + "/temp1_input");
    }
    for (const std::string& entry : files.entries("sys/class/thermal")) {
        const std::string folder = "sys/class/thermal/" + entry;
        if (isOneOf(processorZones, files.line(folder + "/type")))
            add(folder + "/temp");
    }
    return paths;
}

/// Without this flag, as in most virtual machines, "cpu MHz" is a nominal number and tells nothing of the moment.
bool hasMeasuredClock(const SystemFiles& files)
{
    std::istringstream flags(files.valueOf("proc/cpuinfo", "flags").value_or(""));
    for (std::string flag; flags >> flag;) {
        if (flag == "aperfmperf")
            return true;
    }
    return false;
}

} // namespace

ProcessorConditions::ProcessorConditions(SystemFiles files, const std::vector<int>& processors)
    : m_files(std::move(files)),
      m_clockPaths(clockPaths(m_files, processors)),
      m_temperaturePaths(temperaturePaths(m_files)),
      m_hasMeasuredClockInCpuinfo(hasMeasuredClock(m_files))
{}

Conditions ProcessorConditions::read() const
{
    Conditions conditions;
    conditions.clock = clock();
    conditions.temperature = temperature();
    return conditions;
}

std::optional<Frequency> ProcessorConditions::clock() const
{
    std::vector<Conditions> readings;
    for (const std::string& path : m_clockPaths) {
        if (const std::optional<double> kilohertz = m_files.number(path))
            readings.emplace_back().clock = megahertz(*kilohertz / 1e3);
    }
    if (!readings.empty())
        return combine(readings).clock;
    if (!m_hasMeasuredClockInCpuinfo)
        return std::nullopt;
    const std::optional<std::string> first = m_files.valueOf("proc/cpuinfo", "cpu MHz");
    const double value = first ? std::strtod(first->c_str(), nullptr) : 0.0;
    return value > 0.0 ? std::optional(megahertz(value)) : std::nullopt;
}

std::optional<Temperature> ProcessorConditions::temperature() const
{
    std::optional<Temperature> highest;
    for (const std::string& path : m_temperaturePaths) {
        const std::optional<double> thousandths = m_files.number(path);
        if (thousandths && (!highest || celsius(*thousandths / 1e3) > *highest))
            highest = celsius(*thousandths / 1e3);
    }
    return highest;
}

} // namespace roofline
