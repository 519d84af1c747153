// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/session/text_columns.h"

#include "core/session/printable.h"

#include <algorithm>

namespace roofline {

namespace {

constexpr const char* gap = "  ";

std::vector<std::size_t> widthsOf(const std::vector<TextColumn>& columns,
                                  const std::vector<std::vector<std::string>>& rows)
{
    std::vector<std::size_t> widths;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        std::size_t width = codePoints(columns[i].heading);
        for (const auto& row : rows)
            width = std::max(width, codePoints(row[i]));
        widths.push_back(width);
    }
    return widths;
}

std::string padded(const std::string& cell, std::size_t width, Align align)
{
    const std::string space(width - codePoints(cell), ' ');
    return align == Align::Left ? cell + space : space + cell;
}

std::string withoutTrailingSpace(std::string line)
{
    line.erase(line.find_last_not_of(' ') + 1);
    return line;
}

} // namespace

std::string alignedColumns(const std::vector<TextColumn>& columns, const std::vector<std::vector<std::string>>& rows)
{
    const std::vector<std::size_t> widths = widthsOf(columns, rows);
    const auto lineOf = [&](auto&& cellAt) {
        std::string line;
        for (std::size_t i = 0; i < columns.size(); ++i)
            line += (i == 0 ? "" : gap) + padded(cellAt(i), widths[i], columns[i].align);
        return withoutTrailingSpace(std::move(line)) + '\n';
    };
    std::string text = lineOf([&](std::size_t i) { return columns[i].heading; });
    for (const auto& row : rows)
        text += lineOf([&](std::size_t i) { return row[i]; });
    return text;
}

} // namespace roofline
