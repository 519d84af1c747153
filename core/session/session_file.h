// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// A session as JSON text, both ways. Refuses what it cannot trust in one line that names the place; unknown keys are no error.
#pragma once

#include "core/session/session.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <variant>

namespace roofline {

/// Why a file was refused: "kernels[2].ms.median: a positive number of milliseconds is needed, found -1".
struct SessionError {
    std::string message;
};

/// Largest file and deepest nesting that are read at all.
inline constexpr std::size_t maxSessionBytes = 16u << 20;
inline constexpr int maxSessionDepth = 32;
inline constexpr int sessionVersion = 1;

[[nodiscard]] std::string sessionToJson(const Session& session);
[[nodiscard]] std::variant<Session, SessionError> sessionFromJson(std::string_view text);

/// Reads a whole file; the error's message starts with the path.
[[nodiscard]] std::variant<Session, SessionError> readSessionFile(const std::filesystem::path& path);
/// Writes beside the target and renames, so that an old file survives a full disk. None where all went well.
[[nodiscard]] std::optional<SessionError> writeSessionFile(const Session& session, const std::filesystem::path& path);

} // namespace roofline
