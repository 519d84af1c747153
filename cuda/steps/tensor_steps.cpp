// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/checking/tensor_products.h"
#include "core/counting/kernel_count.h"
#include "cuda/handles/cuda_error.h"
#include "cuda/kernels/tensor_products.h"
#include "cuda/steps/kernel_workload.h"
#include "cuda/steps/steps.h"
#include "cuda/steps/word_check.h"

#include <string>
#include <utility>

namespace roofline::cuda {

namespace {

using LaunchTensor = void (*)(cudaStream_t, OperandKind, std::uint32_t*, const std::uint32_t*, const std::uint32_t*,
                              int, int);

/// Kept busy, a large card's tensor cores take more than it may draw, and within a tenth of a second its clock wanders below its
/// highest. Rested for three times as long as they work they are timed at the clock that all other units are timed at.
constexpr Seconds betweenBursts{0.01};

struct TensorShape {
    std::string name;
    TensorTile tile;
    LaunchTensor launch;
};

KernelBuffers tensorBuffers(const Card& card, OperandKind kind, const TensorTile& tile, InputSeeds seeds,
                            std::int64_t outputWords)
{
    card.choose();
    KernelBuffers buffers{{}, DeviceBuffer(outputWords)};
    for (const auto& [rows, seed] : {std::pair(tile.rows, seeds.a), std::pair(tile.columns, seeds.b)}) {
        const std::vector<std::uint32_t> words = tensorOperand(kind, rows, tile.rowBytes, seed);
        const DeviceBuffer& buffer = buffers.inputs.emplace_back(std::ssize(words));
        check(cudaMemcpyAsync(buffer.data(), words.data(), buffer.bytes(), cudaMemcpyHostToDevice, card.stream()),
              "hand the operands to the card");
        card.wait("hand the operands to the card");
    }
    return buffers;
}

CheckResult compareOutput(Card& card, const DeviceBuffer& output, OperandKind kind, const TensorTile& tile,
                          InputSeeds seeds, int iterations)
{
    const std::vector<std::uint32_t> a = tensorOperand(kind, tile.rows, tile.rowBytes, seeds.a);
    const std::vector<std::uint32_t> b = tensorOperand(kind, tile.columns, tile.rowBytes, seeds.b);
    return compareTensorBlocks(card.reader().whole(card.stream(), output), kind, tensorProduct(kind, a, b, tile), tile,
                               iterations)
        .result("every result against a product in double, and a hash a thread over all iterations");
}

Candidate tensorCandidate(const SharedCard& card, OperandKind kind, const TensorShape& shape, InputSeeds seeds,
                          int iterations)
{
    const TensorTile tile = shape.tile;
    const int blocks = card->multiprocessors();
    const auto launch = [=, launchTensor = shape.launch](cudaStream_t stream, const KernelBuffers& buffers) {
        launchTensor(stream, kind, wordsOf(buffers.output), wordsOf(buffers.inputs[0]), wordsOf(buffers.inputs[1]),
                     blocks, iterations);
    };
    const auto compare = [=](Card& on, const DeviceBuffer& output) {
        return compareOutput(on, output, kind, tile, seeds, iterations);
    };
    const auto prepare = [=, name = shape.name]() -> std::unique_ptr<Workload> {
        return std::make_unique<KernelWorkload>(
            card, name, tensorBuffers(*card, kind, tile, seeds, blocks * tile.outputWords()), launch, compare);
    };
    const KernelCount count = countTensorProducts(blocks, tile.rows, tile.columns, tile.rowBytes / operandBytes(kind),
                                                  std::int64_t{tile.repeats} * iterations);
    return {shape.name, count.work, count.traffic, prepare, betweenBursts};
}

/// 10 · the first capability whose tensor cores take such operands.
int firstCapability(OperandKind kind)
{
    switch (kind) {
    case OperandKind::Bf16:
    case OperandKind::Tf32:
        return 80;
    case OperandKind::Fp8:
        return 89;
    default:
        return 75;
    }
}

std::vector<TensorShape> shapesOn(const Card& card, OperandKind kind, TensorPath path)
{
    std::vector<TensorShape> shapes;
    if (path != TensorPath::MmaSync && card.capability() == 90 && hasWgmmaCode()) {
        check(allowWgmma(kind), "let a block take the shared memory of its operands");
        shapes.push_back({"wgmma, 128×256 an SM, in bursts", wgmmaTile, launchWgmma});
    }
    const bool isMmaThere = card.capability() >= firstCapability(kind) && mmaCodeVersion(kind) >= firstCapability(kind);
    if (shapes.empty() && isMmaThere)
        shapes.push_back({"mma.sync, 512×32 an SM, in bursts", mmaTile, launchMma});
    return shapes;
}

} // namespace

std::vector<Step> tensorSteps(const SharedCard& card, InputSeeds seeds, int iterations, TensorPath path)
{
    card->choose();
    constexpr std::pair<const char*, OperandKind> kinds[] = {{"mma_fp16", OperandKind::Fp16},
                                                             {"mma_bf16", OperandKind::Bf16},
                                                             {"mma_tf32", OperandKind::Tf32},
                                                             {"mma_fp8", OperandKind::Fp8},
                                                             {"mma_int8", OperandKind::Int8}};
    std::vector<Step> steps;
    for (const auto& [id, kind] : kinds) {
        Step step{StepKind::ComputeCeiling, id, {}};
        for (const TensorShape& shape : shapesOn(*card, kind, path))
            step.candidates.push_back(tensorCandidate(card, kind, shape, seeds, iterations));
        if (!step.candidates.empty())
            steps.push_back(std::move(step));
    }
    return steps;
}

} // namespace roofline::cuda
