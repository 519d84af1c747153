// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// The seven results that a card is measured for: what each counts as work and traffic, how its buffers look, and what its
// output is compared with. The kernels themselves are in kernels/.
#pragma once

#include "core/checking/references.h"
#include "core/measuring/plan.h"
#include "core/measuring/probe.h"
#include "cuda/steps/card.h"

namespace roofline::cuda {

/// The bandwidth ceiling: three shapes.
[[nodiscard]] Step copyStep(const SharedCard& card, const Plan& plan, InputSeeds seeds);
/// The compute ceiling: 4, 8 and 16 chains. 16 blocks of 512 threads for each of `multiprocessors`; the plan classic
/// keeps the 327,680 threads of the recorded table, whatever the card.
[[nodiscard]] Step fmaStep(const SharedCard& card, const Plan& plan, int multiprocessors);

[[nodiscard]] Step vectorAddStep(const SharedCard& card, const Plan& plan, InputSeeds seeds);
[[nodiscard]] Step transposeNaiveStep(const SharedCard& card, const Plan& plan, InputSeeds seeds);
[[nodiscard]] Step blockReductionStep(const SharedCard& card, const Plan& plan, InputSeeds seeds);
[[nodiscard]] Step matmulNaiveStep(const SharedCard& card, const Plan& plan, InputSeeds seeds);
[[nodiscard]] Step matmulTiled16Step(const SharedCard& card, const Plan& plan, InputSeeds seeds);

} // namespace roofline::cuda
