// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/session/json/document.h"

#include "core/session/printable.h"

#include <fmt/format.h>

#include <utility>
#include <vector>

namespace roofline::json {

namespace {

using Tree = nlohmann::json;

/// Takes the parser's events, keeps the way from the root to the place where the text stands now.
class TreeBuilder : public nlohmann::json_sax<Tree> {
public:
    TreeBuilder(std::string_view text, int maxDepth) : m_text(text), m_maxDepth(maxDepth) {}

    [[nodiscard]] Tree take() { return std::move(m_root); }

    bool null() override { return put(nullptr); }
    bool boolean(bool value) override { return put(value); }
    bool number_integer(number_integer_t value) override { return put(value); }
    bool number_unsigned(number_unsigned_t value) override { return put(value); }
    bool number_float(number_float_t value, const string_t&) override { return put(value); }
    bool string(string_t& value) override { return put(std::move(value)); }
    bool binary(binary_t&) override { throw ReadingError("this is no JSON text"); }
    bool start_object(std::size_t) override { return open(Tree::object()); }
    bool start_array(std::size_t) override { return open(Tree::array()); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }

    bool key(string_t& name) override
    {
        m_key = std::move(name);
        if (m_open.back()->contains(m_key))
            throw ReadingError(fmt::format("{}: it is there twice; once is right", path()));
        return true;
    }

    bool parse_error(std::size_t position, const std::string& token, const nlohmann::detail::exception& error) override
    {
        const std::string place = path().empty() ? "" : path() + ": ";
        if (error.id == 406) // out of range
            throw ReadingError(
                fmt::format("{}the number {} is beyond what can be stored", place, printable(token, 40)));
        if (position > m_text.size())
            throw ReadingError(fmt::format("{}the text ends unfinished, at byte {}", place, m_text.size()));
        const std::string_view what = error.what();
        if (what.find("UTF-8") != std::string_view::npos)
            throw ReadingError(fmt::format("{}byte {} is not UTF-8", place, position));
        throw ReadingError(fmt::format("{}no JSON at byte {}, near '{}'", place, position, printable(token, 40)));
    }

private:
    template <class Value>
    bool put(Value&& value)
    {
        place(std::forward<Value>(value));
        return true;
    }

    Tree& place(Tree value)
    {
        if (m_open.empty())
            return m_root = std::move(value);
        if (m_open.back()->is_object())
            return (*m_open.back())[m_key] = std::move(value);
        return m_open.back()->emplace_back(std::move(value));
    }

    bool open(Tree container)
    {
        if (static_cast<int>(m_open.size()) >= m_maxDepth)
            throw ReadingError(fmt::format("{}: nested deeper than {} levels", path(), m_maxDepth));
        Tree& placed = place(std::move(container));
        m_keys.push_back(m_key);
        m_open.push_back(&placed);
        m_key.clear();
        return true;
    }

    bool close()
    {
        m_open.pop_back();
        m_key = std::move(m_keys.back());
        m_keys.pop_back();
        return true;
    }

    [[nodiscard]] std::string path() const
    {
        std::string path;
        for (std::size_t level = 0; level < m_open.size(); ++level) {
            const bool isLast = level + 1 == m_open.size();
            const std::string& key = isLast ? m_key : m_keys[level + 1];
            if (m_open[level]->is_array())
                path += fmt::format("[{}]", m_open[level]->size() - (isLast ? 0 : 1));
            else if (!key.empty())
                path.append(path.empty() ? "" : ".").append(printable(key, 60));
        }
        return path;
    }

    std::string_view m_text;
    int m_maxDepth;
    Tree m_root;
    std::vector<Tree*> m_open;       ///< from the root to the container that is being filled
    std::vector<std::string> m_keys; ///< m_keys[i]: the key under which m_open[i] stands in m_open[i − 1]
    std::string m_key;
};

} // namespace

nlohmann::json parseDocument(std::string_view text, int maxDepth)
{
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos)
        throw ReadingError("it is empty");
    TreeBuilder builder(text, maxDepth);
    Tree::sax_parse(text.begin(), text.end(), &builder);
    // The parser takes a zero byte after the value for the end of the text, whatever follows it.
    if (const std::size_t zero = text.find('\0'); zero != std::string_view::npos)
        throw ReadingError(fmt::format("no JSON at byte {}, near '{}'", zero + 1, printable(text.substr(zero), 40)));
    return builder.take();
}

} // namespace roofline::json
