// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// The processors that this process may use: those of its affinity mask.
#pragma once

#include <vector>

namespace roofline {

/// Their numbers in the system, ascending; empty where the system does not tell.
[[nodiscard]] std::vector<int> usableProcessors();

/// From now on the calling thread runs on this processor alone, where the system allows that; else nothing changes.
void tieThisThreadTo(int processor);

} // namespace roofline
