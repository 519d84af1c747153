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

/// What would be answered instead: asked of the device, which builds nothing for an answer.
std::string refusal(Probe& probe, const LiveRequest& request)
{
    constexpr std::int64_t small = 64;
    const auto isOffered = [&](std::int64_t tile) { return probe.liveStep({request.kernel, small, tile}).has_value(); };
    const std::string device = probe.facts().id;
    if (isOffered(request.tile))
        return fmt::format("too large to be timed in a moment on {}: choose a smaller N", device);
    std::string tiles;
    for (const std::int64_t tile : {8, 16, 32})
        if (isOffered(tile))
            tiles += (tiles.empty() ? "" : ", ") + std::to_string(tile);
    if (tiles.empty())
        return fmt::format("{} has no kernel \"{}\" to be timed live", device, request.kernel);
    return fmt::format("{} has no kernel with tiles of {}: choose {}", device, request.tile, tiles);
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
