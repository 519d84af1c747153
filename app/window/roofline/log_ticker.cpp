// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/roofline/log_ticker.h"

#include "app/window/axes/axis_ticks.h"

namespace roofline::window {

void LogTicker::generate(const QCPRange& range, const QLocale& locale, QChar formatChar, int precision,
                         QVector<double>& ticks, QVector<double>* subTicks, QVector<QString>* tickLabels)
{
    Q_UNUSED(locale)
    Q_UNUSED(formatChar)
    Q_UNUSED(precision)
    const AxisTicks placed = logTicks(range.lower, range.upper, m_room);
    ticks = QVector<double>(placed.labelled.begin(), placed.labelled.end());
    if (subTicks)
        *subTicks = QVector<double>(placed.fine.begin(), placed.fine.end());
    if (!tickLabels)
        return;
    tickLabels->clear();
    for (const double value : placed.labelled)
        tickLabels->append(m_label(value));
}

} // namespace roofline::window
