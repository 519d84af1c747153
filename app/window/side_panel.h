// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A panel at the side of the pictures: it scrolls where the window is too low for it, and is never narrower than its
// content, whatever the size of the text.
#pragma once

#include <QScrollArea>

namespace roofline::window {

class SidePanel : public QScrollArea {
    Q_OBJECT

public:
    /// Takes ownership of the content.
    SidePanel(QWidget* content, const QString& name, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QSize m_needed; ///< as the window was last told
};

} // namespace roofline::window
