// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/session/view_range.h"

#include "core/quantity/units.h"

#include <fmt/format.h>

namespace roofline {

namespace {

using Refusal = std::optional<std::string>;

Refusal sizeRefusal(std::string_view option, std::int64_t size, std::int64_t lowest, std::int64_t highest)
{
    if (size >= lowest && size <= highest)
        return std::nullopt;
    return fmt::format("--{}: a whole number from {} to {} is needed, found {}", option, lowest, highest, size);
}

Refusal rateRefusal(std::string_view option, double rate, const RateRange& range, std::string_view unit)
{
    if (range.contains(rate))
        return std::nullopt;
    return fmt::format("--{}: a number of {} from {} to {} is needed, found {}", option, unit, range.lowest,
                       range.highest, rate);
}

} // namespace

std::optional<std::string> whyNotOffered(const ModelInput& input, std::string_view option)
{
    if (option == "n")
        return sizeRefusal(option, input.shape.n, smallestViewSize, largestViewSize);
    if (option == "tile")
        return sizeRefusal(option, input.shape.tile, 1, largestViewTile);
    if (option == "bandwidth")
        return rateRefusal(option, inGigabytesPerSecond(input.roof.bandwidth), chosenBandwidth, "GB/s");
    if (option == "compute")
        return rateRefusal(option, inTeraflopsPerSecond(input.roof.peak), chosenPeak, "TFLOP/s");
    if (option == "element-bytes" && !isOfferedElement(input.shape.elementBytes))
        return fmt::format("--element-bytes: 2, 4 or 8 is needed, found {}", input.shape.elementBytes);
    return std::nullopt;
}

} // namespace roofline
