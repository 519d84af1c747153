// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Which part of a row of work is one worker's.
#pragma once

#include "core/model/blocks.h"

#include <algorithm>
#include <cstdint>

namespace roofline {

/// [begin, end)
struct IndexRange {
    std::int64_t begin = 0;
    std::int64_t end = 0;
};

/// Worker `worker` of `workers` (from 0) gets its share of [0, count) in whole groups of `grain`, but for the last group,
/// which may be short. The shares cover the range once and differ by one group at most.
constexpr IndexRange shareOf(std::int64_t count, std::int64_t grain, int worker, int workers)
{
    const std::int64_t groups = blocksToCover(count, grain);
    const auto start = [&](std::int64_t share) {
        return std::min(count, (groups / workers * share + std::min(share, groups % workers)) * grain);
    };
    return {start(worker), start(worker + 1)};
}

} // namespace roofline
