// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "app/command/option_values.h"

#include "app/command/command_error.h"
#include "core/session/printable.h"

#include <fmt/format.h>

#include <charconv>
#include <cmath>
#include <optional>

namespace roofline::command {

namespace {

[[noreturn]] void refuse(const std::string& option, const std::string& needed, const std::string& found)
{
    throw CommandError(ExitStatus::WrongCall,
                       fmt::format("{}: {} is needed, found \"{}\"", option, needed, printable(found, 60)));
}

/// The number that the whole text is; none where anything is left over.
template <class Number>
std::optional<Number> parsed(const std::string& text)
{
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return number;
}

} // namespace

std::int64_t wholeNumber(const std::string& option, const std::string& text, std::int64_t least, std::int64_t most)
{
    const auto number = parsed<std::int64_t>(text);
    if (!number || *number < least || *number > most)
        refuse(option, fmt::format("a whole number from {} to {}", least, most), text);
    return *number;
}

double positiveNumber(const std::string& option, const std::string& text, const std::string& unit)
{
    const auto number = parsed<double>(text);
    if (!number || !std::isfinite(*number) || !(*number > 0.0))
        refuse(option, fmt::format("a positive number of {}, such as 1000 or 0.5 (with a point),", unit), text);
    return *number;
}

Traffic trafficModel(const std::string& option, const std::string& text)
{
    if (text == "tiled")
        return Traffic::Tiled;
    if (text != "once")
        refuse(option, "tiled or once", text);
    return Traffic::MatrixOnce;
}

PlanKind planKind(const std::string& option, const std::string& text)
{
    const auto kind = planKindOf(text);
    if (!kind)
        refuse(option, "scaled, classic or quick", text);
    return *kind;
}

} // namespace roofline::command
