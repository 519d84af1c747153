// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The menu bar: four menus in a fixed order. What is in them are the actions of the rooms, which startup puts there; an
// action's shortcut works while the bar is hidden too.
#pragma once

#include <QList>
#include <QObject>

class QAction;
class QMainWindow;
class QMenu;

namespace roofline::window {

enum class MenuPlace { Session, Edit, View, Help };

class WindowMenus : public QObject {
    Q_OBJECT

public:
    explicit WindowMenus(QMainWindow& window);

    /// The actions as a group of their own, after what is there. They become the window's as well, for their shortcuts.
    void add(MenuPlace place, const QList<QAction*>& actions);
    [[nodiscard]] QMenu& menu(MenuPlace place) const { return *m_menus.at(static_cast<qsizetype>(place)); }

private:
    QMainWindow& m_window;
    QList<QMenu*> m_menus; ///< the window's
};

} // namespace roofline::window
