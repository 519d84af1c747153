// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A text that never asks for room: it takes as many lines as its height has, and what does not fit is cut with an ellipsis and
// is whole in the tool tip.
#pragma once

#include <QWidget>

namespace roofline::window {

class ElidedLabel : public QWidget {
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget* parent = nullptr);

    void setText(const QString& text);
    [[nodiscard]] const QString& text() const { return m_text; }
    /// As it is painted: its lines, the last with an ellipsis where it is cut.
    [[nodiscard]] QString shownText() const { return textIn(size()); }
    [[nodiscard]] bool fits(const QSize& room) const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QString textIn(const QSize& room) const;

    QString m_text;
};

} // namespace roofline::window
