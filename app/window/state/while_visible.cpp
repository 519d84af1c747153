// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/state/while_visible.h"

#include <QEvent>
#include <QWidget>

#include <utility>

namespace roofline::window {

WhileVisible::WhileVisible(QWidget& part, std::function<void()> refresh)
    : QObject(&part), m_part(part), m_refresh(std::move(refresh))
{
    part.installEventFilter(this);
}

void WhileVisible::renew()
{
    m_isStale = !m_part.isVisible();
    if (!m_isStale)
        m_refresh();
}

bool WhileVisible::eventFilter(QObject* watched, QEvent* event)
{
    // Spontaneous ones are the window system's: a window that comes back from its icon was never hidden from the program.
    if (watched == &m_part && event->type() == QEvent::Show && m_isStale) {
        m_isStale = false;
        m_refresh();
    }
    return QObject::eventFilter(watched, event);
}

} // namespace roofline::window
