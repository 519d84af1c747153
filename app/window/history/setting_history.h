// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Undo and redo of the sliders' setting, with the precision of their roof. It follows both states, whoever writes them, and
// touches no session: what was measured is never undone.
#pragma once

#include <QList>
#include <QObject>
#include <QUndoStack>

#include "app/window/history/gesture_watch.h"
#include "app/window/history/setting_change.h"

#include <optional>

class QAction;

namespace roofline::window {

class SettingHistory : public QObject {
    Q_OBJECT

public:
    /// The states outlive this.
    SettingHistory(ExplorerState& sliders, SessionState& screen, QObject* parent = nullptr);

    /// Undo and Redo, for a menu.
    [[nodiscard]] QList<QAction*> actions() const { return m_actions; }
    [[nodiscard]] const QUndoStack& stack() const { return m_stack; }
    /// What comes next is a step of its own, whatever went before.
    void beginStep() { m_watch.begin(); }
    /// The setting of now is where the history begins.
    void clear() { m_stack.clear(); }
    /// What changes from now on is shown for a while: nothing of it is kept, and there is no undo nor redo.
    void hold();
    /// The setting is a person's again. Where it is another one than at hold(), that is one step.
    void release();

private:
    void addActions();
    void enableActions();
    void walk(void (QUndoStack::*step)());
    void onChanged();

    SettingPlace m_place;
    QUndoStack m_stack;
    GestureWatch m_watch{this};
    QList<QAction*> m_actions;
    Setting m_last;
    std::optional<Setting> m_held; ///< the setting at hold(), until release()
    bool m_isWalking = false;      ///< the stack itself sets the states
};

} // namespace roofline::window
