// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/counting/kernel_count.h"
#include "cuda/handles/cuda_error.h"
#include "cuda/kernels/matmul_double_buffered.h"
#include "cuda/kernels/matmul_naive.h"
#include "cuda/kernels/matmul_register_tiled.h"
#include "cuda/kernels/matmul_tensor.h"
#include "cuda/kernels/matmul_tiled.h"
#include "cuda/steps/kernel_workload.h"
#include "cuda/steps/steps.h"

#include <fmt/format.h>

#include <string>
#include <utility>

namespace roofline::cuda {

namespace {

using LaunchMatmul = void (*)(cudaStream_t, float*, const float*, const float*, std::int64_t);
using CompareMatmul = ErrorTally (*)(std::span<const float>, std::int64_t, InputSeeds);

Step matmulStep(const SharedCard& card, const std::string& id, KernelCount count, std::int64_t n, InputSeeds seeds,
                LaunchMatmul launchMatmul, CompareMatmul compareProduct = compareMatmul)
{
    const auto launch = [launchMatmul, n](cudaStream_t stream, const KernelBuffers& buffers) {
        launchMatmul(stream, buffers.output.data(), buffers.inputs[0].data(), buffers.inputs[1].data(), n);
    };
    const auto compare = [n, seeds, compareProduct](Card& on, const DeviceBuffer& output) {
        return compareProduct(on.reader().whole(on.stream(), output), n, seeds)
            .result("the product against one in double");
    };
    const auto prepare = [=]() -> std::unique_ptr<Workload> {
        return std::make_unique<KernelWorkload>(
            card, id, makeBuffers(*card, {{n * n, seeds.a}, {n * n, seeds.b}}, n * n), launch, compare);
    };
    return {StepKind::Kernel, id, {{"", count.work, count.traffic, prepare}}};
}

KernelBuffers halfBuffers(const Card& card, std::int64_t n, InputSeeds seeds)
{
    card.choose();
    KernelBuffers buffers{{}, DeviceBuffer(n * n)};
    for (const std::uint32_t seed : {seeds.a, seeds.b}) {
        const DeviceBuffer& buffer = buffers.inputs.emplace_back((n * n + 1) / 2);
        launchFillFp16(card.stream(), buffer.data(), n * n, seed);
        check(cudaGetLastError(), "launch the kernel that makes the inputs");
    }
    card.wait("make the inputs");
    return buffers;
}

Step tensorStep(const SharedCard& card, std::int64_t n, InputSeeds seeds)
{
    const auto launch = [n](cudaStream_t stream, const KernelBuffers& buffers) {
        launchMatmulTensor(stream, buffers.output.data(), buffers.inputs[0].data(), buffers.inputs[1].data(), n);
    };
    const auto compare = [n, seeds](Card& on, const DeviceBuffer& output) {
        return compareMatmulOfHalves(on.reader().whole(on.stream(), output), n, seeds)
            .result("the product of the operands in FP16 against one in double");
    };
    const auto prepare = [=]() -> std::unique_ptr<Workload> {
        return std::make_unique<KernelWorkload>(card, "matmul_tensor", halfBuffers(*card, n, seeds), launch, compare);
    };
    const KernelCount count = countMatmulHalf(n, tensorTile);
    return {StepKind::Kernel, "matmul_tensor", {{"", count.work, count.traffic, prepare}}, Arithmetic::TensorFp16};
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

std::vector<Step> matmulLadderSteps(const SharedCard& card, const Plan& plan, InputSeeds seeds)
{
    const std::int64_t n = plan.matmulSize;
    return {matmulStep(card, "matmul_tiled_8", countMatmulTiled(n, 8), n, seeds, launchMatmulTiled8),
            matmulStep(card, "matmul_tiled_32", countMatmulTiled(n, 32), n, seeds, launchMatmulTiled32),
            matmulStep(card, "matmul_register_tiled", countMatmulTiled(n, registerTile), n, seeds,
                       launchMatmulRegisterTiled),
            matmulStep(card, "matmul_double_buffered", countMatmulTiled(n, doubleBufferedTile), n, seeds,
                       launchMatmulDoubleBuffered),
            tensorStep(card, n, seeds)};
}

std::optional<Step> liveProductStep(const SharedCard& card, const LiveRequest& request)
{
    constexpr std::int64_t largest = 4096; ///< a naive product of more takes a large card some hundredths of a second
    const bool isTiled = request.kernel == "matmul_tiled";
    if (request.n < 1 || request.n > largest || (!isTiled && request.kernel != "matmul_naive"))
        return std::nullopt;
    const std::int64_t n = request.n;
    const auto stepOf = [&](const std::string& id, KernelCount count, LaunchMatmul launchMatmul) {
        return matmulStep(card, id, count, n, freshSeeds(), launchMatmul, compareMatmulQuickly);
    };
    if (!isTiled)
        return stepOf("matmul_naive", countMatmulUntiled(n), launchMatmulNaive);
    constexpr std::pair<std::int64_t, LaunchMatmul> tiles[] = {
        {8, launchMatmulTiled8}, {16, launchMatmulTiled16}, {32, launchMatmulTiled32}};
    for (const auto& [tile, launchMatmul] : tiles)
        if (tile == request.tile)
            return stepOf(fmt::format("matmul_tiled_{}", tile), countMatmulTiled(n, tile), launchMatmul);
    return std::nullopt;
}

} // namespace roofline::cuda
