// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A picture that takes the keyboard: its focus frame, its role and what is spoken of it. What it shows and which keys it knows
// is its heirs'.
#pragma once

#include <QWidget>

#include "app/window/accessibility/spoken_value.h"

namespace roofline::window {

class PictureWidget : public QWidget, public SpokenValue {
    Q_OBJECT

public:
    explicit PictureWidget(QWidget* parent = nullptr);

    /// What the picture stands on, for a screen reader: the point that was walked to, the current size.
    [[nodiscard]] QString spokenValue() const override { return m_spoken; }
    [[nodiscard]] QAccessible::Role spokenRole() const override { return QAccessible::Chart; }

protected:
    /// Fills the widget but for the frame, which is kept free so that nothing moves when it comes. Takes ownership.
    void setPicture(QWidget* picture);
    /// Tells assistive technology where it changed.
    void speak(const QString& value, const QString& description);
    void paintEvent(QPaintEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    QString m_spoken;
};

} // namespace roofline::window
