// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// A JSON tree as text: indented for people where it is a file (a list of samples stays one line), one line where it is a message.
#pragma once

#include "core/session/json/numbers.h"

#include <string>

namespace roofline::json {

/// For a file: ends with a line feed.
[[nodiscard]] std::string indented(const Value& tree);
/// For a pipe: without a line feed, and none in it.
[[nodiscard]] std::string oneLine(const Value& tree);

} // namespace roofline::json
