// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The order of the rows: by the numbers and not by their digits, what has no number last either way, words by their letters;
// groups stay together after all else, each under its heading, and folded until someone unfolds them.
#pragma once

#include <QSet>
#include <QSortFilterProxyModel>

#include "app/window/table/row_group.h"

namespace roofline::window {

class ResultsOrder : public QSortFilterProxyModel {
    Q_OBJECT

public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    [[nodiscard]] bool isUnfolded(RowGroup group) const { return m_unfolded.contains(static_cast<int>(group)); }
    void setUnfolded(RowGroup group, bool isUnfolded);
    [[nodiscard]] RowGroup groupAt(int row) const;
    [[nodiscard]] bool isHeading(int row) const;
    /// The row of the group's heading; -1 where there is none.
    [[nodiscard]] int headingOf(RowGroup group) const;

    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

protected:
    [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;
    [[nodiscard]] bool filterAcceptsRow(int sourceRow, const QModelIndex& sourceParent) const override;

private:
    QSet<int> m_unfolded;
};

} // namespace roofline::window
