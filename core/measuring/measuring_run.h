// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// The method, the same for every device: check first, warm up, batch, sample until quiet or out of patience, ask the stop
// token at each turn, keep the best candidate of a ceiling, tell each result as it comes.
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
