// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/session/json/cursor.h"

#include "core/session/printable.h"

#include <fmt/format.h>

#include <cmath>
#include <limits>

namespace roofline::json {

namespace {

std::string described(const nlohmann::json& value)
{
    if (value.is_object())
        return "an object";
    if (value.is_array())
        return "a list";
    if (value.is_string())
        return fmt::format("\"{}\"", printable(value.get_ref<const std::string&>(), 40));
    return value.dump();
}

[[noreturn]] void refuseAt(const std::string& path, std::string_view expected, const std::string& found)
{
    throw ReadingError(fmt::format("{}{}{}, found {}", path, path.empty() ? "" : ": ", expected, found));
}

} // namespace

void Cursor::refuse(std::string_view expected) const { refuseAt(m_path, expected, described(*m_value)); }

std::string Cursor::pathOf(std::string_view key) const
{
    return m_path.empty() ? std::string(key) : fmt::format("{}.{}", m_path, key);
}

void Cursor::needObject() const
{
    if (!m_value->is_object())
        refuse("an object is needed");
}

std::optional<Cursor> Cursor::find(std::string_view key) const
{
    needObject();
    const auto member = m_value->find(key);
    if (member == m_value->end() || member->is_null())
        return std::nullopt;
    return Cursor(*member, pathOf(key));
}

Cursor Cursor::at(std::string_view key) const
{
    if (auto member = find(key))
        return *std::move(member);
    throw ReadingError(pathOf(key) + ": it is needed, and is not there");
}

std::vector<Cursor> Cursor::items() const
{
    if (!m_value->is_array())
        refuse("a list is needed");
    std::vector<Cursor> items;
    items.reserve(m_value->size());
    for (const nlohmann::json& item : *m_value)
        items.push_back(Cursor(item, fmt::format("{}[{}]", m_path, items.size())));
    return items;
}

std::string Cursor::text() const
{
    if (!m_value->is_string())
        refuse("a text is needed");
    return m_value->get<std::string>();
}

bool Cursor::boolean() const
{
    if (!m_value->is_boolean())
        refuse("true or false is needed");
    return m_value->get<bool>();
}

double Cursor::number() const
{
    if (!m_value->is_number())
        refuse("a number is needed");
    return m_value->get<double>();
}

double Cursor::positive(std::string_view what) const
{
    if (!m_value->is_number() || !(m_value->get<double>() > 0.0))
        refuse(fmt::format("a positive {} is needed", what));
    return m_value->get<double>();
}

double Cursor::notNegative(std::string_view what) const
{
    if (!m_value->is_number() || !(m_value->get<double>() >= 0.0))
        refuse(fmt::format("a {} of 0 or more is needed", what));
    return m_value->get<double>();
}

std::int64_t Cursor::integer(std::int64_t least, std::int64_t most) const
{
    const bool isTooLarge = m_value->is_number_unsigned() &&
                            m_value->get<std::uint64_t>() > std::uint64_t{std::numeric_limits<std::int64_t>::max()};
    if (!m_value->is_number_integer() || isTooLarge)
        refuse(fmt::format("a whole number from {} to {} is needed", least, most));
    const auto value = m_value->get<std::int64_t>();
    if (value < least || value > most)
        refuse(fmt::format("a whole number from {} to {} is needed", least, most));
    return value;
}

std::uint64_t Cursor::identifier() const
{
    if (!m_value->is_number_unsigned())
        refuse("a whole number of 0 or more is needed");
    return m_value->get<std::uint64_t>();
}

} // namespace roofline::json
