// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// The data caches of this machine's processors, as the system lists them, and how much of a level a measurement may walk
// through. What else the system tells is processor_facts'.
#pragma once

#include "core/cpu_probe/system_files.h"
#include "core/quantity/quantity.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace roofline {

struct ProcessorCaches {
    std::optional<Bytes> first; ///< the smallest first-level cache of a core
    std::optional<Bytes>
        beforeLast;                 ///< the largest of the level before the last; absent where there is one level alone
    std::optional<Bytes> last;      ///< the smallest of the last level
    std::optional<Bytes> lastInAll; ///< the last-level caches together, each once however many processors share it

    bool operator==(const ProcessorCaches&) const = default;
};

[[nodiscard]] ProcessorCaches processorCaches(const SystemFiles& files, const std::vector<int>& processors);

/// Floats that one worker walks through again and again, so that its core's first-level cache serves all of them: a quarter of
/// it, since two workers may share one.
[[nodiscard]] std::optional<std::int64_t> firstLevelFloats(const ProcessorCaches& caches);

/// Floats that every worker walks through again and again, so that the last level serves them and the level before cannot: half
/// of one last-level cache, where that is at least twice the level before.
[[nodiscard]] std::optional<std::int64_t> lastLevelFloats(const ProcessorCaches& caches);

} // namespace roofline
