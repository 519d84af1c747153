// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/session/feeding.h"

#include "core/quantity/units.h"
#include "core/session/cache_fit.h"
#include "core/session/ceiling_noise.h"
#include "core/session/kernel_access.h"
#include "core/session/number_words.h"
#include "core/session/result_table.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace roofline {

namespace {

constexpr std::array farthestFirst{MemoryLevel::Dram, MemoryLevel::LastLevelCache, MemoryLevel::L1};

double relativeSpread(const std::optional<SampleSummary>& spread) { return spread ? spread->relativeDeviation() : 0.0; }

/// A level's roof for one kernel.
struct LevelRoof {
    Slope slope;
    bool isOfItsMix = false;
};

bool isOfLevel(const Slope& slope, MemoryLevel level)
{
    return slope.origin && slope.origin->level == level && !slope.facts.sustained;
}

/// The roof with the kernel's own mix of reads and writes; where that is not known, or was not measured, the fastest of the
/// level, which stands first.
std::optional<LevelRoof> roofOfLevel(const Roofs& roofs, MemoryLevel level, std::optional<AccessMix> mix)
{
    std::optional<LevelRoof> found;
    for (const Slope& slope : roofs.slopes) {
        if (!isOfLevel(slope, level))
            continue;
        if (slope.origin->access == mix)
            return LevelRoof{slope, true};
        if (!found)
            found = LevelRoof{slope, false};
    }
    return found;
}

/// "DRAM, read: 4684.1 GB/s ± 0.1 % of 28"
std::string roofWords(const Slope& slope)
{
    return fmt::format("{}: {} GB/s{}", readableName(slope.facts.id),
                       fixedWords(inGigabytesPerSecond(slope.bandwidth), 1), spreadAfter(slope.facts.time));
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

/// Of another mix the number says nothing of this kernel, and the level stands alone.
std::string roofWords(const LevelRoof& roof)
{
    return roof.isOfItsMix ? roofWords(roof.slope) : std::string(levelWords(roof.slope.origin->level));
}

/// What its level serves, and what the farther ones could not.
std::string fedWords(const Feeding& feeding, const std::string& id, const Roofs& roofs)
{
    const MemoryLevel level = feeding.roof.origin->level;
    if (level == MemoryLevel::Dram && !feeding.isOfItsMix)
        return "it stands under the fastest mix of reads and writes that memory was measured with; its own was not "
               "measured";
    if (level == MemoryLevel::Dram)
        return fmt::format("its mix of reads and writes is easier on memory than the copy's, and stands under {}",
                           roofWords(feeding.roof));
    std::string slower;
    for (const MemoryLevel farther : farthestFirst) {
        if (farther == level)
            break;
        if (const auto roof = roofOfLevel(roofs, farther, accessOf(id)))
            slower += (slower.empty() ? ", above " : " and above ") + roofWords(*roof);
    }
    return fmt::format("it is fed by {}{}{}: bytes that the kernel asks for more than once were kept near",
                       levelWords(level), feeding.isOfItsMix ? " (" + roofWords(feeding.roof) + ")" : "", slower);
}

const Slope& faster(const Slope& a, const Slope& b) { return a.bandwidth < b.bandwidth ? b : a; }

/// Where a faster roof is there after all, it is one of another mix.
std::string whyAboveAllLevels(const KernelMeasurement& kernel, const Roofs& roofs)
{
    std::optional<Slope> fastest;
    std::optional<Slope> fastestOfMix;
    for (const MemoryLevel level : farthestFirst) {
        const auto any = roofOfLevel(roofs, level, std::nullopt);
        if (!any)
            continue;
        const Slope ofMix = roofOfLevel(roofs, level, accessOf(kernel.id))->slope;
        fastest = fastest ? faster(*fastest, any->slope) : any->slope;
        fastestOfMix = fastestOfMix ? faster(*fastestOfMix, ofMix) : ofMix;
    }
    const bool isAboveAll = fastest->bandwidth < kernel.bandwidth();
    return fmt::format("it is above every roof of memory that was measured here{} (the highest is {}): values that it "
                       "counts for each thread were served to many at once, or stayed in registers",
                       isAboveAll ? "" : " with reads and writes like its own",
                       roofWords(isAboveAll ? *fastest : *fastestOfMix));
}

/// From what the kernel asks of memory alone, where no level but the copy's was measured.
std::string whyAboveCopy(const std::string& id)
{
    if (id.rfind("matmul", 0) == 0 || id.rfind("product_", 0) == 0)
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

std::optional<Feeding> feedingOf(const KernelMeasurement& kernel, const Roofs& roofs, const DeviceFacts& device)
{
    const double ownSpread = relativeSpread(kernel.time.spread);
    for (const MemoryLevel level : farthestFirst) {
        if (level == MemoryLevel::Dram && fitsInCache(kernel, device))
            continue;
        const auto roof = roofOfLevel(roofs, level, accessOf(kernel.id));
        if (!roof)
            continue;
        const double fraction = kernel.bandwidth() / roof->slope.bandwidth;
        if (fraction <= 1.0 + ownSpread + relativeSpread(roof->slope.facts.time.spread))
            return Feeding{roof->slope, roof->isOfItsMix, fraction};
    }
    return std::nullopt;
}

std::optional<Feeding> feedingAbove(const KernelMeasurement& kernel, const std::optional<Roof>& roof,
                                    const Roofs& roofs, const Session& session)
{
    if (!roof || !kernel.isUsable() || !(kernel.time.median > Seconds(0.0)) || !areLevelsMeasured(roofs))
        return std::nullopt;
    const Placement placement = place(kernel, *roof);
    const bool isByMemory = placement.isAboveCeiling && placement.limit != Limit::Compute;
    return isByMemory && !whyOnlyNoise(kernel, placement, session) ? feedingOf(kernel, roofs, session.device)
                                                                   : std::nullopt;
}

std::string whyAbove(const KernelMeasurement& kernel, const Placement& placement, const Roofs& roofs,
                     const Session& session)
{
    if (const auto noise = whyOnlyNoise(kernel, placement, session))
        return *noise;
    if (placement.limit == Limit::Compute)
        return "it does more FLOP a second than the chain that set the compute ceiling";
    const std::optional<Feeding> feeding = feedingOf(kernel, roofs, session.device);
    const bool isCacheMeasured = roofOfLevel(roofs, MemoryLevel::LastLevelCache, std::nullopt).has_value();
    const bool isCacheEnough =
        !isCacheMeasured || (feeding && feeding->roof.origin->level == MemoryLevel::LastLevelCache);
    if (isCacheEnough && fitsInCache(kernel, session.device))
        return cacheFitWords(kernel, session.device);
    if (!areLevelsMeasured(roofs))
        return whyAboveCopy(kernel.id);
    return feeding ? fedWords(*feeding, kernel.id, roofs) : whyAboveAllLevels(kernel, roofs);
}

} // namespace roofline
