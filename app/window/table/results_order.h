// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The order of the rows: by the numbers and not by their digits, what has no number last either way, words by their letters.
#pragma once

#include <QSortFilterProxyModel>

namespace roofline::window {

class ResultsOrder : public QSortFilterProxyModel {
    Q_OBJECT

public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

protected:
    [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;
};

} // namespace roofline::window
