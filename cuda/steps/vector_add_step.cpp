// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/counting/kernel_count.h"
#include "cuda/kernels/vector_add.h"
#include "cuda/steps/kernel_workload.h"
#include "cuda/steps/steps.h"

namespace roofline::cuda {

namespace {

CheckResult compareOutput(Card& card, const DeviceBuffer& output, InputSeeds seeds)
{
    return card.reader()
        .compare(
            card.stream(), output,
            [seeds](std::span<const float> chunk, std::int64_t first) { return compareVectorAdd(chunk, first, seeds); })
        .result("the whole output against a[i] + b[i]");
}

} // namespace

Step vectorAddStep(const SharedCard& card, const Plan& plan, InputSeeds seeds)
{
    const std::int64_t n = plan.streamElements;
    const auto prepare = [card, n, seeds]() -> std::unique_ptr<Workload> {
        return std::make_unique<KernelWorkload>(
            card, "vector add", makeBuffers(*card, {{n, seeds.a}, {n, seeds.b}}, n),
            [n](cudaStream_t stream, const KernelBuffers& buffers) {
                launchVectorAdd(stream, buffers.output.data(), buffers.inputs[0].data(), buffers.inputs[1].data(), n);
            },
            [seeds](Card& on, const DeviceBuffer& output) { return compareOutput(on, output, seeds); });
    };
    const KernelCount count = countVectorAdd(n);
    return {StepKind::Kernel, "vector_add", {{"", count.work, count.traffic, prepare}}};
}

} // namespace roofline::cuda
