// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/session/feeding.h"

#include "core/quantity/units.h"
#include "core/session/number_words.h"
#include "core/session/result_table.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <vector>

namespace roofline {

namespace {

constexpr std::array farthestFirst{MemoryLevel::Dram, MemoryLevel::LastLevelCache, MemoryLevel::L1};

double relativeSpread(const std::optional<SampleSummary>& spread) { return spread ? spread->relativeDeviation() : 0.0; }

/// Slopes stand with the fastest of a level first.
const Slope* bestOf(const Roofs& roofs, MemoryLevel level)
{
    const auto best = std::find_if(roofs.slopes.begin(), roofs.slopes.end(), [level](const Slope& slope) {
        return slope.origin && slope.origin->level == level && !slope.facts.sustained;
    });
    return best != roofs.slopes.end() ? &*best : nullptr;
}

/// "DRAM, read: 4684.1 GB/s"
std::string roofWords(const Slope& slope)
{
    return fmt::format("{}: {} GB/s", readableName(slope.facts.id),
                       fixedWords(inGigabytesPerSecond(slope.bandwidth), 1));
}

std::string_view levelWords(MemoryLevel level)
{
    switch (level) {
    case MemoryLevel::Dram:
        return "memory itself";
    case MemoryLevel::LastLevelCache:
        return "the last-level cache";
    case MemoryLevel::L1:
        break;
    }
    return "the caches nearest to the arithmetic";
}

/// What its level serves, and what the farther ones could not.
std::string fedWords(const Slope& feeding, const Roofs& roofs)
{
    if (feeding.origin->level == MemoryLevel::Dram)
        return fmt::format("its mix of reads and writes is easier on memory than the copy's, and stands under {}",
                           roofWords(feeding));
    std::string slower;
    for (const MemoryLevel level : farthestFirst) {
        if (level == feeding.origin->level)
            break;
        if (const Slope* best = bestOf(roofs, level))
            slower += (slower.empty() ? "" : ", ") + roofWords(*best);
    }
    return fmt::format("it is fed by {} ({}){}{}: bytes that the kernel asks for more than once were kept near",
                       levelWords(feeding.origin->level), roofWords(feeding), slower.empty() ? "" : ", above ", slower);
}

std::string whyAboveAllLevels(const Roofs& roofs)
{
    const auto fastest = std::max_element(roofs.slopes.begin(), roofs.slopes.end(),
                                          [](const Slope& a, const Slope& b) { return a.bandwidth < b.bandwidth; });
    return fmt::format("it is above every roof of memory that was measured here (the highest is {}): values that it "
                       "counts for each thread were served to many at once, or stayed in registers",
                       roofWords(*fastest));
}

/// From what the kernel asks of memory alone, where no level but the copy's was measured.
std::string whyAboveCopy(const std::string& id)
{
    if (id.rfind("matmul", 0) == 0)
        return "cache reuse that the byte count does not know of: each time a kernel asks for a value counts as a read "
               "from memory, and caches served many of them";
    if (id == "vector_add" || id == "block_reduction")
        return "its traffic is mostly reads, which memory serves faster than the copy's even mix of reads and writes";
    return "caches served part of the counted bytes, or its mix of reads and writes is easier on memory than the "
           "copy's";
}

} // namespace

bool areLevelsMeasured(const Roofs& roofs)
{
    return std::any_of(roofs.slopes.begin(), roofs.slopes.end(), [](const Slope& slope) {
        return slope.origin && !slope.facts.isClassic && !slope.facts.sustained;
    });
}

std::optional<Feeding> feedingOf(const KernelMeasurement& kernel, const Roofs& roofs)
{
    const double ownSpread = relativeSpread(kernel.time.spread);
    for (const MemoryLevel level : farthestFirst) {
        const Slope* best = bestOf(roofs, level);
        if (best == nullptr)
            continue;
        const double fraction = kernel.bandwidth() / best->bandwidth;
        if (fraction <= 1.0 + ownSpread + relativeSpread(best->facts.spread))
            return Feeding{*best, fraction};
    }
    return std::nullopt;
}

std::optional<Feeding> feedingAbove(const KernelMeasurement& kernel, const std::optional<Roof>& roof,
                                    const Roofs& roofs)
{
    if (!roof || !kernel.isUsable() || !(kernel.time.median > Seconds(0.0)) || !areLevelsMeasured(roofs))
        return std::nullopt;
    const Placement placement = place(kernel, *roof);
    const bool isByMemory = placement.isAboveCeiling && placement.limit != Limit::Compute;
    return isByMemory ? feedingOf(kernel, roofs) : std::nullopt;
}

std::string whyAbove(const KernelMeasurement& kernel, Limit limit, const Roofs& roofs)
{
    if (limit == Limit::Compute)
        return "it does more FLOP a second than the chain that set the compute ceiling";
    if (!areLevelsMeasured(roofs))
        return whyAboveCopy(kernel.id);
    const std::optional<Feeding> feeding = feedingOf(kernel, roofs);
    return feeding ? fedWords(feeding->roof, roofs) : whyAboveAllLevels(roofs);
}

} // namespace roofline
