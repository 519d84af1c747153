// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// What the window can be set to: one range each for its sliders, its entries, its options and a session's view. The sizes of
// a view stand beside it, in session_view.h.
#pragma once

#include "core/session/session_view.h"

#include <optional>
#include <string>
#include <string_view>

namespace roofline {

/// A person's choice of a rate.
struct RateRange {
    double lowest;
    double highest;
    [[nodiscard]] constexpr bool contains(double rate) const { return rate >= lowest && rate <= highest; }
};

inline constexpr RateRange chosenBandwidth{0.1, 20000.0}; ///< GB/s
inline constexpr RateRange chosenPeak{0.001, 5000.0};     ///< TFLOP/s
/// Of either unit. A measured rate may be past the sliders, and a view has to hold it, too: far past every device, and no
/// product of two overflows.
inline constexpr RateRange keptRate{1e-6, 1e9};

/// Whether a window offers elements of so many bytes.
[[nodiscard]] constexpr bool isOfferedElement(std::int64_t bytes) { return bytes == 2 || bytes == 4 || bytes == 8; }

/// One line that names the option and its limits where its value in this setting is none that a window can be set to.
[[nodiscard]] std::optional<std::string> whyNotOffered(const ModelInput& input, std::string_view option);

} // namespace roofline
