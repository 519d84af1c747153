// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Gives QCustomPlot the ticks of a log axis as axes/axis_ticks places them, written as its owner wants.
#pragma once

#include <QString>

#include <qcustomplot.h>

namespace roofline::window {

class LogTicker : public QCPAxisTicker {
public:
    using Label = QString (*)(double value);
    explicit LogTicker(Label label) : m_label(label) {}

    /// So many labels have room on the axis.
    void setRoom(int labels) { m_room = labels; }

    void generate(const QCPRange& range, const QLocale& locale, QChar formatChar, int precision, QVector<double>& ticks,
                  QVector<double>* subTicks, QVector<QString>* tickLabels) override;

private:
    Label m_label;
    int m_room = 5;
};

} // namespace roofline::window
