// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/counting/kernel_count.h"
#include "cuda/kernels/fma_chain.h"
#include "cuda/steps/fma_check.h"
#include "cuda/steps/kernel_workload.h"
#include "cuda/steps/steps.h"

#include <fmt/format.h>

namespace roofline::cuda {

namespace {

constexpr int blocksPerMultiprocessor = 16;
constexpr int classicBlocks = 327'680 / fmaThreadsPerBlock; // of the recorded table, whose card has 40 multiprocessors

Candidate fmaCandidate(const SharedCard& card, int blocks, int chains, std::int64_t iterations)
{
    const std::string shape = fmt::format("{} chains", chains);
    const std::int64_t threads = std::int64_t{blocks} * fmaThreadsPerBlock;
    const auto launch = [=](cudaStream_t stream, const KernelBuffers& buffers) {
        launchFmaChain(stream, buffers.output.data(), blocks, chains, iterations);
    };
    const auto compare = [=](Card& on, const DeviceBuffer& output) {
        return checkFmaChains(on.reader().whole(on.stream(), output), fmaThreadsPerBlock, chains, iterations);
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
    const int blocks = plan.kind == PlanKind::Classic ? classicBlocks : blocksPerMultiprocessor * multiprocessors;
    Step step{StepKind::ComputeCeiling, "fma_fp32", {}};
    for (const int chains : {4, 8, 16})
        step.candidates.push_back(fmaCandidate(card, blocks, chains, plan.fmaIterations));
    return step;
}

} // namespace roofline::cuda
