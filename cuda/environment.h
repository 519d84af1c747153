// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// With what a card is driven: driver, runtime, compiler, host. Its conditions at a moment are clocks'.
#pragma once

#include "core/measuring/conditions.h"
#include "cuda/nvml.h"

namespace roofline::cuda {

/// The program's version and the conditions are left to the run.
[[nodiscard]] Environment readEnvironment(const Nvml& nvml);

} // namespace roofline::cuda
