// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How wide the columns of the table are: for the words of all rows, those that are folded too, so that unfolding moves none. What
// is in them is the model's.
#pragma once

#include <QList>
#include <QObject>

class QAbstractItemModel;
class QTableView;

namespace roofline::window {

class ColumnWidths : public QObject {
    Q_OBJECT

public:
    /// all: the rows, whether the table shows them or not. Both outlive this.
    ColumnWidths(QTableView& table, const QAbstractItemModel& all);

    /// After a change of words or of their font.
    void fit();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] int neededWidth(int column) const;
    void share();

    QTableView& m_table;
    const QAbstractItemModel& m_all;
    QList<int> m_needed; ///< for their words
};

} // namespace roofline::window
