// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/session/atomic_file.h"

#include "core/session/file_descriptor.h"
#include "core/session/printable.h"

#include <fmt/format.h>

#include <atomic>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace roofline {

namespace {

namespace fs = std::filesystem;

constexpr int longestChain = 40; ///< of symbolic links

FileError errorAt(const fs::path& path, std::string_view what)
{
    return {fmt::format("{}: {}", printable(path.string(), 4096), what)};
}

FileError systemErrorAt(const fs::path& path, std::string_view what, int code)
{
    return errorAt(path, fmt::format("{}: {}", what, std::strerror(code)));
}

/// The file that a chain of symbolic links ends in, there or not, so that renaming replaces the file and not the link.
/// Chains that never end have been refused before.
fs::path resolved(fs::path path)
{
    std::error_code error;
    for (int link = 0; link < longestChain && fs::is_symlink(path, error); ++link) {
        const fs::path next = fs::read_symlink(path, error);
        if (error)
            break;
        path = path.parent_path() / next;
    }
    return path;
}

/// True where following the path's symbolic links never ends.
bool isLoop(const fs::path& path)
{
    struct stat status = {};
    return ::stat(path.c_str(), &status) != 0 && errno == ELOOP;
}

bool isSpecial(const fs::path& path)
{
    struct stat status = {};
    return ::stat(path.c_str(), &status) == 0 && !S_ISREG(status.st_mode) && !S_ISDIR(status.st_mode);
}

/// The open file of this process that the path names, as /dev/stdout and a shell's /dev/fd/63 do.
std::optional<int> ownDescriptor(fs::path path)
{
    std::error_code error;
    const fs::path own = fs::canonical("/proc/self/fd", error);
    for (int link = 0; link < longestChain && !error; ++link) {
        const fs::path folder = fs::canonical(path.has_parent_path() ? path.parent_path() : fs::path("."), error);
        const std::string name = path.filename().string();
        int number = -1;
        if (!error && folder == own &&
            std::from_chars(name.data(), name.data() + name.size(), number).ptr == name.data() + name.size())
            return number;
        path = folder / fs::read_symlink(path, error); // an error where there is no link to follow
    }
    return std::nullopt;
}

/// A name in the target's folder that nobody else uses; short, since the target's own may be as long as names can be.
fs::path temporaryBeside(const fs::path& target)
{
    static std::atomic<unsigned> serial{0};
    const fs::path folder = target.has_parent_path() ? target.parent_path() : fs::path(".");
    return folder / fmt::format(".roofline-{}-{}.tmp", ::getpid(), serial++);
}

FileDescriptor createNew(const fs::path& path)
{
    return FileDescriptor(::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666));
}

void keepMode(const FileDescriptor& file, const fs::path& target)
{
    struct stat status = {};
    if (::stat(target.c_str(), &status) == 0)
        (void)::fchmod(file.number(), status.st_mode & 07777u);
}

/// Not opened once more: that would wait for a reader who went away.
std::optional<FileError> writeThrough(const fs::path& path, int own, std::string_view text)
{
    FileDescriptor file(::fcntl(own, F_DUPFD_CLOEXEC, 0));
    if (!file.isOpen())
        return systemErrorAt(path, "it cannot be written", errno);
    if (const int code = file.writeAll(text))
        return systemErrorAt(path, "it could not be written", code);
    if (const int code = file.close())
        return systemErrorAt(path, "it could not be written", code);
    return std::nullopt;
}

/// 0, or why the text did not reach the disk under its new name.
int writeAndRename(FileDescriptor& file, const fs::path& temporary, const fs::path& target, std::string_view text)
{
    keepMode(file, target);
    if (const int code = file.writeAll(text))
        return code;
    if (const int code = file.synchronise())
        return code;
    if (const int code = file.close())
        return code;
    return ::rename(temporary.c_str(), target.c_str()) == 0 ? 0 : errno;
}

} // namespace

std::variant<std::string, FileError> readWholeFile(const fs::path& path, std::size_t most)
{
    const FileDescriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    struct stat status = {};
    if (!file.isOpen() || ::fstat(file.number(), &status) != 0)
        return systemErrorAt(path, "it cannot be read", errno);
    if (S_ISDIR(status.st_mode))
        return errorAt(path, "it is a folder, and a file is needed");
    const FileError tooLarge = errorAt(path, fmt::format("it is larger than {} bytes, the most that is read", most));
    if (S_ISREG(status.st_mode) && static_cast<std::size_t>(status.st_size) > most)
        return tooLarge;
    std::string text;
    if (const int code = file.readUpTo(most + 1, text))
        return systemErrorAt(path, "it cannot be read", code);
    if (text.size() > most)
        return tooLarge;
    return text;
}

std::optional<FileError> whyNotWritable(const fs::path& path)
{
    if (path.empty())
        return FileError{"a file name is needed, found nothing"};
    std::error_code ignored;
    if (fs::is_directory(path, ignored))
        return errorAt(path, "it is a folder, and a file is needed");
    if (isLoop(path))
        return systemErrorAt(path, "it cannot be written", ELOOP);
    if (fs::exists(path, ignored) && ::access(path.c_str(), W_OK) != 0)
        return systemErrorAt(path, "it cannot be written", errno);
    if (isSpecial(path))
        return ownDescriptor(path) ? std::nullopt
                                   : std::optional(errorAt(path, "it is a pipe or a device, and a file is needed"));
    const fs::path temporary = temporaryBeside(resolved(path));
    if (!createNew(temporary).isOpen())
        return systemErrorAt(path, "its folder cannot be written", errno);
    ::unlink(temporary.c_str());
    return std::nullopt;
}

std::optional<FileError> writeWholeFile(const fs::path& path, std::string_view text)
{
    if (auto error = whyNotWritable(path))
        return error;
    if (isSpecial(path))
        return writeThrough(path, ownDescriptor(path).value_or(-1), text);
    const fs::path target = resolved(path);
    const fs::path temporary = temporaryBeside(target);
    FileDescriptor file = createNew(temporary);
    if (!file.isOpen())
        return systemErrorAt(path, "its folder cannot be written", errno);
    if (const int code = writeAndRename(file, temporary, target, text)) {
        ::unlink(temporary.c_str());
        return systemErrorAt(path, "it could not be written", code);
    }
    return std::nullopt;
}

} // namespace roofline
