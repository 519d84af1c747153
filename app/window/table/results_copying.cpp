// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The part of ResultsView that copies rows.
#include "app/window/table/results_view.h"

#include "app/window/table/results_model.h"
#include "app/window/table/results_order.h"
#include "app/window/table/rows_as_text.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QItemSelectionModel>
#include <QSet>
#include <QTableView>

namespace roofline::window {

/// Rows of the model in the order shown; a folded heading stands for its members, and so does one alone.
QList<int> ResultsView::rowsToCopy() const
{
    ResultsOrder all;
    all.setSourceModel(m_model);
    for (const RowGroup group : {RowGroup::Knee, RowGroup::Crossover})
        all.setUnfolded(group, true);
    all.sort(m_order->sortColumn(), m_order->sortOrder());
    QSet<int> selected;
    QSet<RowGroup> groups;
    for (const QModelIndex& index : m_table->selectionModel()->selectedRows()) {
        selected.insert(m_order->mapToSource(index).row());
        if (m_order->isHeading(index.row()))
            groups.insert(m_order->groupAt(index.row()));
    }
    QList<int> rows;
    for (int row = 0; row < all.rowCount(); ++row) {
        const int source = all.mapToSource(all.index(row, 0)).row();
        const bool isAsked = selected.isEmpty() || selected.contains(source) || groups.contains(m_model->group(source));
        if (isAsked && !m_model->isHeading(source))
            rows << source;
    }
    return rows;
}

void ResultsView::copyAsTabs() { QGuiApplication::clipboard()->setText(rowsAsTabs(*m_model, rowsToCopy())); }

void ResultsView::copyAsMarkdown() { QGuiApplication::clipboard()->setText(rowsAsMarkdown(*m_model, rowsToCopy())); }

} // namespace roofline::window
