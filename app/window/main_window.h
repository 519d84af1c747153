// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The window: lays its parts out and connects them, and decides nothing. What is shown is the states'; measuring and
// files come in as widgets and actions from outside.
#pragma once

#include <QMainWindow>

namespace roofline::window {

class ExplorerState;
class SessionState;

class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// Both states outlive the window.
    MainWindow(ExplorerState& explorer, SessionState& session, QWidget* parent = nullptr);

    /// Card list, Measure, Cancel and progress: the top row. Takes ownership.
    void setMeasuringBar(QWidget* bar);
    /// The table of results, below. Takes ownership.
    void setResultsView(QWidget* view);

private:
    ExplorerState& m_explorer;
    SessionState& m_session;
};

} // namespace roofline::window
