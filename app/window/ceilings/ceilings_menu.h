// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The menu of what the roofline draws of the session's ceilings: levels of memory, kinds of arithmetic, the precision of the
// roof's flat, theory, ladders, the knee. It writes SessionState's choice and shows what the session has.
#pragma once

#include <QList>
#include <QMenu>

#include "app/window/state/session_state.h"

#include <string>

class QActionGroup;

namespace roofline::window {

class CeilingsMenu : public QMenu {
    Q_OBJECT

public:
    /// The state outlives the menu.
    explicit CeilingsMenu(SessionState& screen, QWidget* parent = nullptr);

    /// As a person does: the roof takes this flat, and whoever hears of it sets the sliders.
    void choosePrecision(const std::string& id);
    /// Switches exactly these on, of those that can be switched.
    void show(const std::vector<std::string>& ids);

signals:
    /// By a person, or by what a file asks for.
    void precisionChosen();

private:
    struct Switch {
        std::string id;
        QAction* action;
        bool isMeasured; ///< in the session on screen
    };

    void addSwitch(const std::string& id);
    void addPrecision(const std::string& id);
    QAction* addKind(const char* name, const QString& text, const QString& toolTip, bool CeilingChoice::*member);
    void showChoice();
    void showSession();
    void showTheory();

    SessionState& m_screen;
    QAction* m_memory = nullptr; ///< headings
    QAction* m_arithmetic = nullptr;
    std::vector<Switch> m_switches;
    std::vector<Switch> m_precisions;
    QMenu* m_precisionMenu = nullptr;
    QActionGroup* m_oneOf = nullptr;
    QAction* m_theory = nullptr;
    QAction* m_ladders = nullptr;
    QAction* m_knee = nullptr;
};

} // namespace roofline::window
