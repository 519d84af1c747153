// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/counting/kernel_count.h"
#include "cuda/kernels/matmul_naive.h"
#include "cuda/kernels/matmul_tiled_16.h"
#include "cuda/steps/kernel_workload.h"
#include "cuda/steps/steps.h"

#include <string>

namespace roofline::cuda {

namespace {

using LaunchMatmul = void (*)(cudaStream_t, float*, const float*, const float*, std::int64_t);

Step matmulStep(const SharedCard& card, const std::string& id, KernelCount count, std::int64_t n, InputSeeds seeds,
                LaunchMatmul launchMatmul)
{
    const auto launch = [launchMatmul, n](cudaStream_t stream, const KernelBuffers& buffers) {
        launchMatmul(stream, buffers.output.data(), buffers.inputs[0].data(), buffers.inputs[1].data(), n);
    };
    const auto compare = [n, seeds](Card& on, const DeviceBuffer& output) {
        return compareMatmul(on.reader().whole(on.stream(), output), n, seeds)
            .result("the product against one in double");
    };
    const auto prepare = [=]() -> std::unique_ptr<Workload> {
        return std::make_unique<KernelWorkload>(
            card, id, makeBuffers(*card, {{n * n, seeds.a}, {n * n, seeds.b}}, n * n), launch, compare);
    };
    return {StepKind::Kernel, id, {{"", count.work, count.traffic, prepare}}};
}

} // namespace

Step matmulNaiveStep(const SharedCard& card, const Plan& plan, InputSeeds seeds)
{
    const std::int64_t n = plan.matmulSize;
    return matmulStep(card, "matmul_naive", countMatmulUntiled(n), n, seeds, launchMatmulNaive);
}

Step matmulTiled16Step(const SharedCard& card, const Plan& plan, InputSeeds seeds)
{
    const std::int64_t n = plan.matmulSize;
    return matmulStep(card, "matmul_tiled_16", countMatmulTiled(n, 16), n, seeds, launchMatmulTiled16);
}

} // namespace roofline::cuda
