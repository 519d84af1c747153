// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/cpu_probe/cpu_kernels.h"

#include "core/counting/kernel_count.h"
#include "core/cpu_probe/piecewise_check.h"
#include "core/cpu_probe/cpu_workload.h"
#include "core/cpu_probe/kernels/block_reduction.h"
#include "core/cpu_probe/kernels/matmul.h"
#include "core/cpu_probe/kernels/transpose.h"
#include "core/cpu_probe/kernels/vector_add.h"
#include "core/model/blocks.h"

#include <memory>
#include <string>
#include <utility>

namespace roofline {

namespace {

constexpr std::int64_t cacheLineFloats = 16;

Step kernelStep(const std::string& id, WorkerPool& pool, InputSeeds seeds, const KernelCount& count, CpuKernel kernel)
{
    Candidate only{"", count.work, count.traffic, [&pool, seeds, kernel = std::move(kernel)] {
                       return std::make_unique<CpuWorkload>(pool, seeds, kernel);
                   }};
    return {StepKind::Kernel, id, {std::move(only)}};
}

CpuKernel matmulKernel(std::int64_t n, InputSeeds seeds)
{
    CpuKernel kernel;
    kernel.aElements = n * n;
    kernel.bElements = n * n;
    kernel.outElements = n * n;
    kernel.check = [=](std::span<const float> out, const std::stop_token&) {
        return compareMatmul(out, n, seeds).result("against a product in double precision");
    };
    return kernel;
}

} // namespace

Step vectorAddStep(WorkerPool& pool, InputSeeds seeds, const Plan& plan)
{
    const std::int64_t elements = plan.streamElements;
    CpuKernel kernel;
    kernel.aElements = elements;
    kernel.bElements = elements;
    kernel.outElements = elements;
    kernel.run = [=](const KernelBuffers& buffers, int worker, int workers) {
        vectorAdd(buffers.a, buffers.b, buffers.out, shareOf(elements, cacheLineFloats, worker, workers));
    };
    kernel.check = [=](std::span<const float> out, const std::stop_token& stop) {
        return compareInPieces(out, pieceOfStream, stop,
                               [&](auto piece, auto first) { return compareVectorAdd(piece, first, seeds); })
            .result("every sum computed again");
    };
    return kernelStep("vector_add", pool, seeds, countVectorAdd(elements), std::move(kernel));
}

Step transposeStep(WorkerPool& pool, InputSeeds seeds, const Plan& plan)
{
    const std::int64_t side = plan.transposeSide;
    CpuKernel kernel;
    kernel.aElements = side * side;
    kernel.outElements = side * side;
    kernel.run = [=](const KernelBuffers& buffers, int worker, int workers) {
        transposeNaive(buffers.a, buffers.out, side, shareOf(side, cacheLineFloats, worker, workers));
    };
    kernel.check = [=](std::span<const float> out, const std::stop_token& stop) {
        return compareInPieces(out, pieceOfStream, stop,
                               [&](auto piece, auto first) { return compareTranspose(piece, first, side, seeds); })
            .result("every value against its place in the input");
    };
    return kernelStep("transpose_naive", pool, seeds, countTranspose(side), std::move(kernel));
}

Step blockReductionStep(WorkerPool& pool, InputSeeds seeds, const Plan& plan)
{
    const std::int64_t elements = plan.reductionElements;
    const std::int64_t block = plan.reductionBlock;
    const std::int64_t blocks = blocksToCover(elements, block);
    CpuKernel kernel;
    kernel.aElements = elements;
    kernel.outElements = blocks;
    kernel.run = [=](const KernelBuffers& buffers, int worker, int workers) {
        blockReduction(buffers.a, buffers.out, elements, block, shareOf(blocks, cacheLineFloats, worker, workers));
    };
    kernel.check = [=](std::span<const float> out, const std::stop_token& stop) {
        const auto compare = [&](auto piece, auto first) {
            return compareBlockReduction(piece, first, elements, block, seeds);
        };
        return compareInPieces(out, pieceOfStream / block, stop, compare)
            .result("every block's sum in double precision");
    };
    return kernelStep("block_reduction", pool, seeds, countBlockReduction(elements, block), std::move(kernel));
}

Step matmulNaiveStep(WorkerPool& pool, InputSeeds seeds, const Plan& plan)
{
    const std::int64_t n = plan.matmulSize;
    CpuKernel kernel = matmulKernel(n, seeds);
    kernel.run = [=](const KernelBuffers& buffers, int worker, int workers) {
        matmulNaive(buffers.a, buffers.b, buffers.out, n, shareOf(n, 1, worker, workers));
    };
    return kernelStep("matmul_naive", pool, seeds, countMatmulUntiled(n), std::move(kernel));
}

Step matmulTiledStep(WorkerPool& pool, VectorUnit unit, InputSeeds seeds, const Plan& plan)
{
    const std::int64_t n = plan.matmulSize;
    const std::int64_t side = blocksToCover(n, matmulTileSide);
    CpuKernel kernel = matmulKernel(n, seeds);
    kernel.run = [=](const KernelBuffers& buffers, int worker, int workers) {
        matmulTiled(buffers.a, buffers.b, buffers.out, n, shareOf(side * side, 1, worker, workers), unit);
    };
    return kernelStep("matmul_tiled_16", pool, seeds, countMatmulTiled(n, matmulTileSide), std::move(kernel));
}

} // namespace roofline
