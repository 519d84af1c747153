// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// The one way in which a session writes when it was made: UTC, "2026-08-30T14:05:09Z", or a date alone.
#pragma once

#include <string>
#include <string_view>

namespace roofline {

[[nodiscard]] std::string utcNow();
/// A date, or a date and a time to the second with "Z"; months, days and hours within their ranges.
[[nodiscard]] bool isTimestamp(std::string_view text);

} // namespace roofline
