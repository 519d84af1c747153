// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/cpu_probe/cpu_streams.h"

#include "core/counting/kernel_count.h"
#include "core/cpu_probe/cpu_workload.h"
#include "core/cpu_probe/kernels/fill.h"
#include "core/cpu_probe/kernels/read_sum.h"
#include "core/cpu_probe/kernels/triad.h"
#include "core/cpu_probe/piecewise_check.h"
#include "core/cpu_probe/read_check.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <memory>
#include <string>
#include <vector>

namespace roofline {

namespace {

constexpr std::int64_t cacheLineFloats = 16;
/// Read from a cache by one worker in one launch: long beside the barrier after it.
constexpr std::int64_t cacheLaunchFloats = std::int64_t{1} << 24;

Candidate candidateOf(WorkerPool& pool, InputSeeds seeds, std::string shape, const KernelCount& count, CpuKernel kernel)
{
    return {std::move(shape), count.work, count.traffic,
            [&pool, seeds, kernel = std::move(kernel)] { return std::make_unique<CpuWorkload>(pool, seeds, kernel); }};
}

/// Which floats of the input a worker reads, in order, and how often.
struct Walk {
    std::int64_t elements = 0; ///< of the buffer
    std::int64_t passes = 1;
    std::vector<std::vector<IndexRange>> ranges; ///< of each worker, of one pass
};

void read(const Walk& walk, const KernelBuffers& buffers, int worker, int inFlight, VectorUnit unit)
{
    const std::vector<IndexRange>& ranges = walk.ranges[static_cast<std::size_t>(worker)];
    std::uint32_t sum = 0;
    if (ranges.size() == 1) {
        sum = readSum(buffers.a, ranges.front(), walk.passes, inFlight, unit);
    } else {
        for (std::int64_t pass = 0; pass < walk.passes; ++pass)
            for (const IndexRange& range : ranges)
                sum += readSum(buffers.a, range, 1, inFlight, unit);
    }
    buffers.out[worker] = std::bit_cast<float>(sum);
}

/// Computed once: it depends on nothing that is measured. Empty where a stop was requested meanwhile.
std::vector<std::uint32_t> expectedSums(const Walk& walk, std::uint32_t seed, const std::stop_token& stop)
{
    std::vector<std::uint32_t> expected;
    for (const std::vector<IndexRange>& ranges : walk.ranges) {
        std::uint32_t sum = 0;
        for (const IndexRange& range : ranges)
            sum += inputSum(range, seed, stop);
        expected.push_back(sum * static_cast<std::uint32_t>(walk.passes));
    }
    return stop.stop_requested() ? std::vector<std::uint32_t>() : expected;
}

Step readStep(const char* id, WorkerPool& pool, VectorUnit unit, InputSeeds seeds, const Walk& walk)
{
    std::int64_t floats = 0;
    for (const std::vector<IndexRange>& ranges : walk.ranges)
        for (const IndexRange& range : ranges)
            floats += range.end - range.begin;
    const KernelCount count = countRead(floats * walk.passes, pool.workers());
    const auto expected = std::make_shared<std::vector<std::uint32_t>>();
    Step step{StepKind::BandwidthCeiling, id, {}};
    for (const int inFlight : {8, 16}) {
        CpuKernel kernel;
        kernel.aElements = walk.elements;
        kernel.outElements = pool.workers();
        kernel.run = [=](const KernelBuffers& buffers, int worker, int) {
            read(walk, buffers, worker, inFlight, unit);
        };
        kernel.check = [=](std::span<const float> out, const std::stop_token& stop) {
            if (expected->empty())
                *expected = expectedSums(walk, seeds.a, stop);
            return compareSums(out, *expected);
        };
        step.candidates.push_back(candidateOf(
            pool, seeds, fmt::format("{} in flight, {}", inFlight, vectorUnitName(unit)), count, std::move(kernel)));
    }
    return step;
}

std::int64_t passesOver(std::int64_t floats) { return std::max<std::int64_t>(1, cacheLaunchFloats / floats); }

/// The whole buffer from a place on: to its end, and then from its beginning.
std::vector<IndexRange> roundFrom(std::int64_t place, std::int64_t floats)
{
    return place == 0 ? std::vector<IndexRange>{{0, floats}} : std::vector<IndexRange>{{place, floats}, {0, place}};
}

} // namespace

Step dramReadStep(WorkerPool& pool, VectorUnit unit, InputSeeds seeds, const Plan& plan)
{
    const std::int64_t elements = plan.streamElements;
    Walk walk{elements, 1, {}};
    for (int worker = 0; worker < pool.workers(); ++worker)
        walk.ranges.push_back({shareOf(elements, cacheLineFloats, worker, pool.workers())});
    return readStep("dram_read", pool, unit, seeds, walk);
}

std::optional<Step> lastLevelReadStep(WorkerPool& pool, VectorUnit unit, InputSeeds seeds,
                                      const ProcessorCaches& caches)
{
    const auto floats = lastLevelFloats(caches);
    if (!floats)
        return std::nullopt;
    Walk walk{*floats, passesOver(*floats), {}};
    for (int worker = 0; worker < pool.workers(); ++worker)
        walk.ranges.push_back(roundFrom(shareOf(*floats, cacheLineFloats, worker, pool.workers()).begin, *floats));
    return readStep("llc_read", pool, unit, seeds, walk);
}

std::optional<Step> firstLevelReadStep(WorkerPool& pool, VectorUnit unit, InputSeeds seeds,
                                       const ProcessorCaches& caches)
{
    const auto floats = firstLevelFloats(caches);
    if (!floats)
        return std::nullopt;
    Walk walk{*floats * pool.workers(), passesOver(*floats), {}};
    for (std::int64_t worker = 0; worker < pool.workers(); ++worker)
        walk.ranges.push_back({{worker * *floats, (worker + 1) * *floats}});
    return readStep("l1_read", pool, unit, seeds, walk);
}

Step dramWriteStep(WorkerPool& pool, const Plan& plan)
{
    Step step{StepKind::BandwidthCeiling, "dram_write", {}};
    const std::int64_t elements = plan.streamElements;
    const auto add = [&](const char* shape, void (*fill)(float*, IndexRange)) {
        CpuKernel kernel;
        kernel.outElements = elements;
        kernel.run = [elements, fill](const KernelBuffers& buffers, int worker, int workers) {
            fill(buffers.out, shareOf(elements, cacheLineFloats, worker, workers));
        };
        kernel.check = [](std::span<const float> out, const std::stop_token& stop) {
            return compareInPieces(out, pieceOfStream, stop,
                                   [](std::span<const float> piece, std::int64_t) {
                                       ErrorTally tally(Tolerance{});
                                       const auto right = std::count(piece.begin(), piece.end(), fillValue);
                                       tally.addEqual(right);
                                       tally.addWrong(std::ssize(piece) - right);
                                       return tally;
                                   })
                .result("every value against the one that was written");
        };
        step.candidates.push_back(candidateOf(pool, {}, shape, countWrite(elements), std::move(kernel)));
    };
    add("memset", fillByMemset);
#if defined(ROOFLINE_HAS_STREAMED_STORES)
    add("streamed stores", fillByStreamedStores);
#endif
    add("plain loop", fillByPlainLoop);
    return step;
}

Step triadStep(WorkerPool& pool, InputSeeds seeds, const Plan& plan)
{
    Step step{StepKind::BandwidthCeiling, "triad", {}};
    const std::int64_t elements = plan.streamElements;
    const auto add = [&](const char* shape, void (*triad)(const float*, const float*, float*, IndexRange)) {
        CpuKernel kernel;
        kernel.aElements = kernel.bElements = kernel.outElements = elements;
        kernel.run = [elements, triad](const KernelBuffers& buffers, int worker, int workers) {
            triad(buffers.a, buffers.b, buffers.out, shareOf(elements, cacheLineFloats, worker, workers));
        };
        kernel.check = [seeds](std::span<const float> out, const std::stop_token& stop) {
            return compareInPieces(out, pieceOfStream, stop,
                                   [&](auto piece, auto first) { return compareTriad(piece, first, seeds); })
                .result("every sum computed again");
        };
        step.candidates.push_back(candidateOf(pool, seeds, shape, countTriad(elements), std::move(kernel)));
    };
#if defined(ROOFLINE_HAS_STREAMED_STORES)
    add("streamed stores", triadByStreamedStores);
#endif
    add("plain loop", triadByPlainLoop);
    return step;
}

} // namespace roofline
