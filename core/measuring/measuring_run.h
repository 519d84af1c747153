// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// The method, the same for every device: check first, warm up, batch, sample until quiet or out of patience, ask the stop
// token at each turn, keep the best candidate of a ceiling, tell each result as it comes.
//
// The order: every step once; then, where the plan returns to the roof, the best shapes of both classic ceilings again, the
// last first. Samples of all steps cannot be taken in turn, since their buffers do not fit into a card together; so the roof, by
// which everything is judged, stands at both ends of the run, and what drifted in between shows as a difference of the two
// visits. Last, where it is asked for, both are kept up for as long as the plan says: their sustained rates.
#pragma once

#include "core/measuring/ending.h"
#include "core/measuring/probe.h"
#include "core/measuring/progress.h"

#include <stop_token>

namespace roofline {

/// Runs every step of the probe. The listener is called on the calling thread. Never throws a ProbeError: it becomes
/// the ending.
[[nodiscard]] Ending measureAll(Probe& probe, const Plan& plan, const RunListener& listener, std::stop_token stop);

} // namespace roofline
