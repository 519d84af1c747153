// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Memory time and compute time as two bars of one scale. The shorter one is hidden under the longer, and says so.
#pragma once

#include <QWidget>

#include "core/model/roofline.h"

namespace roofline::window {

class TimeBars : public QWidget {
    Q_OBJECT

public:
    explicit TimeBars(QWidget* parent = nullptr);

    void showTimes(const TimeBound& times);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Bar {
        QString name;
        Seconds time{};
        QColor colour;
        bool isHidden = false;
        bool isDashed = false;
    };
    void paintBar(QPainter& painter, const QRectF& area, const Bar& bar) const;

    TimeBound m_times;
};

} // namespace roofline::window
