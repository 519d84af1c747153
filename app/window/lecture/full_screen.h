// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The window over the whole screen, by F11 and back. Esc is way_out's.
#pragma once

#include <QObject>

class QAction;
class QWidget;

namespace roofline::window {

class FullScreen : public QObject {
    Q_OBJECT

public:
    /// The window outlives this.
    explicit FullScreen(QWidget& window, QObject* parent = nullptr);

    [[nodiscard]] QAction* action() const { return m_action; }
    void set(bool isFull);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget& m_window;
    QAction* m_action;
};

} // namespace roofline::window
