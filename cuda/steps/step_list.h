// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Which results a plan asks of a card, in the order in which they are measured: ceilings first. A unit that the card does not
// have is no step.
#pragma once

#include "core/measuring/device_facts.h"
#include "core/measuring/plan.h"
#include "core/measuring/probe.h"
#include "cuda/steps/card.h"

#include <vector>

namespace roofline::cuda {

/// Copy, FMA and the five kernels of the recorded table in every plan; in the plan scaled all that this card has.
[[nodiscard]] std::vector<Step> stepsOf(const SharedCard& card, const DeviceFacts& facts, const Plan& plan);

} // namespace roofline::cuda
