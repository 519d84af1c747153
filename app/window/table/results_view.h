// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The evidence: the table of the session on screen, sorted and copied as its reader likes, the ceilings above it and the
// notes beneath.
#pragma once

#include <QWidget>

class QLabel;
class QModelIndex;
class QTableView;

namespace roofline::window {

class ColumnWidths;
class ResultsModel;
class ResultsOrder;
class ScrolledText;
class SessionState;

class ResultsView : public QWidget {
    Q_OBJECT

public:
    /// screen outlives the view.
    explicit ResultsView(SessionState* screen, QWidget* parent = nullptr);

    /// The selected rows, all where none is selected, in the order shown.
    void copyAsTabs();
    void copyAsMarkdown();
    /// Selects the row of this kernel; none for an id that the table does not have. Tells nothing.
    void chooseKernel(const QString& id);

    /// In the width that there is: a splitter asks nothing else of what wraps.
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// The user went to another row; its kernel's id.
    void kernelChosen(const QString& id);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitToFont();
    void buildTable();
    void buildActions();
    void showSession();
    void tellChosen(const QModelIndex& current);
    [[nodiscard]] QString idAt(const QModelIndex& index) const;
    [[nodiscard]] QList<int> rowsToCopy() const;

    SessionState& m_screen;
    ResultsModel* m_model;
    ResultsOrder* m_order;
    QLabel* m_device;
    QLabel* m_ceilings;
    QTableView* m_table;
    ColumnWidths* m_widths = nullptr; ///< the table's
    QLabel* m_none;                   ///< instead of rows
    ScrolledText* m_notes;
};

} // namespace roofline::window
