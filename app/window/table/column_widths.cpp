// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table/column_widths.h"

#include <QAbstractItemDelegate>
#include <QEvent>
#include <QHeaderView>
#include <QScrollBar>
#include <QTableView>

#include <algorithm>
#include <numeric>

namespace roofline::window {

namespace {

constexpr int mostLettersBetween = 4;

} // namespace

ColumnWidths::ColumnWidths(QTableView& table, const QAbstractItemModel& all)
    : QObject(&table), m_table(table), m_all(all), m_needed(all.columnCount(), 0)
{
    table.viewport()->installEventFilter(this);
    connect(table.horizontalHeader(), &QHeaderView::sortIndicatorChanged, this, &ColumnWidths::fit); // its arrow
}

void ColumnWidths::fit()
{
    for (int column = 0; column < m_needed.size(); ++column)
        m_needed[column] = neededWidth(column);
    share();
}

int ColumnWidths::neededWidth(int column) const
{
    QStyleOptionViewItem option;
    option.initFrom(&m_table);
    option.font = m_table.font();
    option.decorationSize = m_table.iconSize();
    option.widget = &m_table;
    int needed = m_table.horizontalHeader()->sectionSizeHint(column);
    for (int row = 0; row < m_all.rowCount(); ++row)
        needed = std::max(needed, m_table.itemDelegate()->sizeHint(option, m_all.index(row, column)).width());
    return needed;
}

/// What is left goes to all columns, up to a few letters each, and then to the last; where that is too little for its words
/// the table scrolls.
void ColumnWidths::share()
{
    QHeaderView* head = m_table.horizontalHeader();
    const int bar = m_table.verticalScrollBar()->sizeHint().width(); // kept, whether there is one or not
    const int left =
        m_table.width() - 2 * m_table.frameWidth() - bar - std::accumulate(m_needed.begin(), m_needed.end(), 0);
    const int columns = static_cast<int>(m_needed.size());
    const int more = std::clamp(left / columns, 0, mostLettersBetween * m_table.fontMetrics().averageCharWidth());
    for (int column = 0; column + 1 < columns; ++column)
        m_table.setColumnWidth(column, m_needed[column] + more);
    head->setStretchLastSection(left >= 0);
    if (left < 0)
        head->resizeSection(columns - 1, m_needed.last());
}

bool ColumnWidths::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        share();
    return QObject::eventFilter(watched, event);
}

} // namespace roofline::window
