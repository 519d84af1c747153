// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whether a block of threads can hold a tile, and what stops it. The words for it are text/wording's.
#pragma once

#include "core/measuring/device_facts.h"
#include "core/model/matmul_model.h"
#include "core/quantity/units.h"

#include <cstdint>
#include <optional>

namespace roofline::window {

/// What one block may take. The defaults hold for every card since compute capability 7.5.
struct BlockLimits {
    std::int64_t threads = 1024;
    Bytes shared = kibibytes(64.0);
    bool isOfDevice = false; ///< false: the defaults, since no card is on screen or it did not tell
    bool isThere = true;     ///< false: a processor is on screen, which has no blocks and no such limit
};

/// A card's own limits where it tells them; the defaults where no device is on screen, and none of a processor.
[[nodiscard]] BlockLimits blockLimitsOf(const DeviceFacts& device);

struct TileFaults {
    std::optional<std::int64_t> largestForThreads; ///< set where T² is over the threads, one output a thread
    std::optional<std::int64_t> largestForShared;  ///< set where 2·T²·s is over the shared memory

    [[nodiscard]] bool none() const { return !largestForThreads && !largestForShared; }
};

/// None for a traffic that has no tiles.
[[nodiscard]] TileFaults tileFaults(const MatmulShape& shape, const BlockLimits& limits);

} // namespace roofline::window
