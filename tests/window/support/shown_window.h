// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The main window on its two states and nothing else: no measuring, no files, no table.
#pragma once

#include <QLocale>
#include <QTest>

#include "app/window/main_window.h"
#include "app/window/state/explorer_state.h"
#include "app/window/state/session_state.h"

namespace roofline::window {

struct ShownWindow {
    ShownWindow()
    {
        window.show();
        isActive = QTest::qWaitForWindowActive(&window);
    }

    ExplorerState explorer;
    SessionState session;
    MainWindow window{explorer, session};
    bool isActive = false;
};

} // namespace roofline::window
