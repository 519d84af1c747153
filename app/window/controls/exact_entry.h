// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A spin box for exact entry. It commits only what a person has typed and ended with Return or by leaving it; what it
// cannot read one way alone, or what is out of range, it refuses with a message and leaves standing to be mended.
#pragma once

#include <QAbstractSpinBox>

#include "app/window/controls/log_scale.h"

namespace roofline::window {

class ExactEntry : public QAbstractSpinBox {
    Q_OBJECT

public:
    ExactEntry(const LogScale& scale, QWidget* parent = nullptr);

    /// Shows a value, without a signal; throws away what is half typed.
    void showValue(double value);

    QValidator::State validate(QString& text, int& position) const override;
    void stepBy(int steps) override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    /// Typed, read and in range. Never for a value that was only shown.
    void entered(double value);
    void strode(roofline::window::Stride stride, int strides);
    /// Why the text is refused; empty once it is not.
    void refused(const QString& why);

protected:
    bool event(QEvent* event) override;
    StepEnabled stepEnabled() const override { return StepUpEnabled | StepDownEnabled; }
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    /// Why the text cannot be taken; sets `value` where it can.
    [[nodiscard]] QString faultOf(const QString& text, double& value) const;
    void commit();
    /// Whether the keys are undo or redo, and there is typing to undo or redo.
    [[nodiscard]] bool isOfTyping(const QKeyEvent& event) const;
    void warnWhileTyping(const QString& text);

    LogScale m_scale;
    double m_value = 0.0;
    bool m_isEdited = false;
};

} // namespace roofline::window
