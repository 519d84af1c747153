// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "app/command/call_checks.h"

#include "app/command/command_error.h"
#include "core/session/printable.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace roofline::command {

namespace {

/// What the verb left over, and after "--" its parent; the "--" itself is no argument.
std::vector<std::string> leftOver(const CLI::App& verb)
{
    std::vector<std::string> extras = verb.remaining();
    for (const std::string& extra : verb.get_parent()->remaining())
        extras.push_back(extra);
    if (const auto mark = std::find(extras.begin(), extras.end(), "--"); mark != extras.end())
        extras.erase(mark);
    return extras;
}

} // namespace

void refuse(const std::string& message) { throw CommandError(ExitStatus::WrongCall, message); }

void refuse(const CLI::ParseError& error)
{
    const std::string what = printable(error.what(), 300);
    if (what.find("flag override") != std::string::npos)
        refuse("--json: no value is needed, since it is on or off here");
    if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr)
        refuse(what.substr(0, what.find(':')) + ": exactly one value is needed");
    refuse(what);
}

void needValues(const CLI::App& verb)
{
    for (const CLI::Option* option : verb.get_options()) {
        const bool isNamed = option->nonpositional() && option->get_expected_max() > 0;
        for (const std::string& value : option->results()) {
            if (isNamed && value.rfind("--", 0) == 0)
                refuse(fmt::format("{}: exactly one value is needed, found \"{}\"", option->get_name(),
                                   printable(value, 60)));
        }
    }
}

void needNothingMore(const CLI::App& verb)
{
    const std::vector<std::string> extras = leftOver(verb);
    if (extras.empty())
        return;
    const std::string first = printable(extras.front(), 60);
    const std::string right = fmt::format("see roofline {} --help for what it takes", verb.get_name());
    refuse(first.rfind('-', 0) == 0 ? fmt::format("{}: {} has no such option; {}", first, verb.get_name(), right)
                                    : fmt::format("\"{}\": one argument too many; {}", first, right));
}

} // namespace roofline::command
