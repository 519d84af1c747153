// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/checking/knee_reference.h"
#include "core/counting/kernel_count.h"
#include "core/model/blocks.h"
#include "cuda/kernels/knee.h"
#include "cuda/steps/kernel_workload.h"
#include "cuda/steps/steps.h"

#include <fmt/format.h>

namespace roofline::cuda {

namespace {

constexpr std::int64_t highestPerFour = 16'384; ///< 1024 FLOP/byte

Step kneeStep(const SharedCard& card, std::int64_t elements, KneeWork work, InputSeeds seeds)
{
    const std::string id = fmt::format("knee_{}", work.flopPerByte());
    const auto launch = [=](cudaStream_t stream, const KernelBuffers& buffers) {
        launchKnee(stream, buffers.output.data(), buffers.inputs[0].data(), elements, work.perFour);
    };
    const auto compare = [=](Card& on, const DeviceBuffer& output) {
        return on.reader()
            .compare(on.stream(), output,
                     [=](std::span<const float> chunk, std::int64_t first) {
                         return compareKnee(chunk, first, work, seeds);
                     })
            .result("a sample over the whole output against the host's chains");
    };
    const auto prepare = [=]() -> std::unique_ptr<Workload> {
        return std::make_unique<KernelWorkload>(card, id, makeBuffers(*card, {{elements, seeds.a}}, elements), launch,
                                                compare);
    };
    const KernelCount count = countKnee(elements, work.perFour);
    return {StepKind::Kernel, id, {{"", count.work, count.traffic, prepare}}};
}

} // namespace

std::vector<Step> kneeSteps(const SharedCard& card, const Plan& plan, InputSeeds seeds)
{
    // An eighth of a stream, still several times the last cache: at the far end a launch has a thousand times the work of a copy.
    const std::int64_t elements = blocksToCover(plan.streamElements, 8);
    std::vector<Step> steps;
    for (std::int64_t perFour = 1; perFour <= highestPerFour; perFour *= 2)
        steps.push_back(kneeStep(card, elements, KneeWork{perFour}, seeds));
    return steps;
}

} // namespace roofline::cuda
