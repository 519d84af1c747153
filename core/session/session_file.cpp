// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/session/session_file.h"

#include "core/session/atomic_file.h"
#include "core/session/printable.h"

namespace roofline {

namespace {

SessionError at(const std::filesystem::path& path, const SessionError& error)
{
    return {printable(path.string(), 4096) + ": " + error.message};
}

} // namespace

std::variant<Session, SessionError> readSessionFile(const std::filesystem::path& path)
{
    const auto text = readWholeFile(path, maxSessionBytes);
    if (const auto* error = std::get_if<FileError>(&text))
        return SessionError{error->message};
    auto session = sessionFromJson(std::get<std::string>(text));
    if (const auto* error = std::get_if<SessionError>(&session))
        return at(path, *error);
    return session;
}

std::optional<SessionError> writeSessionFile(const Session& session, const std::filesystem::path& path)
{
    const std::string text = sessionToJson(session);
    // What could not be read again must not take the place of a file that could.
    const auto again = sessionFromJson(text);
    if (const auto* error = std::get_if<SessionError>(&again))
        return at(path, {"nothing was written, since it could not be read again: " + error->message});
    if (const auto error = writeWholeFile(path, text))
        return SessionError{error->message};
    return std::nullopt;
}

} // namespace roofline
