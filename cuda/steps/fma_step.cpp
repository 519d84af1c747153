// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/counting/kernel_count.h"
#include "cuda/kernels/fma_chain.h"
#include "cuda/steps/fma_check.h"
#include "cuda/steps/kernel_workload.h"
#include "cuda/steps/steps.h"

#include <fmt/format.h>

#include <vector>

namespace roofline::cuda {

namespace {

constexpr int blocksPerMultiprocessor = 4; ///< all at once on a large card: no second wave waits for the slowest SM
constexpr int classicBlocks = 327'680 / fmaThreadsPerBlock; // of the recorded table, whose card has 40 multiprocessors

Candidate fmaCandidate(const SharedCard& card, int blocks, int chains, std::int64_t iterations)
{
    const std::string shape = fmt::format("{} chains", chains);
    const std::int64_t threads = std::int64_t{blocks} * fmaThreadsPerBlock;
    const auto launch = [=](cudaStream_t stream, const KernelBuffers& buffers) {
        launchFmaChain(stream, buffers.output.data(), blocks, chains, iterations);
    };
    const auto compare = [=](Card& on, const DeviceBuffer& output) {
        return checkFmaChains(on.reader().whole(on.stream(), output), fmaThreadsPerBlock, chains, iterations,
                              on.reader().stop());
    };
    const auto prepare = [=]() -> std::unique_ptr<Workload> {
        return std::make_unique<KernelWorkload>(card, "FMA, " + shape, makeBuffers(*card, {}, threads), launch,
                                                compare);
    };
    const KernelCount count = countFmaChains(threads, chains, iterations);
    return {shape, count.work, count.traffic, prepare};
}

} // namespace

Step fmaStep(const SharedCard& card, const Plan& plan, int multiprocessors)
{
    const bool isClassic = plan.kind == PlanKind::Classic;
    const int blocks = isClassic ? classicBlocks : blocksPerMultiprocessor * multiprocessors;
    const std::int64_t iterations = isClassic ? plan.fmaIterations : 4 * plan.fmaIterations;
    Step step{StepKind::ComputeCeiling, "fma_fp32", {}};
    const std::vector<int> shapes = plan.kind == PlanKind::Scaled ? std::vector{8, 16} : std::vector{4, 8, 16};
    for (const int chains : shapes)
        step.candidates.push_back(fmaCandidate(card, blocks, chains, iterations));
    return step;
}

} // namespace roofline::cuda
