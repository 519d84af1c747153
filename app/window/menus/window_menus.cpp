// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/menus/window_menus.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

#include <utility>

namespace roofline::window {

WindowMenus::WindowMenus(QMainWindow& window) : QObject(&window), m_window(window)
{
    window.menuBar()->setObjectName("menuBar");
    // The letters of the controls, N T B C R E M A U, are theirs.
    const std::pair<const char*, QString> menus[] = {{"sessionMenu", tr("&Session")},
                                                     {"editMenu", tr("E&dit")},
                                                     {"viewMenu", tr("&View")},
                                                     {"helpMenu", tr("&Help")}};
    for (const auto& [name, title] : menus) {
        QMenu* menu = window.menuBar()->addMenu(title);
        menu->setObjectName(QString::fromLatin1(name));
        menu->setToolTipsVisible(true);
        menu->menuAction()->setVisible(false); // until there is something in it
        m_menus.append(menu);
    }
}

void WindowMenus::add(MenuPlace place, const QList<QAction*>& actions)
{
    QMenu& target = menu(place);
    if (!target.isEmpty())
        target.addSeparator();
    target.addActions(actions);
    target.menuAction()->setVisible(true);
    m_window.addActions(actions);
}

} // namespace roofline::window
