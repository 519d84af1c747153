// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "app/command/verbs.h"

#include "core/session/named_session.h"
#include "core/session/result_table.h"

namespace roofline::command {

ExitStatus show(const ShowArguments& arguments, Output& out)
{
    const auto session = arguments.file == "-" ? readSessionFile("/dev/stdin") : readNamedSession(arguments.file);
    if (const auto* error = std::get_if<SessionError>(&session))
        throw CommandError(ExitStatus::WrongCall, error->message);
    out.write(resultTable(std::get<Session>(session)));
    return ExitStatus::Success;
}

} // namespace roofline::command
