// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/counting/kernel_count.h"
#include "core/quantity/units.h"
#include "cuda/handles/cuda_error.h"
#include "cuda/kernels/l1_read.h"
#include "cuda/kernels/l2_read.h"
#include "cuda/steps/kernel_workload.h"
#include "cuda/steps/steps.h"
#include "cuda/steps/word_check.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace roofline::cuda {

namespace {

constexpr int l2BlocksPerMultiprocessor = 8;
constexpr double shareOfL2 = 0.4; ///< each half of a large card's L2 may come to hold a copy of its own

SliceWalk l2Walk(const Card& card, Bytes cache, int passes, int step)
{
    SliceWalk walk{l2BlocksPerMultiprocessor * card.multiprocessors(), l2Threads, l2InFlight, passes, step};
    const double once = static_cast<double>(walk.sliceFloats()) * walk.blocks * sizeof(float);
    walk.vectorsEach *= std::max(1, static_cast<int>(std::lround(shareOfL2 * inBytes(cache) / once)));
    return walk;
}

Candidate l2Candidate(const SharedCard& card, const SliceWalk& walk, InputSeeds seeds)
{
    const std::int64_t elements = walk.sliceFloats() * walk.blocks;
    const std::int64_t words = std::int64_t{walk.blocks} * walk.threads;
    const std::string shape = fmt::format("{:.1f} MiB, SMs far apart",
                                          static_cast<double>(elements) * sizeof(float) / mebibytes(1.0).value());
    // A quarter of the blocks at once: some fifty milliseconds of two cores.
    const auto expected =
        std::make_shared<ExpectedWords>(words, (walk.blocks + 3) / 4 * std::int64_t{walk.threads},
                                        [walk, seeds](std::span<std::uint32_t> out, std::int64_t first) {
                                            sliceWalkWords(out, first / walk.threads, walk, seeds.a);
                                        });
    const auto launch = [walk](cudaStream_t stream, const KernelBuffers& buffers) {
        launchL2Read(stream, wordsOf(buffers.output), buffers.inputs[0].data(), walk);
    };
    const auto compare = [expected](Card& on, const DeviceBuffer& output) {
        return compareWords(on, output, *expected).result("every thread's hash of all that it read, in order");
    };
    const auto prepare = [=]() -> std::unique_ptr<Workload> {
        return std::make_unique<KernelWorkload>(card, "L2 read, " + shape,
                                                makeBuffers(*card, {{elements, seeds.a}}, words), launch, compare);
    };
    const KernelCount count = countRead(elements * walk.passes, words);
    return {shape, count.work, count.traffic, prepare};
}

using LaunchWalk = void (*)(cudaStream_t, std::uint32_t*, const float*, int, const RegionWalk&);

Candidate l1Candidate(const SharedCard& card, const RegionWalk& walk, InputSeeds seeds, std::string_view where,
                      LaunchWalk launchWalk)
{
    const int blocks = card->multiprocessors();
    const std::int64_t words = std::int64_t{blocks} * walk.threads;
    const std::int64_t elements = walk.blockFloats() * blocks;
    const std::string shape = fmt::format("{}, {} KiB an SM", where, walk.blockFloats() * 4 / 1024);
    const auto expected =
        std::make_shared<ExpectedWords>(words, words, [walk, seeds](std::span<std::uint32_t> out, std::int64_t first) {
            regionWalkWords(out, first / walk.threads, walk, seeds.a);
        });
    const auto launch = [=](cudaStream_t stream, const KernelBuffers& buffers) {
        launchWalk(stream, wordsOf(buffers.output), buffers.inputs[0].data(), blocks, walk);
    };
    const auto compare = [expected](Card& on, const DeviceBuffer& output) {
        return compareWords(on, output, *expected).result("every thread's hash of all that it read, in order");
    };
    const auto prepare = [=]() -> std::unique_ptr<Workload> {
        check(allowSharedRead(walk.blockFloats() * 4), "let a block take the shared memory that it reads");
        return std::make_unique<KernelWorkload>(card, "L1 read, " + shape,
                                                makeBuffers(*card, {{elements, seeds.a}}, words), launch, compare);
    };
    const KernelCount count = countRead(walk.regionFloats() * walk.passes * blocks, words);
    return {shape, count.work, count.traffic, prepare};
}

} // namespace

Step l2ReadStep(const SharedCard& card, Bytes cache, InputSeeds seeds, int passes)
{
    // Far apart: where SMs ask for the same lines at once, L2 is asked once for all of them, and the rate is not L2's.
    const int step = l2BlocksPerMultiprocessor * card->multiprocessors() / 16 + 1;
    return {StepKind::BandwidthCeiling, "l2_read", {l2Candidate(card, l2Walk(*card, cache, passes, step), seeds)}};
}

Step l1ReadStep(const SharedCard& card, InputSeeds seeds, int passes)
{
    // Cards of capability 7.5 keep 32 KiB for the cache where a kernel may use shared memory too.
    const int regions = card->capability() >= 80 ? 2 : 1;
    const RegionWalk cached{l1Threads, l1VectorsEach, regions, passes};
    const RegionWalk shared{sharedThreads, sharedVectorsEach, regions, passes};
    return {StepKind::BandwidthCeiling,
            "l1_read",
            {l1Candidate(card, cached, seeds, "L1", launchL1Read),
             l1Candidate(card, shared, seeds, "shared memory", launchSharedRead)}};
}

} // namespace roofline::cuda
