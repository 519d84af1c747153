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
    : QObject(&table), m_table(table), m_all(all), m_needed(all.columnCount(), 0), m_isKept(all.columnCount(), false)
{
    table.viewport()->installEventFilter(this);
    table.horizontalHeader()->viewport()->installEventFilter(this);
    connect(table.horizontalHeader(), &QHeaderView::sortIndicatorChanged, this, &ColumnWidths::fit); // its arrow
    connect(table.horizontalHeader(), &QHeaderView::sectionResized, this, &ColumnWidths::keep);
}

void ColumnWidths::fit()
{
    for (int column = 0; column < m_needed.size(); ++column)
        m_needed[column] = m_isKept[column] ? m_table.columnWidth(column) : neededWidth(column);
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
    m_isSharing = true;
    head->setStretchLastSection(false); // a last column that is stretched does not become narrower again
    for (int column = 0; column < columns; ++column)
        m_table.setColumnWidth(column, m_needed[column] + (m_isKept[column] || column + 1 == columns ? 0 : more));
    head->setStretchLastSection(left >= 0);
    m_isSharing = false;
    m_sharedWidth = m_table.width();
}

/// A last column that has what is left is resized with the table, and any may be with its font: by nobody.
void ColumnWidths::keep(int column)
{
    const bool isLast = column + 1 == m_needed.size();
    if (m_isSharing || !m_isHeld || column >= m_needed.size() ||
        (isLast && m_table.horizontalHeader()->stretchLastSection()))
        return;
    m_isKept[column] = true;
    m_needed[column] = m_table.columnWidth(column);
}

bool ColumnWidths::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_table.horizontalHeader()->viewport()) {
        const bool isPress = event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonDblClick;
        m_isHeld = isPress || (m_isHeld && event->type() != QEvent::MouseButtonRelease);
    } else if (event->type() == QEvent::Resize && m_table.width() != m_sharedWidth) // its height moves no column
        share();
    return QObject::eventFilter(watched, event);
}

} // namespace roofline::window
