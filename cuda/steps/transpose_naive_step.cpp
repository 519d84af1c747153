// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/counting/kernel_count.h"
#include "cuda/kernels/transpose_naive.h"
#include "cuda/steps/kernel_workload.h"
#include "cuda/steps/steps.h"

namespace roofline::cuda {

namespace {

CheckResult compareOutput(Card& card, const DeviceBuffer& output, std::int64_t side, InputSeeds seeds)
{
    return card.reader()
        .compare(card.stream(), output,
                 [side, seeds](std::span<const float> chunk, std::int64_t first) {
                     return compareTranspose(chunk, first, side, seeds);
                 })
        .result("the whole output against the input's transpose");
}

} // namespace

Step transposeNaiveStep(const SharedCard& card, const Plan& plan, InputSeeds seeds)
{
    const std::int64_t side = plan.transposeSide;
    const auto prepare = [card, side, seeds]() -> std::unique_ptr<Workload> {
        return std::make_unique<KernelWorkload>(
            card, "naive transpose", makeBuffers(*card, {{side * side, seeds.a}}, side * side),
            [side](cudaStream_t stream, const KernelBuffers& buffers) {
                launchTransposeNaive(stream, buffers.output.data(), buffers.inputs[0].data(), side);
            },
            [side, seeds](Card& on, const DeviceBuffer& output) { return compareOutput(on, output, side, seeds); });
    };
    const KernelCount count = countTranspose(side);
    return {StepKind::Kernel, "transpose_naive", {{"", count.work, count.traffic, prepare}}};
}

} // namespace roofline::cuda
