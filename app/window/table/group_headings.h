// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The headings of folded rows in the table: each across all columns, folded and unfolded by a click, by Enter or Space, and by
// the arrows to the sides.
#pragma once

#include <QObject>

class QKeyEvent;
class QTableView;

namespace roofline::window {

class ResultsOrder;

class GroupHeadings : public QObject {
    Q_OBJECT

public:
    /// The table shows the order, and both outlive this.
    GroupHeadings(QTableView& table, ResultsOrder& order);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void span();
    bool takesKey(const QKeyEvent& event);
    /// Folds the group of this row, and goes to its heading.
    void fold(int row);

    QTableView& m_table;
    ResultsOrder& m_order;
};

} // namespace roofline::window
