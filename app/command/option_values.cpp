// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "app/command/option_values.h"

#include "app/command/command_error.h"
#include "core/session/printable.h"

#include <fmt/format.h>

namespace roofline::command {

PlanKind planKind(const std::string& option, const std::string& text)
{
    const auto kind = planKindOf(text);
    if (!kind)
        throw CommandError(ExitStatus::WrongCall, fmt::format("{}: scaled, classic or quick is needed, found \"{}\"",
                                                              option, printable(text, 60)));
    return *kind;
}

} // namespace roofline::command
