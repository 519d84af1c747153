// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table/results_order.h"

#include "app/window/table/results_model.h"

namespace roofline::window {

bool ResultsOrder::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    const QVariant a = left.data(ResultsModel::numberRole);
    const QVariant b = right.data(ResultsModel::numberRole);
    if (a.isValid() && b.isValid())
        return a.toDouble() < b.toDouble();
    if (a.isValid() != b.isValid())
        return a.isValid() == (sortOrder() == Qt::AscendingOrder);
    return QString::localeAwareCompare(left.data().toString(), right.data().toString()) < 0;
}

} // namespace roofline::window
