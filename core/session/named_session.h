// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// A session by the name that a person gives it: a file's path, or, where there is no such file, the id of a recorded card.
#pragma once

#include "core/session/session_file.h"

#include <string>
#include <variant>

namespace roofline {

/// Where there is neither, the error's line names the recorded cards.
[[nodiscard]] std::variant<Session, SessionError> readNamedSession(const std::string& name);

} // namespace roofline
