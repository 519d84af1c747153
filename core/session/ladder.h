// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// The ladders of a session: kernels that solve one problem better and better, in order, and which way each step leads. Up is
// nearer to the ceiling that binds, right is under another one.
#pragma once

#include "core/session/session.h"

#include <string>
#include <vector>

namespace roofline {

enum class Problem { MatrixProduct, Transpose, Reduction, Blur };

struct Rung {
    std::string id;                   ///< of the kernel
    bool leadsUp = false;             ///< from the rung before: a larger part of what bounds it
    bool leadsRight = false;          ///< its intensity is more than a tenth above that of the rung before
    bool flipsToComputeBound = false; ///< the first of its ladder that compute bounds, after others that memory bounds
};

struct Ladder {
    Problem problem = Problem::MatrixProduct;
    std::vector<Rung> rungs; ///< two at least
};

/// Of the kernels that are usable and were timed, in the order in which a course would tell them. Without a roof nothing leads
/// up.
[[nodiscard]] std::vector<Ladder> ladders(const Session& session);

} // namespace roofline
