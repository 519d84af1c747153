// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/session/kernel_access.h"

#include "core/measuring/product_point.h"

#include <algorithm>
#include <array>
#include <utility>

namespace roofline {

namespace {

/// What ids begin with: "matmul_tiled_16".
constexpr std::array<std::pair<std::string_view, AccessMix>, 7> families{{
    {"vector_add", AccessMix::Triad},
    {"transpose_", AccessMix::Copy},
    {"knee_", AccessMix::Copy},
    {"block_reduction", AccessMix::Read},
    {"reduction_", AccessMix::Read},
    {"matmul_", AccessMix::Read},
    {"blur_untiled", AccessMix::Read},
}};

constexpr int leastTiles = 8;

} // namespace

std::optional<AccessMix> accessOf(std::string_view kernelId)
{
    if (const auto point = productOf(kernelId)) // two reads for each tile of a row, and one write
        return point->n >= leastTiles * point->tile ? std::optional(AccessMix::Read) : std::nullopt;
    const auto* const family = std::find_if(families.begin(), families.end(), [kernelId](const auto& known) {
        return kernelId.substr(0, known.first.size()) == known.first;
    });
    return family != families.end() ? std::optional(family->second) : std::nullopt;
}

} // namespace roofline
