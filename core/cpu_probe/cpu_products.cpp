// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/checking/product_reference.h"
#include "core/counting/kernel_count.h"
#include "core/cpu_probe/cpu_kernels.h"
#include "core/cpu_probe/cpu_workload.h"
#include "core/cpu_probe/kernels/matmul.h"
#include "core/cpu_probe/kernels/matmul_any_tile.h"
#include "core/measuring/product_point.h"
#include "core/model/blocks.h"
#include "core/quantity/units.h"

#include <memory>
#include <string>
#include <utility>

namespace roofline {

namespace {

/// Of a product: the side of its tiles, 1 for none.
KernelCount countOf(const ProductPoint& point)
{
    return point.tile == 1 ? countMatmulUntiled(point.n) : countMatmulTiled(point.n, point.tile);
}

/// The next run, and an answer to a cancel within a tenth of a second, wait for one launch.
constexpr double longest = 0.08;

/// Whether all cores together get through it in about so many seconds. A naive product waits for memory.
bool isDoneIn(double seconds, const ProductPoint& point, const WorkerPool& pool)
{
    const double flopsOfCore = point.tile == 1 ? 1e9 : 8e9;
    return inFlops(countOf(point).work) <= seconds * flopsOfCore * pool.workers();
}

Step productStep(const std::string& id, const ProductPoint& point, WorkerPool& pool, VectorUnit unit, InputSeeds seeds,
                 std::shared_ptr<ProductReference> reference)
{
    const std::int64_t n = point.n;
    CpuKernel kernel;
    kernel.aElements = kernel.bElements = kernel.outElements = n * n;
    if (point.tile == 1) {
        kernel.run = [n](const KernelBuffers& buffers, int worker, int workers) {
            matmulNaive(buffers.a, buffers.b, buffers.out, n, shareOf(n, 1, worker, workers));
        };
    } else {
        const std::int64_t side = blocksToCover(n, point.tile);
        kernel.run = [=, tile = point.tile](const KernelBuffers& buffers, int worker, int workers) {
            matmulAnyTile(buffers.a, buffers.b, buffers.out, n, tile, shareOf(side * side, 1, worker, workers), unit);
        };
    }
    kernel.check = [reference = std::move(reference)](std::span<const float> out, const std::stop_token& stop) {
        return reference->compare(out, stop).result("against a product in double precision");
    };
    const KernelCount count = countOf(point);
    Candidate only{"", count.work, count.traffic, [&pool, seeds, kernel = std::move(kernel)] {
                       return std::make_unique<CpuWorkload>(pool, seeds, kernel);
                   }};
    return {StepKind::Kernel, id, {std::move(only)}};
}

std::shared_ptr<ProductReference> referenceOf(std::int64_t n, InputSeeds seeds)
{
    return std::make_shared<ProductReference>(ProductOperands{n, seeds});
}

} // namespace

std::vector<Step> productSteps(WorkerPool& pool, VectorUnit unit, InputSeeds seeds)
{
    std::vector<Step> steps;
    for (std::int64_t n = smallestProduct; n <= largestProduct; n *= 2) {
        const auto reference = referenceOf(n, seeds);
        for (const std::int64_t tile : {1, 8, 16, 32}) {
            const ProductPoint point{tile, n};
            if (!isDoneIn(longest, point, pool))
                continue;
            steps.push_back(productStep(productId(point), point, pool, unit, seeds, reference));
            steps.back().isPointOfSeries = true;
        }
    }
    return steps;
}

std::optional<Step> liveProductStep(WorkerPool& pool, VectorUnit unit, const LiveRequest& request)
{
    const bool isTiled = request.kernel == "matmul_tiled";
    if (!isTiled && request.kernel != "matmul_naive")
        return std::nullopt;
    const bool isTileThere = !isTiled || (request.tile >= 1 && request.tile <= largestTileSide);
    const ProductPoint point{isTiled ? request.tile : 1, request.n};
    if (!isTileThere || point.n < 1 || !isDoneIn(longest, point, pool))
        return std::nullopt;
    const std::string id = isTiled ? "matmul_tiled_" + std::to_string(request.tile) : "matmul_naive";
    const InputSeeds seeds = freshSeeds();
    return productStep(id, point, pool, unit, seeds, referenceOf(point.n, seeds));
}

} // namespace roofline
