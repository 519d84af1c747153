// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_window.h"

#include "app/window/state/explorer_state.h"
#include "app/window/state/session_state.h"

#include <QDockWidget>
#include <QToolBar>

namespace roofline::window {

MainWindow::MainWindow(ExplorerState& explorer, SessionState& session, QWidget* parent)
    : QMainWindow(parent), m_explorer(explorer), m_session(session)
{
    setObjectName("mainWindow");
    setWindowTitle(tr("Roofline Explorer"));
    resize(1280, 800);
}

void MainWindow::setMeasuringBar(QWidget* bar)
{
    auto* toolBar = new QToolBar(tr("Measuring"), this);
    toolBar->setObjectName("measuringToolBar");
    toolBar->setMovable(false);
    toolBar->addWidget(bar);
    addToolBar(Qt::TopToolBarArea, toolBar);
}

void MainWindow::setResultsView(QWidget* view)
{
    auto* dock = new QDockWidget(tr("Measured"), this);
    dock->setObjectName("resultsDock");
    dock->setWidget(view);
    addDockWidget(Qt::BottomDockWidgetArea, dock);
}

} // namespace roofline::window
