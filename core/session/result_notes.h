// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// What must be said beside the numbers of a session: why a point is above its roof, what moved, what never got quiet, what was
// throttled, what is missing. The numbers are result_table's.
#pragma once

#include "core/session/session.h"

#include <string>
#include <vector>

namespace roofline {

/// One line each, the most telling first; empty where there is nothing to say.
[[nodiscard]] std::vector<std::string> resultNotes(const Session& session);

} // namespace roofline
