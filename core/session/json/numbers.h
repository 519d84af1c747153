// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Numbers and texts as they enter a file: whole numbers without a fraction, what is not finite or not known as null. All digits
// are written: what was read from milliseconds or megahertz reads back from them to the last bit.
#pragma once

#include <nlohmann/json.hpp>

#include <optional>
#include <string>

namespace roofline::json {

/// What is written. Keys keep the order in which they are put in.
using Value = nlohmann::ordered_json;

/// Null where it is not finite.
[[nodiscard]] Value number(double value);
/// Null where it is absent or not positive: a clock or a capacity of 0 is a reading that failed.
[[nodiscard]] Value positiveNumber(std::optional<double> value);
/// Null where it is empty; bytes that are no UTF-8 become U+FFFD.
[[nodiscard]] Value text(const std::optional<std::string>& value);

} // namespace roofline::json
