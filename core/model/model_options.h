// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// A setting of the model as it is typed on a command line, the same for both programs: the options' limits, and what is
// said of a value that is none. Numbers have a decimal point, whatever the locale. Parsing a command line is not done here.
#pragma once

#include "core/model/model_reading.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace roofline {

/// Their names without the dashes.
inline constexpr std::array<std::string_view, 6> modelOptions{"n",       "tile",    "bandwidth",
                                                              "compute", "traffic", "element-bytes"};

inline constexpr std::int64_t largestOptionSize = std::int64_t{1} << 31;

/// Puts one option's value into the setting. Otherwise the setting stays, and one line says which value would be right.
[[nodiscard]] std::optional<std::string> setModelOption(ModelInput& input, std::string_view name,
                                                        const std::string& text);

/// Why nothing can be said of a setting whose options are right each on its own: rates beyond all bounds.
[[nodiscard]] std::optional<std::string> whyNotComputable(const ModelInput& input);

} // namespace roofline
