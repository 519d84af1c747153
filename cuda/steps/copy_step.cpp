// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/counting/kernel_count.h"
#include "cuda/kernels/copy.h"
#include "cuda/steps/kernel_workload.h"
#include "cuda/steps/steps.h"

#include <fmt/format.h>

#include <functional>
#include <string>

namespace roofline::cuda {

namespace {

using LaunchCopy = std::function<void(cudaStream_t, float*, const float*, std::int64_t)>;

Candidate copyCandidate(const SharedCard& card, std::int64_t elements, InputSeeds seeds, const std::string& shape,
                        const LaunchCopy& launchCopy, int sweeps = 1)
{
    const auto launch = [launchCopy, elements](cudaStream_t stream, const KernelBuffers& buffers) {
        launchCopy(stream, buffers.output.data(), buffers.inputs[0].data(), elements);
    };
    const auto compare = [seeds](Card& on, const DeviceBuffer& output) {
        return on.reader()
            .compare(
                on.stream(), output,
                [seeds](std::span<const float> chunk, std::int64_t first) { return compareCopy(chunk, first, seeds); })
            .result("the whole output against the input");
    };
    const auto prepare = [=]() -> std::unique_ptr<Workload> {
        return std::make_unique<KernelWorkload>(card, "copy, " + shape,
                                                makeBuffers(*card, {{elements, seeds.a}}, elements), launch, compare);
    };
    const KernelCount count = countCopy(elements * sweeps);
    return {shape, count.work, count.traffic, prepare};
}

} // namespace

std::string readsFirstShape(const Card& card)
{
    return fmt::format("float4, {}reads before writes, {} sweeps", card.capability() >= 80 ? "evict-last " : "",
                       streamSweeps);
}

Step copyStep(const SharedCard& card, const Plan& plan, InputSeeds seeds)
{
    const std::int64_t n = plan.streamElements;
    if (plan.kind == PlanKind::Scaled) {
        const auto streaming = [](cudaStream_t stream, float* out, const float* in, std::int64_t elements) {
            launchCopyFloat4Streaming(stream, out, in, elements, streamSweeps);
        };
        const auto readsFirst = [](cudaStream_t stream, float* out, const float* in, std::int64_t elements) {
            launchCopyReadsFirst(stream, out, in, elements, streamSweeps);
        };
        return {StepKind::BandwidthCeiling,
                "copy",
                {copyCandidate(card, n, seeds, "float4, 4 sweeps", streaming, streamSweeps),
                 copyCandidate(card, n, seeds, readsFirstShape(*card), readsFirst, streamSweeps)}};
    }
    return {StepKind::BandwidthCeiling,
            "copy",
            {copyCandidate(card, n, seeds, "float", launchCopyFloat),
             copyCandidate(card, n, seeds, "float4", launchCopyFloat4),
             copyCandidate(card, n, seeds, "4 × float4 in flight", launchCopyFloat4InFlight)}};
}

} // namespace roofline::cuda
