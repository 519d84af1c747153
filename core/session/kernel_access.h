// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// How a kernel mixes reads and writes, from its source: which of a level's roofs it can be held against. How many bytes those
// are is counted in core/counting.
#pragma once

#include "core/measuring/ceiling_origin.h"

#include <optional>
#include <string_view>

namespace roofline {

/// Read where reads outnumber writes by far. None where it is none of the mixes that are measured, and for kernels of
/// other programs.
[[nodiscard]] std::optional<AccessMix> accessOf(std::string_view kernelId);

} // namespace roofline
