// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/help/help_menu.h"

#include <QAction>
#include <QWidget>

#include "app/window/help/gestures.h"
#include "app/window/help/help_pages.h"
#include "app/window/help/help_window.h"

namespace roofline::window {

HelpMenu::HelpMenu(QWidget& window, QObject* parent) : QObject(parent), m_window(window)
{
    auto* shortcuts = new QAction(tr("&Keys and mouse"), this);
    shortcuts->setObjectName("shortcutsAction");
    shortcuts->setShortcuts({QKeySequence(Qt::Key_F1), QKeySequence(Qt::Key_Question)});
    connect(shortcuts, &QAction::triggered, this, &HelpMenu::showShortcuts);
    m_actions = {shortcuts};
}

void HelpMenu::showShortcuts()
{
    if (m_shortcuts == nullptr)
        m_shortcuts = new HelpWindow("shortcutsWindow", tr("Keys and mouse"), m_window);
    std::vector<ShortcutGroup> groups = ShortcutList::of(m_window);
    for (const ShortcutGroup& group : Gestures::all())
        groups.push_back(group);
    m_shortcuts->setHtml(pageOf(groups));
    m_shortcuts->present();
}

} // namespace roofline::window
