// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/history/setting_history.h"

#include <QAction>

#include "app/window/state/explorer_state.h"
#include "app/window/state/session_state.h"

#include <utility>

namespace roofline::window {

namespace {

constexpr int mostSteps = 500;

} // namespace

SettingHistory::SettingHistory(ExplorerState& sliders, SessionState& screen, QObject* parent)
    : QObject(parent), m_place{sliders, screen}, m_last(m_place.read())
{
    m_stack.setUndoLimit(mostSteps);
    addActions();
    connect(&sliders, &ExplorerState::changed, this, &SettingHistory::onChanged);
    connect(&screen, &SessionState::ceilingsChosen, this, &SettingHistory::onChanged);
}

void SettingHistory::addActions()
{
    auto* undo = new QAction(this);
    undo->setObjectName("undoAction");
    undo->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Z));
    auto* redo = new QAction(this);
    redo->setObjectName("redoAction");
    redo->setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    m_actions = {undo, redo};
    undo->setIconText(tr("Undo")); // what they are called where it is not said what is undone
    redo->setIconText(tr("Redo"));
    const auto nameUndo = [undo](const QString& what) {
        undo->setText(what.isEmpty() ? tr("&Undo") : tr("&Undo %1").arg(what));
    };
    const auto nameRedo = [redo](const QString& what) {
        redo->setText(what.isEmpty() ? tr("&Redo") : tr("&Redo %1").arg(what));
    };
    nameUndo({});
    nameRedo({});
    enableActions();
    connect(&m_stack, &QUndoStack::undoTextChanged, undo, nameUndo);
    connect(&m_stack, &QUndoStack::redoTextChanged, redo, nameRedo);
    connect(&m_stack, &QUndoStack::canUndoChanged, this, &SettingHistory::enableActions);
    connect(&m_stack, &QUndoStack::canRedoChanged, this, &SettingHistory::enableActions);
    connect(undo, &QAction::triggered, this, [this] { walk(&QUndoStack::undo); });
    connect(redo, &QAction::triggered, this, [this] { walk(&QUndoStack::redo); });
}

void SettingHistory::enableActions()
{
    m_actions.at(0)->setEnabled(!m_held && m_stack.canUndo());
    m_actions.at(1)->setEnabled(!m_held && m_stack.canRedo());
}

void SettingHistory::hold()
{
    if (!m_held)
        m_held = m_last;
    enableActions();
}

void SettingHistory::release()
{
    const std::optional<Setting> before = std::exchange(m_held, std::nullopt);
    beginStep();
    if (before && *before != m_last)
        m_stack.push(new SettingChange(m_place, *before, m_last, m_watch.gesture()));
    beginStep();
    enableActions();
}

void SettingHistory::walk(void (QUndoStack::*step)())
{
    beginStep(); // what follows must not melt into a step from before
    m_isWalking = true;
    (m_stack.*step)();
    m_isWalking = false;
}

void SettingHistory::onChanged()
{
    const Setting before = std::exchange(m_last, m_place.read());
    const bool isOther = before != m_last; // not where other lines are drawn over the same roof
    if (isOther && !m_isWalking && !m_held)
        m_stack.push(new SettingChange(m_place, before, m_last, m_watch.gesture()));
}

} // namespace roofline::window
