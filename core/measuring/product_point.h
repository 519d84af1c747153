// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// The measured crossover: product times against N, a series for each tile. Which result is which point of it is said by its id
// alone, "product_t16_n1024"; what is drawn of the series is not known here.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace roofline {

struct ProductPoint {
    std::int64_t tile = 1; ///< 1: untiled, every operand from memory
    std::int64_t n = 0;    ///< side of the matrices

    bool operator==(const ProductPoint&) const = default;
};

inline constexpr std::int64_t smallestProduct = 32; ///< where each series starts; each next N is twice as large
inline constexpr std::int64_t largestProduct = 8192;

/// "product_t16_n1024"
[[nodiscard]] std::string productId(const ProductPoint& point);

/// The point of such an id; none for every other id. productId(*productOf(id)) == id.
[[nodiscard]] std::optional<ProductPoint> productOf(std::string_view id);

} // namespace roofline
