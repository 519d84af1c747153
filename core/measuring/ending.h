// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// The three ways in which a run ends. Exactly one of them, exactly once; cancelling is a value.
#pragma once

#include "core/measuring/conditions.h"

#include <string>
#include <variant>

namespace roofline {

struct Completed {
    Environment environment; ///< with the conditions before, during and after

    bool operator==(const Completed&) const = default;
};

struct Failed {
    std::string message;            ///< one line: what happened, where, and what the user can do
    bool isProcessUnusable = false; ///< the CUDA context is lost: only a new process can measure again

    bool operator==(const Failed&) const = default;
};

struct Cancelled {
    bool operator==(const Cancelled&) const = default;
};

using Ending = std::variant<Completed, Failed, Cancelled>;

} // namespace roofline
