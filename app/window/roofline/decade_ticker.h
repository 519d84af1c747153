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
    explicit DecadeTicker(Label label) : m_label(label) { setSubTickCount(8); }

    /// Only each n-th decade is labelled.
    void setLabelEvery(int decades) { m_labelEvery = decades; }

protected:
    QString getTickLabel(double tick, const QLocale& locale, QChar formatChar, int precision) override;

private:
    Label m_label;
    int m_labelEvery = 1;
};

} // namespace roofline::window
