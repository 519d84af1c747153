// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// A place in a JSON tree that knows its own name: what is read through it is checked, and a refusal says where and what
// would be right. Which keys there are is the readers'.
#pragma once

#include "core/session/json/document.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace roofline::json {

class Cursor {
public:
    /// The root of a tree that outlives the cursor.
    explicit Cursor(const nlohmann::json& root) : m_value(&root) {}

    /// The member `key`, needed; null counts as absent.
    [[nodiscard]] Cursor at(std::string_view key) const;
    /// The member `key`, none where it is absent or null.
    [[nodiscard]] std::optional<Cursor> find(std::string_view key) const;
    /// The elements of an array.
    [[nodiscard]] std::vector<Cursor> items() const;

    [[nodiscard]] std::string text() const;
    [[nodiscard]] bool boolean() const;
    [[nodiscard]] double number() const;
    /// `what` completes "a positive … is needed".
    [[nodiscard]] double positive(std::string_view what) const;
    [[nodiscard]] double notNegative(std::string_view what) const;
    [[nodiscard]] std::int64_t integer(std::int64_t least, std::int64_t most) const;
    [[nodiscard]] std::uint64_t identifier() const;

    /// "kernels[2].ms"; empty at the root.
    [[nodiscard]] const std::string& path() const { return m_path; }
    /// Throws ReadingError: "<path>: <expected>, found <what is there>".
    [[noreturn]] void refuse(std::string_view expected) const;

private:
    Cursor(const nlohmann::json& value, std::string path) : m_value(&value), m_path(std::move(path)) {}

    [[nodiscard]] std::string pathOf(std::string_view key) const;
    void needObject() const;

    const nlohmann::json* m_value;
    std::string m_path;
};

} // namespace roofline::json
