// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/checking/image_references.h"
#include "core/counting/kernel_count.h"
#include "core/model/blocks.h"
#include "cuda/kernels/blur.h"
#include "cuda/kernels/grayscale.h"
#include "cuda/kernels/reduction_shuffle.h"
#include "cuda/kernels/transpose_tiled.h"
#include "cuda/steps/kernel_workload.h"
#include "cuda/steps/steps.h"
#include "cuda/steps/word_check.h"

#include <algorithm>
#include <string>

namespace roofline::cuda {

namespace {

using CompareChunk = OutputReader::CompareChunk;

constexpr std::int64_t largestImageSide = 8192; ///< beyond it the host's blur takes longer than the card's is worth

struct LadderKernel {
    std::string id;
    KernelCount count;
    std::int64_t inputFloats;
    std::int64_t outputFloats;
    KernelWorkload::Launch launch;
    CompareChunk compareChunk;
    std::string method;
};

/// A kernel of one input and one output, checked chunk by chunk.
Step kernelStep(const SharedCard& card, InputSeeds seeds, const LadderKernel& kernel)
{
    const auto compare = [compareChunk = kernel.compareChunk, method = kernel.method](Card& on,
                                                                                      const DeviceBuffer& output) {
        return on.reader().compare(on.stream(), output, compareChunk).result(method);
    };
    const auto prepare = [=]() -> std::unique_ptr<Workload> {
        return std::make_unique<KernelWorkload>(
            card, kernel.id, makeBuffers(*card, {{kernel.inputFloats, seeds.a}}, kernel.outputFloats), kernel.launch,
            compare);
    };
    return {StepKind::Kernel, kernel.id, {{"", kernel.count.work, kernel.count.traffic, prepare}}};
}

using LaunchSquare = void (*)(cudaStream_t, float*, const float*, std::int64_t);

KernelWorkload::Launch launchOf(LaunchSquare launchSquare, std::int64_t side)
{
    return [=](cudaStream_t stream, const KernelBuffers& buffers) {
        launchSquare(stream, buffers.output.data(), buffers.inputs[0].data(), side);
    };
}

LadderKernel transpose(const std::string& id, LaunchSquare launchSquare, std::int64_t side, InputSeeds seeds)
{
    return {
        id,
        countTranspose(side),
        side * side,
        side * side,
        launchOf(launchSquare, side),
        [=](std::span<const float> chunk, std::int64_t first) { return compareTranspose(chunk, first, side, seeds); },
        "the whole output against the input's columns"};
}

LadderKernel blur(const std::string& id, LaunchSquare launchSquare, KernelCount count, std::int64_t side,
                  InputSeeds seeds)
{
    return {id,
            count,
            side * side,
            side * side,
            launchOf(launchSquare, side),
            [=](std::span<const float> chunk, std::int64_t first) { return compareBlur(chunk, first, side, seeds); },
            "every pixel against the blur in double"};
}

LadderKernel shuffleReduction(std::int64_t elements, InputSeeds seeds)
{
    return {"reduction_shuffle",
            countBlockReduction(elements, shuffleReductionElements),
            elements,
            blocksToCover(elements, shuffleReductionElements),
            [elements](cudaStream_t stream, const KernelBuffers& buffers) {
                launchReductionShuffle(stream, buffers.output.data(), buffers.inputs[0].data(), elements);
            },
            [=](std::span<const float> sums, std::int64_t firstBlock) {
                return compareBlockReduction(sums, firstBlock, elements, shuffleReductionElements, seeds);
            },
            "every sum against the sum in double"};
}

LadderKernel gray(std::int64_t words, InputSeeds seeds)
{
    return {"grayscale",
            countGrayscale(4 * words),
            3 * words,
            words,
            [words](cudaStream_t stream, const KernelBuffers& buffers) {
                launchGrayscale(stream, wordsOf(buffers.output), wordsOf(buffers.inputs[0]), words);
            },
            [seeds](std::span<const float> chunk, std::int64_t first) { return compareGrayscale(chunk, first, seeds); },
            "every pixel against the host's"};
}

} // namespace

std::vector<Step> ladderSteps(const SharedCard& card, const Plan& plan, InputSeeds seeds)
{
    const std::int64_t side = plan.transposeSide;
    const std::int64_t imageSide = std::min(side, largestImageSide);
    const std::int64_t pixels = imageSide * imageSide;
    std::vector<Step> steps;
    for (const LadderKernel& kernel :
         {transpose("transpose_shared", launchTransposeShared, side, seeds),
          transpose("transpose_padded", launchTransposePadded, side, seeds),
          shuffleReduction(plan.reductionElements, seeds),
          blur("blur_untiled", launchBlurUntiled, countBlurUntiled(pixels), imageSide, seeds),
          blur("blur_tiled", launchBlurTiled, countBlurTiled(pixels), imageSide, seeds),
          blur("blur_separable", launchBlurSeparable, countBlurSeparable(pixels), imageSide, seeds),
          gray(blocksToCover(plan.streamElements, 4), seeds)})
        steps.push_back(kernelStep(card, seeds, kernel));
    return steps;
}

} // namespace roofline::cuda
