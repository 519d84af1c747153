// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// A run's events and its ending as members of a line, and back.
#pragma once

#include "core/measuring/ending.h"
#include "core/measuring/progress.h"
#include "core/session/json/cursor.h"
#include "core/session/json/numbers.h"

namespace roofline::wire {

/// Adds what happened to a line.
void put(json::Value& line, const RunEvent& event);
void put(json::Value& line, const Ending& ending);

[[nodiscard]] RunEvent readRunEvent(const json::Cursor& line);
[[nodiscard]] Ending readEnding(const json::Cursor& line);

} // namespace roofline::wire
