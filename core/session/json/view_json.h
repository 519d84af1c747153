// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// A session's view as JSON and back. What is absent stays absent.
#pragma once

#include "core/session/json/cursor.h"
#include "core/session/json/numbers.h"
#include "core/session/session_view.h"

namespace roofline::json {

[[nodiscard]] Value toJson(const SessionView& view);
[[nodiscard]] SessionView readView(const Cursor& at);

} // namespace roofline::json
