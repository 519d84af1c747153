// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How wide the columns of the table are: for the words of all rows, those that are folded too, so that unfolding moves none; a
// column that the user gave a width keeps it. What is in them is the model's.
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
    void keep(int column);

    QTableView& m_table;
    const QAbstractItemModel& m_all;
    QList<int> m_needed;    ///< for their words
    QList<bool> m_isKept;   ///< as the user drew it
    int m_sharedWidth = -1; ///< of the table, when its columns last got their share
    bool m_isSharing = false;
    bool m_isHeld = false; ///< the mouse has the header
};

} // namespace roofline::window
