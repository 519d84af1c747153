// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/cpu_probe/processor_caches.h"

#include "core/quantity/units.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <string>

namespace roofline {

namespace {

constexpr std::int64_t lineFloats = 16;

/// "32768K" or "32M" of /sys.
std::optional<double> cacheBytes(const std::string& size)
{
    char* unit = nullptr;
    const double value = std::strtod(size.c_str(), &unit);
    if (!(value > 0.0))
        return std::nullopt;
    const double scale = *unit == 'K' ? 1024.0 : *unit == 'M' ? 1048576.0 : 1.0;
    return value * scale;
}

struct Cache {
    int level = 0;
    double bytes = 0.0;
};

/// The caches that hold data, by level and by the processors that share them.
void collectCaches(const SystemFiles& files, int processor, std::map<std::string, Cache>& caches)
{
    const std::string folder = fmt::format("sys/devices/system/cpu/cpu{}/cache", processor);
    for (const std::string& entry : files.entries(folder)) {
        const std::string cache = fmt::format("{}/{}", folder, entry);
        const std::optional<double> level = files.number(cache + "/level");
        const std::optional<double> bytes = cacheBytes(files.line(cache + "/size").value_or(""));
        if (!level || !bytes || files.line(cache + "/type") == "Instruction")
            continue;
        const std::string sharers = files.line(cache + "/shared_cpu_list").value_or(std::to_string(processor));
        caches[fmt::format("{} of {}", *level, sharers)] = {static_cast<int>(*level), *bytes};
    }
}

std::vector<double> sizesOf(const std::map<std::string, Cache>& caches, int level)
{
    std::vector<double> sizes;
    for (const auto& [key, cache] : caches) {
        if (cache.level == level)
            sizes.push_back(cache.bytes);
    }
    return sizes;
}

std::optional<Bytes> smallest(const std::vector<double>& sizes)
{
    return sizes.empty() ? std::nullopt : std::optional(Bytes(*std::min_element(sizes.begin(), sizes.end())));
}

std::optional<Bytes> largest(const std::vector<double>& sizes)
{
    return sizes.empty() ? std::nullopt : std::optional(Bytes(*std::max_element(sizes.begin(), sizes.end())));
}

std::int64_t wholeLines(double bytes) { return static_cast<std::int64_t>(bytes / 4.0) / lineFloats * lineFloats; }

} // namespace

ProcessorCaches processorCaches(const SystemFiles& files, const std::vector<int>& processors)
{
    std::map<std::string, Cache> all;
    for (const int processor : processors)
        collectCaches(files, processor, all);
    int lastLevel = 0;
    for (const auto& [key, cache] : all)
        lastLevel = std::max(lastLevel, cache.level);
    ProcessorCaches caches;
    caches.first = smallest(sizesOf(all, 1));
    caches.beforeLast = lastLevel > 1 ? largest(sizesOf(all, lastLevel - 1)) : std::nullopt;
    const std::vector<double> last = sizesOf(all, lastLevel);
    caches.last = smallest(last);
    double together = 0.0;
    for (const double size : last)
        together += size;
    caches.lastInAll = together > 0.0 ? std::optional(Bytes(together)) : std::nullopt;
    return caches;
}

std::optional<std::int64_t> firstLevelFloats(const ProcessorCaches& caches)
{
    const std::int64_t floats = caches.first ? wholeLines(inBytes(*caches.first) / 4.0) : 0;
    return floats > 0 ? std::optional(floats) : std::nullopt;
}

std::optional<std::int64_t> lastLevelFloats(const ProcessorCaches& caches)
{
    if (!caches.last || !caches.beforeLast)
        return std::nullopt;
    const double half = inBytes(*caches.last) / 2.0;
    if (half < 2.0 * inBytes(*caches.beforeLast))
        return std::nullopt;
    return wholeLines(half);
}

} // namespace roofline
