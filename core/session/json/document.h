// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// JSON text into a tree, refused where it is no JSON, nested too deep, or ambiguous (one key twice). Depth is capped while
// parsing, so that a hostile text never builds a deep tree. What the tree means is cursor.h's and the readers'.
#pragma once

#include <nlohmann/json.hpp>

#include <stdexcept>
#include <string>
#include <string_view>

namespace roofline::json {

/// Text that cannot be trusted. what() is one line that starts with the place: "kernels[2].ms: …". Thrown while reading,
/// caught at the wall that returns a value (sessionFromJson, requestFromLine, eventFromLine).
class ReadingError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// Throws ReadingError. Numbers beyond a double, NaN, bytes that are no UTF-8 and text after the end are refused too.
[[nodiscard]] nlohmann::json parseDocument(std::string_view text, int maxDepth);

} // namespace roofline::json
