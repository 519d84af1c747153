// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Text from outside (a file, a driver, a peer) as it may stand in one line of a terminal: no line feeds, no escape sequences,
// no broken UTF-8, not longer than the line can bear.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace roofline {

/// Control characters and bytes that are no UTF-8 become U+FFFD; beyond `most` code points the text is cut, with "…".
[[nodiscard]] std::string printable(std::string_view text, std::size_t most = 200);

/// Code points of valid UTF-8: the columns that a text takes, where no wide characters are in it.
[[nodiscard]] std::size_t codePoints(std::string_view text);

} // namespace roofline
