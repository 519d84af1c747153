// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A slider over a LogScale. It shows a value and tells what the user asks for; the exact value is kept by its owner, since
// a value may lie between two positions.
#pragma once

#include <QSlider>

#include "app/window/controls/log_scale.h"

namespace roofline::window {

class LogSlider : public QSlider {
    Q_OBJECT

public:
    LogSlider(const LogScale& scale, QWidget* parent = nullptr);

    /// Moves the handle to the nearest position, without a signal. `spoken` is what a screen reader says: "1000 GB/s".
    void showValue(double value, const QString& spoken);
    [[nodiscard]] double shownValue() const { return m_value; }
    [[nodiscard]] const QString& spokenValue() const { return m_spoken; }
    [[nodiscard]] const LogScale& scale() const { return m_scale; }

signals:
    /// Dragged or clicked to a position with this value.
    void dragged(double value);
    /// Arrows, page keys or the wheel: so many strides from the exact value.
    void strode(roofline::window::Stride stride, int strides);
    void resetAsked();

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;

private:
    LogScale m_scale;
    double m_value = 0.0;
    QString m_spoken;
    int m_wheelRest = 0; ///< eighths of a degree that are not yet a notch
};

} // namespace roofline::window
