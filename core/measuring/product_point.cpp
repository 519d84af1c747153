// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/measuring/product_point.h"

#include <charconv>
#include <system_error>

namespace roofline {

namespace {

constexpr std::string_view tileMark = "product_t";
constexpr std::string_view sideMark = "_n";
constexpr std::int64_t largestSide = 1 << 30; ///< three matrices of more fit nowhere

/// Takes the mark and the number after it away from the text's start. Written as this program writes: no sign, no zero before it.
std::optional<std::int64_t> takeNumber(std::string_view& text, std::string_view mark)
{
    if (text.substr(0, mark.size()) != mark)
        return std::nullopt;
    text.remove_prefix(mark.size());
    if (text.empty() || text.front() < '1' || text.front() > '9')
        return std::nullopt;
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || number > largestSide)
        return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return number;
}

} // namespace

std::string productId(const ProductPoint& point)
{
    return std::string(tileMark) + std::to_string(point.tile) + std::string(sideMark) + std::to_string(point.n);
}

std::optional<ProductPoint> productOf(std::string_view id)
{
    const std::optional<std::int64_t> tile = takeNumber(id, tileMark);
    if (!tile)
        return std::nullopt;
    const std::optional<std::int64_t> n = takeNumber(id, sideMark);
    if (!n || !id.empty())
        return std::nullopt;
    return ProductPoint{*tile, *n};
}

} // namespace roofline
