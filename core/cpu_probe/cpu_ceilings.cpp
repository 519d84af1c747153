// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/cpu_probe/cpu_ceilings.h"

#include "core/checking/arithmetic_chains.h"
#include "core/checking/parallel_ranges.h"
#include "core/counting/kernel_count.h"
#include "core/cpu_probe/piecewise_check.h"
#include "core/cpu_probe/cpu_workload.h"
#include "core/cpu_probe/kernels/copy.h"
#include "core/cpu_probe/kernels/fma_chains.h"
#include "core/cpu_probe/kernels/fma_chains_fp64.h"

#include <fmt/format.h>

#include <bit>
#include <memory>
#include <string>
#include <vector>

namespace roofline {

namespace {

constexpr std::int64_t cacheLineFloats = 16;

using CopyFunction = void (*)(const float* a, float* out, IndexRange share);

Candidate copyCandidate(WorkerPool& pool, InputSeeds seeds, std::int64_t elements, const char* shape, CopyFunction copy)
{
    const KernelCount count = countCopy(elements);
    CpuKernel kernel;
    kernel.aElements = elements;
    kernel.outElements = elements;
    kernel.run = [elements, copy](const KernelBuffers& buffers, int worker, int workers) {
        copy(buffers.a, buffers.out, shareOf(elements, cacheLineFloats, worker, workers));
    };
    kernel.check = [seeds](std::span<const float> out, const std::stop_token& stop) {
        return compareInPieces(out, pieceOfStream, stop,
                               [&](auto piece, auto first) { return compareCopy(piece, first, seeds); })
            .result("every value against the input");
    };
    return {shape, count.work, count.traffic,
            [&pool, seeds, kernel] { return std::make_unique<CpuWorkload>(pool, seeds, kernel); }};
}

/// What every thread of the chain must write. It depends on nothing that is measured, so that it is computed once. Empty where
/// a stop was requested meanwhile.
std::vector<float> expectedSums(std::int64_t threads, int chains, std::int64_t iterations, VectorUnit unit,
                                const std::stop_token& stop)
{
    std::vector<float> expected(static_cast<std::size_t>(threads));
    inParallelRanges(threads, 1, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t thread = begin; thread < end && !stop.stop_requested(); ++thread)
            expected[static_cast<std::size_t>(thread)] =
                expectedChainSum(static_cast<std::uint64_t>(thread), chains, iterations, unit);
    });
    return stop.stop_requested() ? std::vector<float>() : expected;
}

CheckResult compareSums(std::span<const float> out, const std::vector<float>& expected, VectorUnit unit)
{
    ErrorTally tally(Tolerance{});
    for (std::size_t thread = 0; thread < expected.size(); ++thread)
        tally.compare(out[thread], static_cast<double>(expected[thread]));
    return tally.result(isFused(unit) ? "every lane's chains computed again with the C library's fma"
                                      : "every lane's chains computed again; no fused multiply-add on this processor");
}

Candidate fmaCandidate(WorkerPool& pool, VectorUnit unit, int chains, std::int64_t iterations)
{
    const int lanes = lanesOf(unit);
    const std::int64_t threads = std::int64_t{pool.workers()} * lanes;
    const KernelCount count = countFmaChains(threads, chains, iterations);
    CpuKernel kernel;
    kernel.outElements = threads;
    kernel.run = [=](const KernelBuffers& buffers, int worker, int) {
        const std::int64_t first = std::int64_t{worker} * lanes;
        fmaChains(buffers.out + first, static_cast<std::uint64_t>(first), chains, iterations, unit);
    };
    const auto expected = std::make_shared<std::vector<float>>();
    kernel.check = [=](std::span<const float> out, const std::stop_token& stop) {
        if (expected->empty())
            *expected = expectedSums(threads, chains, iterations, unit, stop);
        return compareSums(out, *expected, unit);
    };
    return {fmt::format("{} chains, {}", chains, vectorUnitName(unit)), count.work, count.traffic,
            [&pool, kernel] { return std::make_unique<CpuWorkload>(pool, InputSeeds{}, kernel); }};
}

std::vector<std::uint32_t> expectedWords(std::int64_t threads, int chains, std::int64_t iterations,
                                         const std::stop_token& stop)
{
    std::vector<std::uint32_t> expected(static_cast<std::size_t>(threads));
    inParallelRanges(threads, 1, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t thread = begin; thread < end && !stop.stop_requested(); ++thread)
            expected[static_cast<std::size_t>(thread)] =
                chainWord<Fp64Chain>(static_cast<std::uint64_t>(thread), chains, iterations);
    });
    return stop.stop_requested() ? std::vector<std::uint32_t>() : expected;
}

CheckResult compareWords(std::span<const float> out, const std::vector<std::uint32_t>& expected)
{
    ErrorTally tally(Tolerance{});
    for (std::size_t thread = 0; thread < expected.size(); ++thread) {
        if (std::bit_cast<std::uint32_t>(out[thread]) == expected[thread])
            tally.addEqual(1);
        else
            tally.addWrong(1);
    }
    return tally.result("a hash of every lane's chains, computed again with the C library's fma");
}

Candidate fp64Candidate(WorkerPool& pool, VectorUnit unit, int chains, std::int64_t iterations)
{
    const int lanes = lanesOfFp64(unit);
    const std::int64_t threads = std::int64_t{pool.workers()} * lanes;
    const KernelCount count = countChains(threads, chains, iterations, 2);
    CpuKernel kernel;
    kernel.outElements = threads;
    kernel.run = [=](const KernelBuffers& buffers, int worker, int) {
        const std::int64_t first = std::int64_t{worker} * lanes;
        fmaChainsFp64(buffers.out + first, static_cast<std::uint64_t>(first), chains, iterations, unit);
    };
    const auto expected = std::make_shared<std::vector<std::uint32_t>>();
    kernel.check = [=](std::span<const float> out, const std::stop_token& stop) {
        if (expected->empty())
            *expected = expectedWords(threads, chains, iterations, stop);
        return compareWords(out, *expected);
    };
    return {fmt::format("{} chains, {}", chains, vectorUnitName(unit)), count.work, count.traffic,
            [&pool, kernel] { return std::make_unique<CpuWorkload>(pool, InputSeeds{}, kernel); }};
}

} // namespace

Step copyStep(WorkerPool& pool, InputSeeds seeds, const Plan& plan)
{
    Step step{StepKind::BandwidthCeiling, "copy", {}};
    const auto add = [&](const char* shape, CopyFunction copy) {
        step.candidates.push_back(copyCandidate(pool, seeds, plan.streamElements, shape, copy));
    };
    add("memcpy", copyByMemcpy);
#if defined(ROOFLINE_HAS_STREAMED_STORES)
    add("streamed stores", copyByStreamedStores);
#endif
    add("plain loop", copyByPlainLoop);
    return step;
}

Step fmaStep(WorkerPool& pool, VectorUnit unit, const Plan& plan)
{
    Step step{StepKind::ComputeCeiling, "fma_fp32", {}};
    for (const int chains : {4, 8, 16})
        step.candidates.push_back(fmaCandidate(pool, unit, chains, plan.fmaIterations));
    return step;
}

std::optional<Step> fmaFp64Step(WorkerPool& pool, VectorUnit unit, const Plan& plan)
{
    if (!isFusedFp64(unit))
        return std::nullopt;
    Step step{StepKind::ComputeCeiling, "fma_fp64", {}};
    for (const int chains : {4, 8, 16})
        step.candidates.push_back(fp64Candidate(pool, unit, chains, plan.fmaIterations));
    return step;
}

} // namespace roofline
