// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/measuring/live.h"

#include "core/measuring/probe.h"
#include "core/measuring/shape_measuring.h"

#include <fmt/format.h>

#include <new>
#include <utility>

namespace roofline {

namespace {

/// Together with checks and buffers a small product is to be answered ten times a second. The largest that a device offers
/// takes four or five launches: of hundredths of a second each, where it is a processor.
Plan livePlan()
{
    Plan plan;
    plan.minSamples = 3;
    plan.maxSamples = 25;
    plan.shortestSample = Seconds(0.0005);
    plan.warmUp = Seconds(0.002);
    plan.patience = Seconds(0.01);
    return plan;
}

KernelMeasurement resultOf(const Step& step, ShapeMeasurement shape)
{
    return {step.id,
            shape.work,
            shape.traffic,
            std::move(shape.time),
            std::move(shape.conditions),
            std::move(shape.check),
            arithmeticOf(step.origin)};
}

constexpr const char* untiled = "matmul_naive";
constexpr const char* tiled = "matmul_tiled";

bool isOffered(Probe& probe, const std::string& kernel, std::int64_t tile)
{
    constexpr std::int64_t small = 64;
    return probe.liveStep({kernel, small, tile}).has_value();
}

/// "8, 16, 32"; empty where there is no tiled product.
std::string offeredTiles(Probe& probe)
{
    std::string tiles;
    for (const std::int64_t tile : {8, 16, 32})
        if (isOffered(probe, tiled, tile))
            tiles += (tiles.empty() ? "" : ", ") + std::to_string(tile);
    return tiles;
}

/// What would be answered instead: asked of the device, which builds nothing for an answer. Kernels and devices are called what
/// people call them; a kernel that nobody has is called what was asked for.
std::string refusal(Probe& probe, const LiveRequest& request)
{
    const bool isTiled = request.kernel == tiled;
    if (!isTiled && request.kernel != untiled)
        return fmt::format("no kernel \"{}\" can be timed live: ask for {} or {}", request.kernel, untiled, tiled);
    const DeviceFacts facts = probe.facts();
    const std::string& device = facts.name.empty() ? facts.id : facts.name;
    if (isOffered(probe, request.kernel, request.tile))
        return fmt::format("too large to be timed in a moment on {}: choose a smaller N", device);
    const std::string tiles = offeredTiles(probe);
    if (isTiled && !tiles.empty())
        return fmt::format("{} has no kernel with tiles of {}: choose {}", device, request.tile, tiles);
    if (isTiled && isOffered(probe, untiled, 1))
        return fmt::format("{} times no tiled product live: choose T 1, which is untiled", device);
    if (!tiles.empty())
        return fmt::format("{} times no untiled product live: choose a tile of {}", device, tiles);
    return fmt::format("{} times no product live: measure a run on it, or choose another device", device);
}

LiveAnswer measured(Probe& probe, const LiveRequest& request, const std::stop_token& stop)
{
    const std::optional<Step> step = probe.liveStep(request);
    if (!step || step->candidates.empty())
        return Failed{refusal(probe, request), false};
    ShapeResult result = measureShape(probe, step->candidates.front(), livePlan(), stop, {}, Checked::TimedOutput);
    if (auto* shape = std::get_if<ShapeMeasurement>(&result))
        return resultOf(*step, std::move(*shape));
    if (auto* failed = std::get_if<Failed>(&result))
        return std::move(*failed);
    return Cancelled{};
}

} // namespace

LiveAnswer timeNow(Probe& probe, const LiveRequest& request, const std::stop_token& stop)
{
    try {
        return measured(probe, request, stop);
    } catch (const ProbeError& error) {
        return Failed{error.what(), error.isProcessUnusable()};
    } catch (const std::bad_alloc&) {
        return Failed{"this machine's memory is full. Close other programs, or choose a smaller N", false};
    } catch (const std::exception& error) {
        return Failed{error.what(), false};
    }
}

} // namespace roofline
