// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/cpu_probe/system_files.h"

#include <algorithm>
#include <charconv>
#include <fstream>
#include <sstream>
#include <system_error>

namespace roofline {

namespace {

std::string trimmed(const std::string& text)
{
    constexpr const char* blanks = " \t\r\n";
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string::npos)
        return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

} // namespace

std::optional<std::string> SystemFiles::text(const std::string& path) const
{
    std::ifstream file(m_root / path);
    if (!file)
        return std::nullopt;
    std::ostringstream whole;
    whole << file.rdbuf();
    // Some files of /sys open and then refuse to be read.
    if (file.bad() || whole.str().empty())
        return std::nullopt;
    return whole.str();
}

std::optional<std::string> SystemFiles::line(const std::string& path) const
{
    const std::optional<std::string> whole = text(path);
    if (!whole)
        return std::nullopt;
    return trimmed(whole->substr(0, whole->find('\n')));
}

std::optional<double> SystemFiles::number(const std::string& path) const
{
    const std::optional<std::string> first = line(path);
    if (!first)
        return std::nullopt;
    long long value = 0;
    const auto [end, error] = std::from_chars(first->data(), first->data() + first->size(), value);
    if (error != std::errc{} || end == first->data())
        return std::nullopt;
    return static_cast<double>(value);
}

std::optional<std::string> SystemFiles::valueOf(const std::string& path, const std::string& key) const
{
    std::istringstream lines(text(path).value_or(""));
    for (std::string each; std::getline(lines, each);) {
        const std::size_t colon = each.find(':');
        if (colon != std::string::npos && trimmed(each.substr(0, colon)) == key)
            return trimmed(each.substr(colon + 1));
    }
    return std::nullopt;
}

std::vector<std::string> SystemFiles::entries(const std::string& folder) const
{
    std::vector<std::string> names;
    std::error_code error;
    for (std::filesystem::directory_iterator entry(m_root / folder, error), end; !error && entry != end;
         entry.increment(error))
        names.push_back(entry->path().filename().string());
    std::sort(names.begin(), names.end());
    return names;
}

} // namespace roofline
