// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/counting/kernel_count.h"
#include "core/model/blocks.h"
#include "cuda/kernels/block_reduction.h"
#include "cuda/steps/kernel_workload.h"
#include "cuda/steps/steps.h"

namespace roofline::cuda {

namespace {

CheckResult compareOutput(Card& card, const DeviceBuffer& output, std::int64_t elements, InputSeeds seeds)
{
    return card.reader()
        .compare(card.stream(), output,
                 [elements, seeds](std::span<const float> sums, std::int64_t firstBlock) {
                     return compareBlockReduction(sums, firstBlock, elements, blockReductionThreads, seeds);
                 })
        .result("every block's sum against the sum in double");
}

} // namespace

Step blockReductionStep(const SharedCard& card, const Plan& plan, InputSeeds seeds)
{
    const std::int64_t n = plan.reductionElements;
    const std::int64_t blocks = blocksToCover(n, blockReductionThreads);
    const auto prepare = [card, n, blocks, seeds]() -> std::unique_ptr<Workload> {
        return std::make_unique<KernelWorkload>(
            card, "block reduction", makeBuffers(*card, {{n, seeds.a}}, blocks),
            [n](cudaStream_t stream, const KernelBuffers& buffers) {
                launchBlockReduction(stream, buffers.output.data(), buffers.inputs[0].data(), n);
            },
            [n, seeds](Card& on, const DeviceBuffer& output) { return compareOutput(on, output, n, seeds); });
    };
    const KernelCount count = countBlockReduction(n, blockReductionThreads);
    return {StepKind::Kernel, "block_reduction", {{"", count.work, count.traffic, prepare}}};
}

} // namespace roofline::cuda
