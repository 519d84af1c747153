// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/cpu_probe/processor_facts.h"

#include "core/cpu_probe/processor_caches.h"
#include "core/quantity/units.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <sstream>
#include <string>

#if __has_include(<sys/utsname.h>)
#include <sys/utsname.h>
#endif

namespace roofline {

namespace {

std::string architecture()
{
#if __has_include(<sys/utsname.h>)
    utsname names{};
    if (uname(&names) == 0)
        return names.machine;
#endif
    return "unknown architecture";
}

/// x86 tells a model's name, other architectures a "Model" or nothing.
std::string processorName(const SystemFiles& files)
{
    for (const char* key : {"model name", "Model", "cpu model", "cpu"}) {
        const std::optional<std::string> name = files.valueOf("proc/cpuinfo", key);
        if (name && !name->empty())
            return *name;
    }
    return architecture() + " processor";
}

/// "16384 kB" of /proc/meminfo.
std::optional<Bytes> memoryLine(const SystemFiles& files, const char* key)
{
    const std::optional<std::string> value = files.valueOf("proc/meminfo", key);
    const double kibi = value ? std::strtod(value->c_str(), nullptr) : 0.0;
    return kibi > 0.0 ? std::optional(kibibytes(kibi)) : std::nullopt;
}

/// A container's limit on memory counts as the machine's.
void limitByContainer(const SystemFiles& files, DeviceFacts& facts)
{
    const std::optional<double> most = files.number("sys/fs/cgroup/memory.max");
    if (!most || !(*most > 0.0) || !facts.memory || *most >= facts.memory->value())
        return;
    facts.memory = Bytes(*most);
    const double used = files.number("sys/fs/cgroup/memory.current").value_or(0.0);
    const Bytes left(std::max(0.0, *most - used));
    facts.freeMemory = facts.freeMemory ? std::min(*facts.freeMemory, left) : left;
}

std::optional<Frequency> highestClock(const SystemFiles& files, const std::vector<int>& processors)
{
    double highest = 0.0;
    for (const int processor : processors) {
        const std::string path = fmt::format("sys/devices/system/cpu/cpu{}/cpufreq/cpuinfo_max_freq", processor);
        highest = std::max(highest, files.number(path).value_or(0.0));
    }
    return highest > 0.0 ? std::optional(megahertz(highest / 1e3)) : std::nullopt;
}

} // namespace

std::optional<int> processorQuota(const SystemFiles& files)
{
    // "200000 100000": microseconds of time in a period; "max 100000" without a limit.
    std::istringstream words(files.line("sys/fs/cgroup/cpu.max").value_or(""));
    double quota = 0.0;
    double period = 0.0;
    if (!(words >> quota >> period) || !(quota > 0.0) || !(period > 0.0))
        return std::nullopt;
    return std::max(1, static_cast<int>(std::ceil(std::min(quota / period, 1e6))));
}

std::optional<bool> isOnBattery(const SystemFiles& files)
{
    const std::string supplies = "sys/class/power_supply";
    std::optional<bool> answer;
    for (const std::string& supply : files.entries(supplies)) {
        const std::string folder = fmt::format("{}/{}", supplies, supply);
        // A mouse has a battery too.
        if (files.line(folder + "/scope") == "Device")
            continue;
        const std::string type = files.line(folder + "/type").value_or("");
        if (type == "Mains" && files.line(folder + "/online") == "1")
            return false;
        if (type == "Mains" || type == "Battery")
            answer = answer.value_or(false) || (type == "Battery" && files.line(folder + "/status") == "Discharging");
    }
    return answer;
}

std::string operatingSystem(const SystemFiles& files)
{
    std::istringstream lines(files.text("etc/os-release").value_or(""));
    const std::string key = "PRETTY_NAME=";
    for (std::string line; std::getline(lines, line);) {
        if (line.rfind(key, 0) != 0)
            continue;
        std::string name = line.substr(key.size());
        std::erase(name, '"');
        return name + ", " + architecture();
    }
    return architecture();
}

DeviceFacts processorFacts(const SystemFiles& files, const std::vector<int>& processors, int workers)
{
    DeviceFacts facts;
    facts.id = "cpu";
    facts.kind = DeviceKind::Cpu;
    facts.name = processorName(files);
    facts.multiprocessors = workers;
    facts.memory = memoryLine(files, "MemTotal");
    facts.freeMemory = memoryLine(files, "MemAvailable");
    limitByContainer(files, facts);
    facts.lastLevelCache = processorCaches(files, processors).lastInAll;
    facts.highestClock = highestClock(files, processors);
    facts.isOnBattery = isOnBattery(files);
    return facts;
}

} // namespace roofline
