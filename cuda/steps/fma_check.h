// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// What the FMA kernel must have written: the very bits of the host's chain for threads of the first block, the last block
// and between, and for all others a value that a chain can have at all. The whole output would take the host minutes.
#pragma once

#include "core/measuring/measurement.h"

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

namespace roofline::cuda {

/// Threads whose chains the host computes again, in rising order, each once.
[[nodiscard]] std::vector<std::int64_t> threadsToCheck(std::int64_t threads, std::int64_t threadsPerBlock);

/// Incomplete once a stop was requested: nobody looks at the result then.
[[nodiscard]] CheckResult checkFmaChains(std::span<const float> out, std::int64_t threadsPerBlock, int chains,
                                         std::int64_t iterations, const std::stop_token& stop = {});

} // namespace roofline::cuda
