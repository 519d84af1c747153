// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/checking/arithmetic_chains.h"
#include "core/checking/read_checksums.h"
#include "core/checking/tensor_products.h"
#include "core/model/blocks.h"
#include "cuda/handles/cuda_error.h"
#include "cuda/kernels/chains.h"
#include "cuda/kernels/dram_read.h"
#include "cuda/kernels/l1_read.h"
#include "cuda/kernels/l2_read.h"
#include "cuda/kernels/tensor_products.h"
#include "cuda/steps/kernel_workload.h"
#include "cuda/steps/word_check.h"

#include <doctest/doctest.h>

#include <iterator>
#include <memory>
#include <utility>
#include <vector>

using namespace roofline;
using namespace roofline::cuda;

// Each kernel here does less than it should, or other work, and the check must say so; done right, it passes.

namespace {

constexpr std::uint32_t seed = 31;

bool wordsPass(std::int64_t inputFloats, std::int64_t words, const KernelWorkload::Launch& launch,
               const ExpectedWords::Fill& fill)
{
    const auto card = std::make_shared<Card>(0);
    const auto expected = std::make_shared<ExpectedWords>(words, words, fill);
    KernelWorkload workload(
        card, "a kernel", makeBuffers(*card, {{inputFloats, seed}}, words), launch,
        [expected](Card& on, const DeviceBuffer& output) { return compareWords(on, output, *expected).result("m"); });
    workload.poison();
    static_cast<void>(workload.run(1));
    return workload.check().passed;
}

bool chainsPass(LaunchChains launchChains, const std::function<std::uint32_t(std::uint64_t)>& wordOf,
                std::int64_t iterations)
{
    const auto card = std::make_shared<Card>(0);
    KernelWorkload workload(
        card, "chains", makeBuffers(*card, {}, 2 * chainThreadsPerBlock),
        [=](cudaStream_t stream, const KernelBuffers& buffers) {
            launchChains(stream, wordsOf(buffers.output), 2, iterations);
        },
        [&](Card& on, const DeviceBuffer& output) {
            return checkChainWords(on.reader().whole(on.stream(), output), chainThreadsPerBlock, wordOf, {});
        });
    workload.poison();
    static_cast<void>(workload.run(1));
    return workload.check().passed;
}

template <class Chain>
void checkChains(LaunchChains launchChains)
{
    const auto wordOf = [](std::uint64_t thread) { return chainWord<Chain>(thread, chainsPerThread, 100); };
    CHECK(chainsPass(launchChains, wordOf, 100));
    CHECK_FALSE(chainsPass(launchChains, wordOf, 99));
    CHECK_FALSE(chainsPass(launchChains, wordOf, 68)); // a whole unrolled body less
}

} // namespace

TEST_CASE("a read that leaves off its last element is caught")
{
    constexpr std::int64_t elements = 3 * 16'384 + 77;
    for (int shape = 0; shape < static_cast<int>(std::size(dramReadTiles)); ++shape) {
        const ReadTile tile = dramReadTiles[shape];
        const auto fill = [tile](std::span<std::uint32_t> out, std::int64_t first) {
            readChecksums(out, first, elements, tile, seed);
        };
        for (const std::int64_t less : {0, 1}) {
            const auto launch = [less, shape](cudaStream_t stream, const KernelBuffers& buffers) {
                launchDramRead(stream, wordsOf(buffers.output), buffers.inputs[0].data(), elements - less, shape, 2);
            };
            CHECK(wordsPass(elements, blocksToCover(elements, tile.floats()), launch, fill) == (less == 0));
        }
    }
}

TEST_CASE("reads of the caches that leave off a pass, or walk otherwise, are caught")
{
    static constexpr SliceWalk right{6, l2Threads, 4, 9, 5};
    for (const SliceWalk walk : {right, SliceWalk{6, l2Threads, 4, 8, 5}, SliceWalk{6, l2Threads, 4, 9, 1}}) {
        const auto launch = [walk](cudaStream_t stream, const KernelBuffers& buffers) {
            launchL2Read(stream, wordsOf(buffers.output), buffers.inputs[0].data(), walk);
        };
        const bool isRight = walk.passes == right.passes && walk.step == right.step;
        CHECK(wordsPass(right.sliceFloats() * right.blocks, std::int64_t{right.blocks} * right.threads, launch,
                        [](std::span<std::uint32_t> out, std::int64_t first) {
                            sliceWalkWords(out, first / l2Threads, right, seed);
                        }) == isRight);
    }
    for (const std::int64_t passes : {7, 6, 5}) {
        static constexpr RegionWalk cached{l1Threads, l1VectorsEach, 2, 7};
        const auto launch = [=](cudaStream_t stream, const KernelBuffers& buffers) {
            RegionWalk walk = cached;
            walk.passes = passes;
            launchL1Read(stream, wordsOf(buffers.output), buffers.inputs[0].data(), 3, walk);
        };
        CHECK(wordsPass(cached.blockFloats() * 3, std::int64_t{3} * l1Threads, launch,
                        [](std::span<std::uint32_t> out, std::int64_t first) {
                            regionWalkWords(out, first / l1Threads, cached, seed);
                        }) == (passes == cached.passes));
    }
}

TEST_CASE("chains cut short are caught, whatever the unit")
{
    checkChains<Fp64Chain>(launchFp64Chains);
    checkChains<MultiplyAddChain>(launchMultiplyAddChains);
    checkChains<IntegerChain>(launchIntegerChains);
    checkChains<Fp16PairChain>(launchFp16PairChains);
    if (Card(0).capability() >= 80)
        checkChains<Bf16PairChain>(launchBf16PairChains);
}

TEST_CASE("another unit's chains are caught: fused where nothing may be")
{
    const auto wordOf = [](std::uint64_t thread) { return chainWord<MultiplyAddChain>(thread, chainsPerThread, 100); };
    CHECK_FALSE(chainsPass(launchFp64Chains, wordOf, 100));
}

TEST_CASE("products of tensor cores that are one iteration short, or of exchanged operands, are caught")
{
    constexpr OperandKind kind = OperandKind::Fp16;
    const std::vector<std::uint32_t> a = tensorOperand(kind, mmaTile.rows, mmaTile.rowBytes, 1);
    const std::vector<std::uint32_t> b = tensorOperand(kind, mmaTile.rows, mmaTile.rowBytes, 2);
    const std::vector<double> product = tensorProduct(
        kind, a, std::span(b).first(static_cast<std::size_t>(mmaTile.columns * mmaTile.rowBytes / 4)), mmaTile);
    const Card card(0);
    const DeviceBuffer left(std::ssize(a));
    const DeviceBuffer right(std::ssize(b));
    const DeviceBuffer out(mmaTile.outputWords());
    check(cudaMemcpy(left.data(), a.data(), left.bytes(), cudaMemcpyHostToDevice), "copy");
    check(cudaMemcpy(right.data(), b.data(), right.bytes(), cudaMemcpyHostToDevice), "copy");
    OutputReader reader;
    const auto passes = [&](const DeviceBuffer& first, const DeviceBuffer& second, int iterations) {
        launchMma(card.stream(), kind, wordsOf(out), wordsOf(first), wordsOf(second), 1, iterations);
        return compareTensorBlocks(reader.whole(card.stream(), out), kind, product, mmaTile, 5).result("m").passed;
    };
    CHECK(passes(left, right, 5));
    CHECK_FALSE(passes(left, right, 4));
    CHECK_FALSE(passes(right, left, 5));
}
