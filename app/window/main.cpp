// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_window.h"
#include "app/window/state/explorer_state.h"
#include "app/window/state/session_state.h"

#include <QApplication>

int main(int argc, char** argv)
{
    const QApplication application(argc, argv);
    roofline::window::ExplorerState explorer;
    roofline::window::SessionState session;
    roofline::window::MainWindow window(explorer, session);
    window.show();
    return QApplication::exec();
}
