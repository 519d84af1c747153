// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/lecture/full_screen.h"

#include <QAction>
#include <QEvent>
#include <QWidget>

namespace roofline::window {

FullScreen::FullScreen(QWidget& window, QObject* parent)
    : QObject(parent), m_window(window), m_action(new QAction(tr("&Full screen"), this))
{
    m_action->setObjectName("fullScreenAction");
    m_action->setShortcut(QKeySequence(Qt::Key_F11));
    m_action->setCheckable(true);
    connect(m_action, &QAction::toggled, this, &FullScreen::set);
    window.installEventFilter(this);
}

void FullScreen::set(bool isFull)
{
    // The other bits stay: from a maximized window full screen leads back to a maximized one.
    m_window.setWindowState(isFull ? m_window.windowState() | Qt::WindowFullScreen
                                   : m_window.windowState() & ~Qt::WindowFullScreen);
}

bool FullScreen::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::WindowStateChange)
        m_action->setChecked(m_window.isFullScreen()); // the window manager may have done it
    return QObject::eventFilter(watched, event);
}

} // namespace roofline::window
