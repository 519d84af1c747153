// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// The text of an option as a value, or one line that names the option and what would be right. Numbers are read in the C
// locale, whole or not at all: "1,5" is refused, never guessed.
#pragma once

#include "core/measuring/plan.h"
#include "core/model/matmul_model.h"

#include <cstdint>
#include <string>

namespace roofline::command {

/// All of these throw CommandError(WrongCall) for a text that is not right.
[[nodiscard]] std::int64_t wholeNumber(const std::string& option, const std::string& text, std::int64_t least,
                                       std::int64_t most);
/// `unit` is named in the message: "GB/s".
[[nodiscard]] double positiveNumber(const std::string& option, const std::string& text, const std::string& unit);
[[nodiscard]] Traffic trafficModel(const std::string& option, const std::string& text);
[[nodiscard]] PlanKind planKind(const std::string& option, const std::string& text);

} // namespace roofline::command
