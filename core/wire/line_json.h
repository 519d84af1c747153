// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// What both directions of the wire share: one object a line, whose "type" says what it is, read under the same caps as a
// session. Which types there are is request.cpp's and event_*.cpp's.
#pragma once

#include "core/session/json/cursor.h"
#include "core/session/json/layout.h"
#include "core/session/json/numbers.h"
#include "core/wire/request.h"

#include <string>
#include <string_view>
#include <variant>

namespace roofline::wire {

[[nodiscard]] inline json::Value typed(std::string_view type)
{
    json::Value line;
    line["type"] = type;
    return line;
}

/// Reads a line through `read(const Cursor&)`; whatever it refuses becomes a BadLine.
template <class Message, class Read>
[[nodiscard]] std::variant<Message, BadLine> messageFromLine(std::string_view line, Read read)
{
    constexpr int maxDepth = 32;
    if (line.size() > maxLineBytes)
        return BadLine{"the line is longer than " + std::to_string(maxLineBytes) + " bytes"};
    try {
        const nlohmann::json tree = json::parseDocument(line, maxDepth);
        return read(json::Cursor(tree));
    } catch (const json::ReadingError& error) {
        return BadLine{error.what()};
    }
}

} // namespace roofline::wire
