// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/counting/kernel_count.h"

#include "core/model/blocks.h"
#include "core/model/matmul_model.h"

#include <algorithm>

namespace roofline {

namespace {

constexpr double floatBytes = 4.0;

KernelCount perElement(std::int64_t elements, double flopEach, double bytesEach)
{
    const auto n = static_cast<double>(elements);
    return {Flops(n * flopEach), Bytes(n * bytesEach)};
}

KernelCount countMatmul(std::int64_t n, std::int64_t tile)
{
    const MatmulShape shape{n, tile, 4, Traffic::Tiled};
    return {matmulWork(shape), matmulTraffic(shape)};
}

/// Bytes a pixel of a 32×32 tile whose 5×5 stencil needs a 36×36 apron.
constexpr double tiledBlurBytes = floatBytes * 36.0 * 36.0 / (32.0 * 32.0) + floatBytes;

} // namespace

KernelCount countVectorAdd(std::int64_t elements) { return perElement(elements, 1.0, 3.0 * floatBytes); }
KernelCount countCopy(std::int64_t elements) { return perElement(elements, 0.0, 2.0 * floatBytes); }
KernelCount countTriad(std::int64_t elements) { return perElement(elements, 2.0, 3.0 * floatBytes); }
KernelCount countRead(std::int64_t elements, std::int64_t proofWords)
{
    return perElement(elements + proofWords, 0.0, floatBytes);
}
KernelCount countWrite(std::int64_t elements) { return perElement(elements, 0.0, floatBytes); }
KernelCount countTranspose(std::int64_t side) { return perElement(side * side, 0.0, 2.0 * floatBytes); }

KernelCount countBlockReduction(std::int64_t elements, std::int64_t blockSize)
{
    const auto n = static_cast<double>(elements);
    const auto blocks = static_cast<double>(blocksToCover(elements, blockSize));
    return {Flops(n - blocks), Bytes(floatBytes * (n + blocks))};
}

KernelCount countMatmulUntiled(std::int64_t n) { return countMatmul(n, 1); }
KernelCount countMatmulTiled(std::int64_t n, std::int64_t tile) { return countMatmul(n, tile); }

KernelCount countMatmulHalf(std::int64_t n, std::int64_t tile)
{
    const MatmulShape shape{n, tile, 2, Traffic::Tiled};
    const double results = static_cast<double>(n) * static_cast<double>(n);
    return {matmulWork(shape), matmulTraffic(shape) + Bytes(2.0 * results)}; // four byte a result, not two
}

KernelCount countKnee(std::int64_t elements, std::int64_t perFour)
{
    const std::int64_t ofLastFour = std::min(elements % 4, perFour % 4);
    const std::int64_t fmas = elements * (perFour / 4) + elements / 4 * (perFour % 4) + ofLastFour;
    KernelCount count = perElement(elements, 0.0, 2.0 * floatBytes);
    count.work = Flops(2.0 * static_cast<double>(fmas));
    return count;
}

KernelCount countFmaChains(std::int64_t threads, std::int64_t chains, std::int64_t iterations)
{
    const double fmas = static_cast<double>(threads) * static_cast<double>(chains) * static_cast<double>(iterations);
    return {Flops(2.0 * fmas), Bytes(floatBytes * static_cast<double>(threads))};
}

KernelCount countChains(std::int64_t threads, std::int64_t chains, std::int64_t iterations, int each)
{
    const double steps = static_cast<double>(threads) * static_cast<double>(chains) * static_cast<double>(iterations);
    return {Flops(steps * each), Bytes(floatBytes * static_cast<double>(threads))};
}

KernelCount countTensorProducts(std::int64_t blocks, std::int64_t m, std::int64_t n, std::int64_t k,
                                std::int64_t repeats)
{
    const double outputs = static_cast<double>(blocks) * static_cast<double>(m) * static_cast<double>(n);
    return {Flops(2.0 * outputs * static_cast<double>(k) * static_cast<double>(repeats)), Bytes(floatBytes * outputs)};
}

KernelCount countGrayscale(std::int64_t pixels) { return perElement(pixels, 0.0, 4.0); }
KernelCount countBlurUntiled(std::int64_t pixels) { return perElement(pixels, 50.0, 26.0 * floatBytes); }
KernelCount countBlurTiled(std::int64_t pixels) { return perElement(pixels, 50.0, tiledBlurBytes); }
KernelCount countBlurIdeal(std::int64_t pixels) { return perElement(pixels, 50.0, 2.0 * floatBytes); }
KernelCount countBlurSeparable(std::int64_t pixels) { return perElement(pixels, 20.0, tiledBlurBytes); }

} // namespace roofline
