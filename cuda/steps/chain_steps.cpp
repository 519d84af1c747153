// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/checking/arithmetic_chains.h"
#include "core/counting/kernel_count.h"
#include "cuda/handles/cuda_error.h"
#include "cuda/kernels/chains.h"
#include "cuda/steps/kernel_workload.h"
#include "cuda/steps/steps.h"
#include "cuda/steps/word_check.h"

#include <algorithm>
#include <string>

namespace roofline::cuda {

namespace {

using WordOf = std::uint32_t (*)(std::uint64_t thread, int chains, std::int64_t iterations);

constexpr int blocksPerMultiprocessor = 4;

struct ChainKind {
    std::string id;
    LaunchChains launch;
    WordOf wordOf;
    int operationsEach; ///< of one step of one chain
};

Step chainStep(const SharedCard& card, const ChainKind& kind, std::int64_t iterations)
{
    const int blocks = blocksPerMultiprocessor * card->multiprocessors();
    const std::int64_t threads = std::int64_t{blocks} * chainThreadsPerBlock;
    const auto launch = [=](cudaStream_t stream, const KernelBuffers& buffers) {
        kind.launch(stream, wordsOf(buffers.output), blocks, iterations);
    };
    const auto compare = [=](Card& on, const DeviceBuffer& output) {
        return checkChainWords(
            on.reader().whole(on.stream(), output), chainThreadsPerBlock,
            [&](std::uint64_t thread) { return kind.wordOf(thread, chainsPerThread, iterations); }, on.reader().stop());
    };
    const auto prepare = [=]() -> std::unique_ptr<Workload> {
        return std::make_unique<KernelWorkload>(card, kind.id, makeBuffers(*card, {}, threads), launch, compare);
    };
    const KernelCount count = countChains(threads, chainsPerThread, iterations, kind.operationsEach);
    return {StepKind::ComputeCeiling, kind.id, {{"8 chains", count.work, count.traffic, prepare}}};
}

/// How many times slower than FP32 the card's FP64 is: 2 to 64.
int slownessOfFp64(const Card& card)
{
    int ratio = 0;
    check(cudaDeviceGetAttribute(&ratio, cudaDevAttrSingleToDoublePrecisionPerfRatio, card.index()),
          "ask how fast the card's double precision is");
    return std::max(2, ratio);
}

} // namespace

std::vector<Step> chainSteps(const SharedCard& card, const Plan& plan)
{
    const std::int64_t iterations = 4 * plan.fmaIterations;
    std::vector<Step> steps{
        chainStep(card, {"muladd_fp32", launchMultiplyAddChains, chainWord<MultiplyAddChain>, 2}, iterations),
        // Half as long as the others on a card that computes it at half the rate: after a tenth of a second of FP64 an H200 drew
        // 600 W and its clock gave way by half a per cent.
        chainStep(card, {"fma_fp64", launchFp64Chains, chainWord<Fp64Chain>, 2}, iterations / slownessOfFp64(*card)),
        chainStep(card, {"fma_fp16x2", launchFp16PairChains, chainWord<Fp16PairChain>, 4}, iterations),
        chainStep(card, {"mad_int32", launchIntegerChains, chainWord<IntegerChain>, 2}, iterations)};
    if (card->capability() >= 80)
        steps.insert(steps.end() - 1,
                     chainStep(card, {"fma_bf16x2", launchBf16PairChains, chainWord<Bf16PairChain>, 4}, iterations));
    return steps;
}

} // namespace roofline::cuda
