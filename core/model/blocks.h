// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// How many blocks or tiles cover a length: ⌈length / size⌉, the last one perhaps not full.
#pragma once

#include <cstdint>

namespace roofline {

/// Both positive.
constexpr std::int64_t blocksToCover(std::int64_t length, std::int64_t size) { return (length + size - 1) / size; }

} // namespace roofline
