// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A wrapped text that would like to stand whole and scrolls where there is no room: it never asks for more than two lines.
#pragma once

#include <QScrollArea>

class QLabel;

namespace roofline::window {

class ScrolledText : public QScrollArea {
    Q_OBJECT

public:
    /// Takes the label over; it is hidden and shown with its area.
    explicit ScrolledText(QLabel* label, QWidget* parent = nullptr);

    void setText(const QString& text);
    /// The height of the whole text in the width that there is.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QLabel* m_label;
};

} // namespace roofline::window
