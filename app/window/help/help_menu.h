// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the Help menu offers, and the windows that it opens.
#pragma once

#include <QList>
#include <QObject>

class QAction;
class QWidget;

namespace roofline::window {

class HelpWindow;

class HelpMenu : public QObject {
    Q_OBJECT

public:
    /// The window is the one that is explained; it outlives this.
    explicit HelpMenu(QWidget& window, QObject* parent = nullptr);

    [[nodiscard]] QList<QAction*> actions() const { return m_actions; }
    void showShortcuts();

private:
    QWidget& m_window;
    QList<QAction*> m_actions;
    HelpWindow* m_shortcuts = nullptr; ///< the window's, made when it is first asked for
};

} // namespace roofline::window
