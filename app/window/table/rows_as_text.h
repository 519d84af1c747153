// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Rows of a table for the clipboard: separated by tabs for a spreadsheet, or as Markdown for a report. As they are shown.
#pragma once

#include <QList>
#include <QString>

class QAbstractItemModel;

namespace roofline::window {

/// A line of titles, then one line a row, in the order given.
[[nodiscard]] QString rowsAsTabs(const QAbstractItemModel& model, const QList<int>& rows);
[[nodiscard]] QString rowsAsMarkdown(const QAbstractItemModel& model, const QList<int>& rows);

} // namespace roofline::window
