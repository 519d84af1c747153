// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/counting/kernel_count.h"
#include "core/model/blocks.h"
#include "cuda/handles/cuda_error.h"
#include "cuda/kernels/dram_read.h"
#include "cuda/kernels/dram_write.h"
#include "cuda/kernels/triad.h"
#include "cuda/steps/kernel_workload.h"
#include "cuda/steps/steps.h"
#include "cuda/steps/word_check.h"

#include <fmt/format.h>

#include <iterator>

namespace roofline::cuda {

namespace {

constexpr std::int64_t wordsAtOnce = 1 << 10; ///< of 64 KiB of input each: some ten milliseconds of the host
/// The second input of the triad starts 4 KiB into its buffer: where all three lay at the same offset of some power of two, an
/// H200 was a tenth of a per cent slower.
constexpr std::int64_t triadShift = 1024;

/// Reading needs no second buffer, and nothing large comes back to the host: four streams at once, where a quarter of what is
/// free holds them. On an H200 one allocation of 8 GiB read a per cent faster than one of 2 GiB, and one of 16 no faster.
std::int64_t readElements(const Card& card, std::int64_t streamElements)
{
    card.choose();
    std::size_t free = 0;
    std::size_t total = 0;
    check(cudaMemGetInfo(&free, &total), "ask how much of the card's memory is free");
    const auto most = static_cast<std::int64_t>(free / 4 / sizeof(float));
    return 4 * streamElements <= most ? 4 * streamElements : streamElements;
}

std::shared_ptr<ExpectedWords> expectedOfRead(std::int64_t elements, InputSeeds seeds)
{
    constexpr ReadTile tile = dramReadTiles[0];
    static_assert(dramReadTiles[1].threads == tile.threads && dramReadTiles[1].floats() == tile.floats());
    return std::make_shared<ExpectedWords>(
        blocksToCover(elements, tile.floats()), wordsAtOnce,
        [=](std::span<std::uint32_t> out, std::int64_t first) { readChecksums(out, first, elements, tile, seeds.a); });
}

Candidate readCandidate(const SharedCard& card, std::int64_t elements, InputSeeds seeds, int shape,
                        const std::shared_ptr<ExpectedWords>& expected)
{
    const ReadTile tile = dramReadTiles[shape];
    const std::int64_t words = blocksToCover(elements, tile.floats());
    const auto launch = [=](cudaStream_t stream, const KernelBuffers& buffers) {
        launchDramRead(stream, wordsOf(buffers.output), buffers.inputs[0].data(), elements, shape, streamSweeps);
    };
    const auto compare = [expected](Card& on, const DeviceBuffer& output) {
        return compareWords(on, output, *expected).result("the hash of every element and its place, block by block");
    };
    const auto prepare = [=]() -> std::unique_ptr<Workload> {
        return std::make_unique<KernelWorkload>(card, "read", makeBuffers(*card, {{elements, seeds.a}}, words), launch,
                                                compare);
    };
    const KernelCount count = countRead(elements * streamSweeps, words * streamSweeps);
    return {fmt::format("{} × float4 of {} threads, {} sweeps", tile.inFlight, tile.threads, streamSweeps), count.work,
            count.traffic, prepare};
}

Candidate writeCandidate(const SharedCard& card, std::int64_t elements, InputSeeds seeds)
{
    const auto launch = [=](cudaStream_t stream, const KernelBuffers& buffers) {
        launchDramWrite(stream, wordsOf(buffers.output), elements, seeds.a, streamSweeps);
    };
    const auto compare = [seeds](Card& on, const DeviceBuffer& output) {
        return on.reader()
            .compare(on.stream(), output,
                     [seeds](std::span<const float> chunk, std::int64_t first) {
                         return compareStreamWords(chunk, first, seeds);
                     })
            .result("the whole output against the host's words");
    };
    const auto prepare = [=]() -> std::unique_ptr<Workload> {
        return std::make_unique<KernelWorkload>(card, "write", makeBuffers(*card, {}, elements), launch, compare);
    };
    const KernelCount count = countWrite(elements * streamSweeps);
    return {"float4, 4 sweeps", count.work, count.traffic, prepare};
}

Candidate triadCandidate(const SharedCard& card, std::int64_t elements, InputSeeds seeds)
{
    const std::string shape = readsFirstShape(*card);
    const auto launch = [=](cudaStream_t stream, const KernelBuffers& buffers) {
        launchTriad(stream, buffers.output.data(), buffers.inputs[0].data(), buffers.inputs[1].data() + triadShift,
                    elements, streamSweeps);
    };
    const auto compare = [seeds](Card& on, const DeviceBuffer& output) {
        return on.reader()
            .compare(
                on.stream(), output,
                [seeds](std::span<const float> chunk, std::int64_t first) { return compareTriad(chunk, first, seeds); })
            .result("the whole output against the host's sums");
    };
    const auto prepare = [=]() -> std::unique_ptr<Workload> {
        return std::make_unique<KernelWorkload>(
            card, "triad, " + shape,
            makeBuffers(*card, {{elements, seeds.a}, {elements, seeds.b, triadShift}}, elements), launch, compare);
    };
    const KernelCount count = countTriad(elements * streamSweeps);
    return {shape, count.work, count.traffic, prepare};
}

} // namespace

Step dramReadStep(const SharedCard& card, const Plan& plan, InputSeeds seeds)
{
    const std::int64_t elements = readElements(*card, plan.streamElements);
    const auto expected = expectedOfRead(elements, seeds);
    Step step{StepKind::BandwidthCeiling, "dram_read", {}};
    for (int shape = 0; shape < static_cast<int>(std::size(dramReadTiles)); ++shape)
        step.candidates.push_back(readCandidate(card, elements, seeds, shape, expected));
    return step;
}

Step dramWriteStep(const SharedCard& card, const Plan& plan, InputSeeds seeds)
{
    return {StepKind::BandwidthCeiling, "dram_write", {writeCandidate(card, plan.streamElements, seeds)}};
}

Step triadStep(const SharedCard& card, const Plan& plan, InputSeeds seeds)
{
    return {StepKind::BandwidthCeiling, "triad", {triadCandidate(card, plan.streamElements, seeds)}};
}

} // namespace roofline::cuda
