// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Ticks of a log axis at whole decades, with labels that people read at once, thinned where they would touch.
#pragma once

#include <QString>

#include <qcustomplot.h>

namespace roofline::window {

class DecadeTicker : public QCPAxisTickerLog {
public:
    using Label = QString (*)(int exponent);
    explicit DecadeTicker(Label label) : m_label(label) {}

    /// So many labels have room on the axis, which spans so many decades. Lines between decades are drawn only where each
    /// decade has its tick.
    void fit(int room, double decades);

protected:
    QString getTickLabel(double tick, const QLocale& locale, QChar formatChar, int precision) override;

private:
    Label m_label;
};

} // namespace roofline::window
