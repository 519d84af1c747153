// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "app/command/verbs.h"

#include "core/session/recorded_cards.h"
#include "core/session/result_table.h"
#include "core/session/session_file.h"

#include <filesystem>

namespace roofline::command {

namespace {

using ReadSession = std::variant<Session, SessionError>;

std::string recordedIds()
{
    std::string ids;
    for (const RecordedCard& card : recordedCards())
        ids += (ids.empty() ? "" : ", ") + card.id;
    return ids;
}

/// A file, the standard input for "-", or a recorded card where there is no such file.
ReadSession sessionOf(const std::string& file)
{
    if (file == "-")
        return readSessionFile("/dev/stdin");
    std::error_code ignored;
    if (std::filesystem::exists(file, ignored))
        return readSessionFile(file);
    for (const RecordedCard& card : recordedCards()) {
        if (card.id == file)
            return sessionFromJson(card.json);
    }
    ReadSession refused = readSessionFile(file);
    if (auto* error = std::get_if<SessionError>(&refused))
        error->message += "; the recorded cards are: " + recordedIds();
    return refused;
}

} // namespace

ExitStatus show(const ShowArguments& arguments, Output& out)
{
    const ReadSession session = sessionOf(arguments.file);
    if (const auto* error = std::get_if<SessionError>(&session))
        throw CommandError(ExitStatus::WrongCall, error->message);
    out.write(resultTable(std::get<Session>(session)));
    return ExitStatus::Success;
}

} // namespace roofline::command
