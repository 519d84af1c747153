// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whether a name stands for something that can be read to its end: a pipe that nobody writes to would be waited for, for ever.
#pragma once

#include "core/session/printable.h"
#include "core/session/session_file.h"

#include <filesystem>
#include <optional>
#include <system_error>

namespace roofline::window {

/// The refusal for a pipe, a socket or a device. None for a file, and for what is not there: reading it says more.
[[nodiscard]] inline std::optional<SessionError> whyNoPlainFile(const std::filesystem::path& file)
{
    std::error_code ignored;
    const std::filesystem::file_status status = std::filesystem::status(file, ignored);
    if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status) &&
        !std::filesystem::is_directory(status))
        return SessionError{printable(file.string(), 4096) + ": it is a pipe or a device, and a file is needed"};
    return std::nullopt;
}

} // namespace roofline::window
