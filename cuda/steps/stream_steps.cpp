// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/counting/kernel_count.h"
#include "core/model/blocks.h"
#include "cuda/kernels/dram_read.h"
#include "cuda/kernels/dram_write.h"
#include "cuda/kernels/triad.h"
#include "cuda/steps/kernel_workload.h"
#include "cuda/steps/steps.h"
#include "cuda/steps/word_check.h"

namespace roofline::cuda {

namespace {

constexpr std::int64_t wordsAtOnce = 1 << 14; ///< of 4 KiB of input each: some ten milliseconds of the host

Candidate readCandidate(const SharedCard& card, std::int64_t elements, InputSeeds seeds)
{
    const std::int64_t words = blocksToCover(elements, dramReadTile.floats()) * dramReadTile.warps();
    const auto expected =
        std::make_shared<ExpectedWords>(words, wordsAtOnce, [=](std::span<std::uint32_t> out, std::int64_t first) {
            readChecksums(out, first, elements, dramReadTile, seeds.a);
        });
    const auto launch = [=](cudaStream_t stream, const KernelBuffers& buffers) {
        launchDramRead(stream, wordsOf(buffers.output), buffers.inputs[0].data(), elements, streamSweeps);
    };
    const auto compare = [expected](Card& on, const DeviceBuffer& output) {
        return compareWords(on, output, *expected).result("the hash of every element and its place, warp by warp");
    };
    const auto prepare = [=]() -> std::unique_ptr<Workload> {
        return std::make_unique<KernelWorkload>(
            card, "read", makeBuffers(*card, {{elements, seeds.a}}, words * streamSweeps), launch, compare);
    };
    const KernelCount count = countRead(elements * streamSweeps, words * streamSweeps);
    return {"8 × float4 in flight, 4 sweeps", count.work, count.traffic, prepare};
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
    const std::string shape = "float4, 4 sweeps";
    const auto launch = [=](cudaStream_t stream, const KernelBuffers& buffers) {
        launchTriad(stream, buffers.output.data(), buffers.inputs[0].data(), buffers.inputs[1].data(), elements,
                    streamSweeps);
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
            card, "triad, " + shape, makeBuffers(*card, {{elements, seeds.a}, {elements, seeds.b}}, elements), launch,
            compare);
    };
    const KernelCount count = countTriad(elements * streamSweeps);
    return {shape, count.work, count.traffic, prepare};
}

} // namespace

Step dramReadStep(const SharedCard& card, const Plan& plan, InputSeeds seeds)
{
    return {StepKind::BandwidthCeiling, "dram_read", {readCandidate(card, plan.streamElements, seeds)}};
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
