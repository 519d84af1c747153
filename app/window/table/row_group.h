// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which results are points of a series: many rows of one kind, which the table folds under one heading.
#pragma once

#include <QString>
#include <QStringList>

#include "core/session/result_table.h"

#include <string>
#include <vector>

namespace roofline::window {

enum class RowGroup { None, Knee, Crossover }; ///< in the order of the table

[[nodiscard]] RowGroup groupOf(const std::string& kernelId);
/// "Knee: 15 points, 2 failed": of the members; they are told of only where there are any.
[[nodiscard]] QString groupTitle(RowGroup group, int members, int failed = 0);

/// Each result by its name, but a series by its heading, with the number that is meant of it.
[[nodiscard]] QStringList namesOf(const std::vector<std::string>& ids);
/// Those of rows, in one line.
[[nodiscard]] QString namesOfRows(const std::vector<ResultRow>& rows);

} // namespace roofline::window
