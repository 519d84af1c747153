// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// What the sums of a read kernel must be, computed from the input's own formula. Which worker reads what is the caller's.
#pragma once

#include "core/cpu_probe/index_range.h"
#include "core/measuring/measurement.h"

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

namespace roofline {

/// The sum, modulo 2³², of the 32-bit words of the input with this seed; of part of them where a stop was requested.
[[nodiscard]] std::uint32_t inputSum(IndexRange range, std::uint32_t seed, const std::stop_token& stop);

/// Each worker's sum stands in the bits of one float.
[[nodiscard]] CheckResult compareSums(std::span<const float> out, const std::vector<std::uint32_t>& expected);

} // namespace roofline
