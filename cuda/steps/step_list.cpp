// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "cuda/steps/step_list.h"

#include "cuda/steps/steps.h"

#include <iterator>
#include <utility>

namespace roofline::cuda {

namespace {

constexpr int tensorIterations = 4096; ///< some three milliseconds of a large card

void append(std::vector<Step>& steps, std::vector<Step> more)
{
    steps.insert(steps.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

std::vector<Step> memoryCeilings(const SharedCard& card, const DeviceFacts& facts, const Plan& plan, InputSeeds seeds)
{
    std::vector<Step> steps{dramReadStep(card, plan, seeds), dramWriteStep(card, plan, seeds),
                            triadStep(card, plan, seeds)};
    if (facts.lastLevelCache)
        steps.push_back(l2ReadStep(card, *facts.lastLevelCache, seeds));
    steps.push_back(l1ReadStep(card, seeds));
    return steps;
}

std::vector<Step> tableKernels(const SharedCard& card, const Plan& plan, InputSeeds seeds)
{
    return {vectorAddStep(card, plan, seeds), transposeNaiveStep(card, plan, seeds),
            blockReductionStep(card, plan, seeds), matmulNaiveStep(card, plan, seeds),
            matmulTiled16Step(card, plan, seeds)};
}

} // namespace

std::vector<Step> stepsOf(const SharedCard& card, const DeviceFacts& facts, const Plan& plan)
{
    const InputSeeds seeds = freshSeeds();
    const bool isWhole = plan.kind == PlanKind::Scaled;
    std::vector<Step> steps{copyStep(card, plan, seeds), fmaStep(card, plan, card->multiprocessors())};
    if (isWhole) {
        append(steps, memoryCeilings(card, facts, plan, seeds));
        append(steps, chainSteps(card, plan));
        append(steps, tensorSteps(card, seeds, tensorIterations));
    }
    append(steps, tableKernels(card, plan, seeds));
    if (isWhole) {
        append(steps, matmulLadderSteps(card, plan, seeds));
        append(steps, ladderSteps(card, plan, seeds));
        append(steps, kneeSteps(card, plan, seeds));
        append(steps, productSteps(card, seeds));
    }
    return steps;
}

} // namespace roofline::cuda
