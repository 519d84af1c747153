// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A black sheet over the whole window, so that the class looks at the lecturer. A click takes it away; keys are the clicker's.
#pragma once

#include <QWidget>

namespace roofline::window {

class BlankScreen : public QWidget {
    Q_OBJECT

public:
    /// Hidden at first; as large as its parent, always.
    explicit BlankScreen(QWidget& window);

    void setBlank(bool isBlank);

signals:
    /// A click asks for the window again.
    void returned();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace roofline::window
