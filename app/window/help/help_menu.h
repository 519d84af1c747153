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
class NoticeLine;
class SessionState;

class HelpMenu : public QObject {
    Q_OBJECT

public:
    /// The window is the one that is explained. All outlive this.
    HelpMenu(QWidget& window, const SessionState& screen, QObject* parent = nullptr);

    /// Whose last error goes into the diagnostics; it outlives this.
    void setNotice(const NoticeLine& notice) { m_notice = &notice; }

    [[nodiscard]] QList<QAction*> actions() const { return m_actions; }
    void showShortcuts();
    void showAbout();
    /// Onto the clipboard, as plain text.
    void copyDiagnostics() const;

private:
    QWidget& m_window;
    const SessionState& m_screen;
    const NoticeLine* m_notice = nullptr;
    QList<QAction*> m_actions;
    HelpWindow* m_shortcuts = nullptr; ///< the window's, made when it is first asked for
    HelpWindow* m_about = nullptr;
};

} // namespace roofline::window
