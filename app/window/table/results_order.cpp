// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table/results_order.h"

#include "app/window/table/results_model.h"

namespace roofline::window {

namespace {

/// A heading stands before its members.
int placeOf(const QModelIndex& index)
{
    return 2 * index.data(ResultsModel::groupRole).toInt() + (index.data(ResultsModel::headingRole).toBool() ? 0 : 1);
}

} // namespace

void ResultsOrder::setUnfolded(RowGroup group, bool isUnfolded)
{
    if (this->isUnfolded(group) == isUnfolded)
        return;
    if (isUnfolded)
        m_unfolded.insert(static_cast<int>(group));
    else
        m_unfolded.remove(static_cast<int>(group));
    invalidateFilter();
    if (const int row = headingOf(group); row >= 0)
        emit dataChanged(index(row, 0), index(row, 0));
}

RowGroup ResultsOrder::groupAt(int row) const
{
    return static_cast<RowGroup>(index(row, 0).data(ResultsModel::groupRole).toInt());
}

bool ResultsOrder::isHeading(int row) const { return index(row, 0).data(ResultsModel::headingRole).toBool(); }

int ResultsOrder::headingOf(RowGroup group) const
{
    for (int row = 0; row < rowCount(); ++row)
        if (isHeading(row) && groupAt(row) == group)
            return row;
    return -1;
}

QVariant ResultsOrder::data(const QModelIndex& index, int role) const
{
    QVariant value = QSortFilterProxyModel::data(index, role);
    const bool isOurs = role == Qt::DisplayRole || role == Qt::AccessibleTextRole || role == Qt::ToolTipRole;
    if (!isOurs || index.column() != ResultsModel::Kernel || !isHeading(index.row()))
        return value;
    const bool isOpen = isUnfolded(groupAt(index.row()));
    if (role == Qt::DisplayRole)
        return QString(QChar(isOpen ? 0x25BE : 0x25B8)) + u' ' + value.toString(); // as trees have it
    if (role == Qt::AccessibleTextRole)
        return isOpen ? tr("%1, unfolded").arg(QSortFilterProxyModel::data(index).toString())
                      : tr("%1, folded").arg(QSortFilterProxyModel::data(index).toString());
    if (role == Qt::ToolTipRole)
        return isOpen ? tr("A click or the left arrow folds them") : tr("A click or the right arrow unfolds them");
    return value;
}

bool ResultsOrder::filterAcceptsRow(int sourceRow, const QModelIndex& sourceParent) const
{
    const QModelIndex row = sourceModel()->index(sourceRow, 0, sourceParent);
    const auto group = static_cast<RowGroup>(row.data(ResultsModel::groupRole).toInt());
    return group == RowGroup::None || row.data(ResultsModel::headingRole).toBool() || isUnfolded(group);
}

bool ResultsOrder::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    if (placeOf(left) != placeOf(right)) // whichever way is sorted
        return (placeOf(left) < placeOf(right)) == (sortOrder() == Qt::AscendingOrder);
    const QVariant a = left.data(ResultsModel::numberRole);
    const QVariant b = right.data(ResultsModel::numberRole);
    if (a.isValid() && b.isValid())
        return a.toDouble() < b.toDouble();
    if (a.isValid() != b.isValid())
        return a.isValid() == (sortOrder() == Qt::AscendingOrder);
    return QString::localeAwareCompare(left.data().toString(), right.data().toString()) < 0;
}

} // namespace roofline::window
