// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "app/command/option_values.h"

#include "app/command/command_error.h"
#include "core/session/printable.h"

#include <fmt/format.h>

#include <charconv>

namespace roofline::command {

PlanKind planKind(const std::string& option, const std::string& text)
{
    const auto kind = planKindOf(text);
    if (!kind)
        throw CommandError(ExitStatus::WrongCall, fmt::format("{}: scaled, classic or quick is needed, found \"{}\"",
                                                              option, printable(text, 60)));
    return *kind;
}

Seconds sustainedSeconds(const std::string& option, const std::string& text)
{
    constexpr auto most = static_cast<int>(mostSustained.count());
    int seconds = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seconds);
    if (error != std::errc() || end != text.data() + text.size() || seconds < 1 || seconds > most)
        throw CommandError(ExitStatus::WrongCall, fmt::format("{}: a whole number of seconds from 1 to {} is needed, "
                                                              "found \"{}\"",
                                                              option, most, printable(text, 60)));
    return Seconds(seconds);
}

} // namespace roofline::command
