// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Files that are whole or not there: read up to a limit, written beside the target and renamed once the disk has them.
// What is in them is not known here.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace roofline {

/// Why a file could not be read or written: one line that starts with the path.
struct FileError {
    std::string message;
};

/// The whole file; refused above `most` bytes without reading on.
[[nodiscard]] std::variant<std::string, FileError> readWholeFile(const std::filesystem::path& path, std::size_t most);

/// What would keep `path` from being written, found out without touching it. None where it looks writable.
[[nodiscard]] std::optional<FileError> whyNotWritable(const std::filesystem::path& path);

/// Writes a new file beside the target and renames it, so that an old file survives a full disk. A pipe or a device is refused,
/// since its other side could be waited for for ever; but not where it is open here already (/dev/stdout): that is written
/// through. None where all of it was written.
[[nodiscard]] std::optional<FileError> writeWholeFile(const std::filesystem::path& path, std::string_view text);

} // namespace roofline
