// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table/group_headings.h"

#include <QKeyEvent>
#include <QTableView>

#include "app/window/table/results_order.h"

namespace roofline::window {

GroupHeadings::GroupHeadings(QTableView& table, ResultsOrder& order) : QObject(&table), m_table(table), m_order(order)
{
    table.installEventFilter(this);
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(&order, signal, this, &GroupHeadings::span);
    connect(&order, &QAbstractItemModel::modelReset, this, &GroupHeadings::span);
    connect(&order, &QAbstractItemModel::layoutChanged, this, &GroupHeadings::span);
    connect(&table, &QTableView::clicked, this, [this](const QModelIndex& index) {
        if (m_order.isHeading(index.row()))
            m_order.setUnfolded(m_order.groupAt(index.row()), !m_order.isUnfolded(m_order.groupAt(index.row())));
    });
    span();
}

void GroupHeadings::span()
{
    m_table.clearSpans();
    for (int row = 0; row < m_order.rowCount(); ++row)
        if (m_order.isHeading(row))
            m_table.setSpan(row, 0, 1, m_order.columnCount());
}

bool GroupHeadings::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress && takesKey(static_cast<const QKeyEvent&>(*event)))
        return true;
    return QObject::eventFilter(watched, event);
}

bool GroupHeadings::takesKey(const QKeyEvent& event)
{
    const int row = m_table.currentIndex().row();
    if (row < 0 || (event.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
        return false;
    const RowGroup group = m_order.groupAt(row);
    const bool isHeading = m_order.isHeading(row);
    switch (event.key()) {
    case Qt::Key_Right:
        if (isHeading)
            m_order.setUnfolded(group, true);
        return isHeading;
    case Qt::Key_Left:
        if (group != RowGroup::None)
            fold(row);
        return group != RowGroup::None;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (isHeading)
            m_order.setUnfolded(group, !m_order.isUnfolded(group));
        return isHeading;
    default:
        return false;
    }
}

void GroupHeadings::fold(int row)
{
    const RowGroup group = m_order.groupAt(row);
    m_table.setCurrentIndex(m_order.index(m_order.headingOf(group), 0));
    m_order.setUnfolded(group, false);
}

} // namespace roofline::window
