// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/session/json/layout.h"

#include <algorithm>

namespace roofline::json {

namespace {

/// An object or list stands in one line where it holds nothing that is nested, or is short.
bool isFlat(const Value& tree)
{
    constexpr std::size_t shortEnough = 3;
    return std::none_of(tree.begin(), tree.end(), [](const Value& member) {
        return member.is_object() || (member.is_array() && member.size() > shortEnough);
    });
}

std::string keyWords(const Value::const_iterator& member, const Value& tree)
{
    return tree.is_object() ? oneLine(Value(member.key())) + ": " : std::string();
}

void putFlat(std::string& out, const Value& tree)
{
    if (!tree.is_structured() || tree.empty()) {
        out += oneLine(tree);
        return;
    }
    out += tree.is_object() ? "{ " : "[";
    for (auto member = tree.begin(); member != tree.end(); ++member) {
        out += (member == tree.begin() ? "" : ", ") + keyWords(member, tree);
        putFlat(out, *member);
    }
    out += tree.is_object() ? " }" : "]";
}

void put(std::string& out, const Value& tree, std::size_t indent)
{
    if (!tree.is_structured() || tree.empty() || (isFlat(tree) && indent > 0)) {
        putFlat(out, tree);
        return;
    }
    const std::string margin(indent + 2, ' ');
    char separator = tree.is_object() ? '{' : '[';
    for (auto member = tree.begin(); member != tree.end(); ++member) {
        out += separator;
        out += '\n' + margin + keyWords(member, tree);
        put(out, *member, indent + 2);
        separator = ',';
    }
    out += '\n' + std::string(indent, ' ') + (tree.is_object() ? '}' : ']');
}

} // namespace

std::string indented(const Value& tree)
{
    std::string out;
    put(out, tree, 0);
    return out + '\n';
}

std::string oneLine(const Value& tree) { return tree.dump(-1, ' ', false, Value::error_handler_t::replace); }

} // namespace roofline::json
