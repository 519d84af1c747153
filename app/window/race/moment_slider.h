// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A slider over the moments of the race, from its start to its end. It speaks the moment as a time.
#pragma once

#include <QSlider>

#include "app/window/accessibility/spoken_value.h"

namespace roofline::window {

class MomentSlider : public QSlider, public SpokenValue {
    Q_OBJECT

public:
    explicit MomentSlider(QWidget* parent = nullptr);

    /// Without a signal. `spoken`: "0.412 ms of 2.213 ms".
    void showMoment(double share, const QString& spoken);

    [[nodiscard]] QAccessible::Role spokenRole() const override { return QAccessible::Slider; }
    [[nodiscard]] QString spokenValue() const override { return m_spoken; }

signals:
    /// The user went to this share of the runtime.
    void momentChosen(double share);

protected:
    void wheelEvent(QWheelEvent* event) override;

private:
    QString m_spoken;
};

} // namespace roofline::window
