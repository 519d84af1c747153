// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/checking/product_reference.h"
#include "core/counting/kernel_count.h"
#include "core/measuring/product_point.h"
#include "core/model/blocks.h"
#include "cuda/kernels/matmul_naive.h"
#include "cuda/kernels/matmul_tiled.h"
#include "cuda/steps/kernel_workload.h"
#include "cuda/steps/steps.h"

#include <algorithm>

namespace roofline::cuda {

namespace {

using LaunchRows = void (*)(cudaStream_t, float*, const float*, const float*, std::int64_t rows, std::int64_t n);

struct TiledProduct {
    std::int64_t tile;
    LaunchRows launch;
};

constexpr TiledProduct tiledProducts[] = {{1, launchMatmulNaiveRows},
                                          {8, launchMatmulTiled8Rows},
                                          {16, launchMatmulTiled16Rows},
                                          {32, launchMatmulTiled32Rows}};

/// Rows of c of one launch: whole tiles of any size.
std::int64_t rowsOfBand(const Card& card, std::int64_t n, double flopsOfPart)
{
    const auto side = static_cast<double>(n);
    const auto bands = static_cast<std::int64_t>(2.0 * side * side * side / (flopsOfPart * card.multiprocessors())) + 1;
    constexpr std::int64_t wholeTiles = 32;
    return blocksToCover(blocksToCover(n, bands), wholeTiles) * wholeTiles;
}

KernelWorkload::Launch launchInBands(const SharedCard& card, LaunchRows launchRows, std::int64_t n, double flopsOfPart)
{
    const std::int64_t band = rowsOfBand(*card, n, flopsOfPart);
    return [=, on = card.get()](cudaStream_t stream, const KernelBuffers& buffers) {
        for (std::int64_t row = 0; row < n && !on->reader().stop().stop_requested(); row += band) {
            launchRows(stream, buffers.output.data() + row * n, buffers.inputs[0].data() + row * n,
                       buffers.inputs[1].data(), std::min(band, n - row), n);
            if (band < n)
                on->wait("run a part of a product");
        }
    };
}

Step productStep(const SharedCard& card, const TiledProduct& product, std::int64_t n, InputSeeds seeds,
                 double flopsOfPart, const std::shared_ptr<ProductReference>& reference)
{
    const std::string id = productId({product.tile, n});
    const auto compare = [reference, n](Card& on, const DeviceBuffer& output) {
        // A chunk of the reader is whole rows, since all are powers of two.
        const auto compareRows = [&](std::span<const float> rows, std::int64_t first) {
            return reference->compareRows(rows, first / n, on.reader().stop());
        };
        return on.reader().compare(on.stream(), output, compareRows).result("the product against one in double");
    };
    const auto prepare = [=,
                          launch = launchInBands(card, product.launch, n, flopsOfPart)]() -> std::unique_ptr<Workload> {
        return std::make_unique<KernelWorkload>(
            card, id, makeBuffers(*card, {{n * n, seeds.a}, {n * n, seeds.b}}, n * n), launch, compare);
    };
    const KernelCount count = product.tile == 1 ? countMatmulUntiled(n) : countMatmulTiled(n, product.tile);
    Step step{StepKind::Kernel, id, {{"", count.work, count.traffic, prepare}}};
    step.isPointOfSeries = true;
    return step;
}

/// A small card would take seconds over the largest, and three matrices are to fit into a quarter of what is free.
std::int64_t largestProductOn(const Card& card)
{
    card.choose();
    std::size_t free = 0;
    std::size_t total = 0;
    check(cudaMemGetInfo(&free, &total), "ask how much of the card's memory is free");
    const int multiprocessors = card.multiprocessors();
    std::int64_t n = multiprocessors >= 100 ? largestProduct : multiprocessors >= 40 ? 4096 : 2048;
    const auto floats = static_cast<std::int64_t>(free / sizeof(float));
    while (n > smallestProduct && 3 * n * n > floats / 4)
        n /= 2;
    return n;
}

} // namespace

std::vector<Step> productSteps(const SharedCard& card, InputSeeds seeds)
{
    return productSteps(card, seeds, largestProductOn(*card));
}

std::vector<Step> productSteps(const SharedCard& card, InputSeeds seeds, std::int64_t largest, double flopsOfPart)
{
    std::vector<Step> steps;
    for (std::int64_t n = smallestProduct; n <= largest; n *= 2) {
        const auto reference = std::make_shared<ProductReference>(ProductOperands{n, seeds});
        for (const TiledProduct& product : tiledProducts)
            steps.push_back(productStep(card, product, n, seeds, flopsOfPart, reference));
    }
    return steps;
}

} // namespace roofline::cuda
