// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/help/help_menu.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QPushButton>
#include <QWidget>

#include "app/window/help/diagnostics.h"
#include "app/window/help/gestures.h"
#include "app/window/help/help_pages.h"
#include "app/window/help/help_window.h"
#include "app/window/notice/notice_line.h"
#include "app/window/state/session_state.h"

namespace roofline::window {

HelpMenu::HelpMenu(QWidget& window, const SessionState& screen, QObject* parent)
    : QObject(parent), m_window(window), m_screen(screen)
{
    auto* shortcuts = new QAction(tr("&Keys and mouse"), this);
    shortcuts->setObjectName("shortcutsAction");
    shortcuts->setShortcuts({QKeySequence(Qt::Key_F1), QKeySequence(Qt::Key_Question)});
    connect(shortcuts, &QAction::triggered, this, &HelpMenu::showShortcuts);
    auto* about = new QAction(tr("&About Roofline Explorer"), this);
    about->setObjectName("aboutAction");
    about->setMenuRole(QAction::AboutRole);
    connect(about, &QAction::triggered, this, &HelpMenu::showAbout);
    m_actions = {shortcuts, about};
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

void HelpMenu::showAbout()
{
    if (m_about == nullptr) {
        m_about = new HelpWindow("aboutWindow", tr("About Roofline Explorer"), m_window);
        QPushButton* copy = m_about->addButton("copyDiagnosticsButton", tr("Copy &diagnostics"));
        copy->setToolTip(
            tr("Versions, system, screen, device, settings of the desktop and the last error as text; folders and the "
               "names of user and machine are left out"));
        connect(copy, &QPushButton::clicked, this, [this, copy] {
            copyDiagnostics();
            copy->setText(tr("&Diagnostics copied"));
        });
    }
    m_about->findChild<QPushButton*>("copyDiagnosticsButton")->setText(tr("Copy &diagnostics"));
    m_about->setHtml(aboutPage(m_screen.session()));
    m_about->present();
}

void HelpMenu::copyDiagnostics() const
{
    QGuiApplication::clipboard()->setText(
        diagnosticsText(m_window, m_screen.session(), m_notice ? m_notice->lastError() : QString()));
}

} // namespace roofline::window
