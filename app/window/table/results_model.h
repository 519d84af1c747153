// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The kernels of a session as rows, those of a series beneath a heading, with the digits of core's result table and, beside them, the numbers to sort by.
#pragma once

#include <QAbstractTableModel>

#include "app/window/table/row_group.h"
#include "core/session/result_table.h"
#include "core/session/session.h"

#include <array>
#include <optional>
#include <vector>

namespace roofline::window {

class ResultsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Kernel, OperationIntensity, Time, Spread, Throughput, Rate, BoundBy, OfCeiling, Check, Conditions };
    static constexpr int columns = Conditions + 1;
    /// The number of a cell, in base units; invalid for words and where there is no number.
    static constexpr int numberRole = Qt::UserRole;
    static constexpr int groupRole = Qt::UserRole + 1;   ///< RowGroup of the row, as int
    static constexpr int headingRole = Qt::UserRole + 2; ///< whether the row is the heading of its group

    explicit ResultsModel(QObject* parent = nullptr);

    /// Rows that stay the same stay where they are, so that a selection survives a growing session.
    void setSession(const Session& session);
    [[nodiscard]] const ResultRow& row(int index) const { return m_rows[static_cast<std::size_t>(index)].words; }
    /// Of a group: no result.
    [[nodiscard]] bool isHeading(int index) const { return m_rows[static_cast<std::size_t>(index)].isHeading; }
    [[nodiscard]] RowGroup group(int index) const { return m_rows[static_cast<std::size_t>(index)].group; }
    [[nodiscard]] bool hasFailed(int index) const { return m_rows[static_cast<std::size_t>(index)].hasFailed; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row {
        ResultRow words;
        std::array<std::optional<double>, columns> numbers;
        bool hasFailed = false;
        RowGroup group = RowGroup::None;
        bool isHeading = false;
    };

    [[nodiscard]] static std::vector<Row> resultsOf(const Session& session);
    [[nodiscard]] static std::vector<Row> rowsOf(const Session& session);
    [[nodiscard]] static QString text(const Row& row, int column);
    [[nodiscard]] static QString toolTip(const Row& row, int column);

    std::vector<Row> m_rows;
};

} // namespace roofline::window
