// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/measuring/plan.h"

#include "core/measuring/power_age.h"
#include "core/quantity/units.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <utility>

namespace roofline {

namespace {

constexpr std::int64_t mebi = std::int64_t{1} << 20;
constexpr std::int64_t floatBytes = 4;

/// What is taken where a device does not tell: large enough for most caches, small enough for most memories.
constexpr std::int64_t assumedCache = 64 * mebi;
constexpr std::int64_t assumedMemory = 4096 * mebi;

std::int64_t wholeBytes(std::optional<Bytes> amount, std::int64_t otherwise)
{
    return amount ? static_cast<std::int64_t>(inBytes(*amount)) : otherwise;
}

std::int64_t cacheOf(const DeviceFacts& device) { return wholeBytes(device.lastLevelCache, assumedCache); }
std::int64_t memoryOf(const DeviceFacts& device) { return wholeBytes(device.memory, assumedMemory); }
std::int64_t freeMemoryOf(const DeviceFacts& device)
{
    return std::min(wholeBytes(device.freeMemory, memoryOf(device) / 2), memoryOf(device));
}

std::int64_t powerOfTwoUpTo(std::int64_t value)
{
    return static_cast<std::int64_t>(std::bit_floor(static_cast<std::uint64_t>(std::max<std::int64_t>(1, value))));
}
std::int64_t powerOfTwoFrom(std::int64_t value)
{
    return static_cast<std::int64_t>(std::bit_ceil(static_cast<std::uint64_t>(std::max<std::int64_t>(1, value))));
}

/// The most that one of three buffers may take: together half of what is free.
std::int64_t largestBuffer(const DeviceFacts& device) { return powerOfTwoUpTo(freeMemoryOf(device) / 2 / 3); }

/// A card: a 64th of its memory, since a copy reaches its roof only when it is long (2 GiB on a card of 140 GiB).
std::int64_t cardBuffer(const DeviceFacts& device)
{
    const std::int64_t wanted = std::max(powerOfTwoUpTo(memoryOf(device) / 64), powerOfTwoFrom(4 * cacheOf(device)));
    return std::min(wanted, largestBuffer(device));
}

/// A processor: four times its caches, between 64 MiB and what its cores get through in a few hundredths of a second.
std::int64_t processorBuffer(const DeviceFacts& device)
{
    const std::int64_t cores = device.multiprocessors.value_or(1);
    const std::int64_t most = std::max(256 * mebi, powerOfTwoFrom(16 * mebi * cores));
    const std::int64_t wanted = std::clamp(powerOfTwoFrom(4 * cacheOf(device)), 64 * mebi, most);
    return std::min({wanted, powerOfTwoUpTo(memoryOf(device) / 8), largestBuffer(device)});
}

/// The largest side that is a multiple of 32 whose square matrix is no larger than a stream.
std::int64_t sideOf(std::int64_t elements)
{
    const auto side = static_cast<std::int64_t>(std::sqrt(static_cast<double>(elements)));
    return std::clamp<std::int64_t>(side / 32 * 32, 32, 16384);
}

/// Products of a processor grow with its cores, so that one naive product stays below some hundredths of a second.
std::int64_t processorMatmul(const DeviceFacts& device)
{
    const auto cores = static_cast<double>(std::max(1, device.multiprocessors.value_or(1)));
    const auto size = static_cast<std::int64_t>(std::cbrt(cores * 3e7));
    return std::clamp<std::int64_t>(size / 64 * 64, 256, 1024);
}

void setStreams(Plan& plan, std::int64_t elements)
{
    plan.streamElements = elements;
    plan.transposeSide = sideOf(elements);
    plan.reductionElements = elements;
}

/// A run lasts until the power that is told is its own. Samples are long, so that starting them costs less than a thousandth.
void watchPower(Plan& plan)
{
    plan.shortestSample = Seconds(0.005);
    plan.shortestRun = shortestRunWithPower;
    plan.patience = Seconds(0.25);
}

Plan classicPlan()
{
    Plan plan;
    plan.kind = PlanKind::Classic;
    setStreams(plan, std::int64_t{1} << 24);
    plan.matmulSize = 512;
    plan.fmaIterations = 2048;
    watchPower(plan);
    return plan;
}

Plan scaledForCard(const DeviceFacts& device)
{
    Plan plan;
    setStreams(plan, cardBuffer(device) / floatBytes);
    plan.matmulSize = device.multiprocessors.value_or(0) >= 40 ? 2048 : 1024;
    plan.fmaIterations = 16384;
    watchPower(plan);
    return plan;
}

Plan scaledForProcessor(const DeviceFacts& device)
{
    Plan plan;
    setStreams(plan, processorBuffer(device) / floatBytes);
    plan.matmulSize = processorMatmul(device);
    plan.fmaIterations = std::int64_t{1} << 18;
    return plan;
}

Plan quickPlan(const DeviceFacts& device)
{
    const bool isCard = device.kind == DeviceKind::Cuda;
    Plan plan = isCard ? scaledForCard(device) : scaledForProcessor(device);
    plan.kind = PlanKind::Quick;
    setStreams(plan, std::min(plan.streamElements, std::int64_t{1} << (isCard ? 26 : 24)));
    if (!isCard) // a naive transpose is the one that would take the time of all others together
        plan.transposeSide = std::min<std::int64_t>(plan.transposeSide, 2048);
    plan.matmulSize = isCard ? 512 : 256;
    plan.fmaIterations = isCard ? 4096 : std::int64_t{1} << 16;
    plan.shortestSample = Seconds(0.001);
    plan.shortestRun = Seconds(0.0);
    plan.patience = Seconds(0.05);
    return plan;
}

using NamedPlan = std::pair<PlanKind, std::string_view>;
constexpr std::array<NamedPlan, 3> planNames{
    {{PlanKind::Quick, "quick"}, {PlanKind::Classic, "classic"}, {PlanKind::Scaled, "scaled"}}};

} // namespace

Plan makePlan(PlanKind kind, const DeviceFacts& device)
{
    Plan plan = kind == PlanKind::Classic         ? classicPlan()
                : kind == PlanKind::Quick         ? quickPlan(device)
                : device.kind == DeviceKind::Cuda ? scaledForCard(device)
                                                  : scaledForProcessor(device);
    plan.returnsToRoof = true;
    return plan;
}

Plan pointPlan(const Plan& plan)
{
    Plan point = plan;
    point.minSamples = std::min(plan.minSamples, 3);
    point.maxSamples = std::min(plan.maxSamples, 25);
    point.shortestSample = std::min(plan.shortestSample, Seconds(0.001));
    point.shortestRun = std::min(plan.shortestRun, Seconds(0.006));
    point.patience = std::min(plan.patience, Seconds(0.01));
    point.warmUp = std::min(plan.warmUp, Seconds(0.001));
    return point;
}

Plan restingPlan(const Plan& plan)
{
    Plan resting = plan;
    resting.shortestSample = std::min(plan.shortestSample, Seconds(0.0025));
    resting.shortestRun = std::min(plan.shortestRun, Seconds(0.08));
    resting.patience = std::min(plan.patience, Seconds(0.1));
    resting.warmUp = std::min(plan.warmUp, Seconds(0.005));
    return resting;
}

std::string_view planName(PlanKind kind)
{
    const auto* const named =
        std::find_if(planNames.begin(), planNames.end(), [kind](const NamedPlan& plan) { return plan.first == kind; });
    return named->second;
}

std::optional<PlanKind> planKindOf(std::string_view name)
{
    for (const auto& [kind, kindName] : planNames) {
        if (kindName == name)
            return kind;
    }
    return std::nullopt;
}

} // namespace roofline
