// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// How a session wants to be looked at: the setting of the model, which ceilings, lecture or not, which theme. Each is optional, and none is
// part of what was measured; the window takes what is there and leaves the rest as it is.
#pragma once

#include "core/model/model_reading.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace roofline {

struct SessionView {
    std::optional<bool> isLecture;
    std::optional<bool> isFullScreen;
    std::optional<std::string> theme; ///< one of viewThemes()
    std::optional<std::int64_t> n;
    std::optional<std::int64_t> tile;
    std::optional<Traffic> traffic;
    std::optional<int> elementBytes;
    std::optional<Bandwidth> bandwidth;
    std::optional<ComputeRate> peak;
    std::optional<std::string> precision;             ///< id of the ceiling that is the flat of the roof
    std::optional<std::vector<std::string>> ceilings; ///< ids of those drawn beside the roof

    bool operator==(const SessionView&) const = default;
};

/// "system", "light", "dark", "contrast".
[[nodiscard]] const std::vector<std::string>& viewThemes();
/// The sizes that a view may ask for: those of the window's controls.
inline constexpr int smallestViewSize = 8;
inline constexpr int largestViewSize = 65536;
inline constexpr int largestViewTile = 128;

/// The setting as a view: the rates are left out where they stand on the measured ones, so that they follow a later session.
[[nodiscard]] SessionView viewOf(const ModelInput& input, const std::optional<Roof>& measured);
/// The setting with what the view says put in.
[[nodiscard]] ModelInput withView(ModelInput input, const SessionView& view);

} // namespace roofline
