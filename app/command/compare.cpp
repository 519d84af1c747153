// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "app/command/verbs.h"

#include "core/session/named_session.h"
#include "core/session/session_comparison.h"

namespace roofline::command {

namespace {

Session read(const std::string& name)
{
    auto session = name == "-" ? readSessionFile("/dev/stdin") : readNamedSession(name);
    if (const auto* error = std::get_if<SessionError>(&session))
        throw CommandError(ExitStatus::WrongCall, error->message);
    return std::get<Session>(std::move(session));
}

} // namespace

ExitStatus compare(const CompareArguments& arguments, Output& out)
{
    const Session first = read(arguments.first);
    const Session second = read(arguments.second);
    out.write(comparisonTable(first, second));
    return ExitStatus::Success;
}

} // namespace roofline::command
