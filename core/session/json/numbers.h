// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Numbers as they enter a file: whole ones without a fraction, what is not finite or not known as null, and units chosen so
// that reading gives the same value back.
#pragma once

#include "core/quantity/units.h"

#include <nlohmann/json.hpp>

#include <optional>

namespace roofline::json {

/// What is written. Keys keep the order in which they are put in.
using Value = nlohmann::ordered_json;

/// Null where it is not finite.
[[nodiscard]] Value number(double value);
/// Null where it is absent or not positive: a clock or a capacity of 0 is a reading that failed.
[[nodiscard]] Value positiveNumber(std::optional<double> value);
/// Null where it is empty; bytes that are no UTF-8 become U+FFFD.
[[nodiscard]] Value text(const std::optional<std::string>& value);

/// Milliseconds such that milliseconds(…) is `time` again, to the last bit wherever a double can say it.
[[nodiscard]] double exactMilliseconds(Seconds time);
[[nodiscard]] double exactMegahertz(Frequency frequency);

} // namespace roofline::json
