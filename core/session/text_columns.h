// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Rows of cells as lines of text with aligned columns. Widths are counted in code points, so that ± and ° count once.
#pragma once

#include <string>
#include <vector>

namespace roofline {

enum class Align { Left, Right };

struct TextColumn {
    std::string heading;
    Align align = Align::Left;
};

/// One line for the headings and one a row; every row has as many cells as there are columns. An empty cell stays empty.
[[nodiscard]] std::string alignedColumns(const std::vector<TextColumn>& columns,
                                         const std::vector<std::vector<std::string>>& rows);

} // namespace roofline
