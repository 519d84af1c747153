// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The window: lays its parts out and connects them, and decides nothing. What is shown is the states'; measuring and
// files come in as widgets and actions from outside.
#pragma once

#include <QMainWindow>

#include "app/window/window_parts.h"

#include <string>

class QSplitter;
class QVBoxLayout;

namespace roofline::window {

class ControlPanel;
class RunBanner;
class CrossoverChart;
class ExplorerState;
class RacePanel;
class RooflineChart;
class SessionState;
class VerdictPanel;
class WindowMenus;

class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// Both states outlive the window.
    MainWindow(ExplorerState& explorer, SessionState& session, QWidget* parent = nullptr);

    [[nodiscard]] WindowMenus& menus() { return *m_menus; }
    [[nodiscard]] RooflineChart& roofline() { return *m_roofline; }
    [[nodiscard]] CrossoverChart& crossover() { return *m_crossover; }
    [[nodiscard]] RacePanel& race();
    /// Card list, Measure, Cancel and progress: the top row. Takes ownership.
    void setMeasuringBar(QWidget* bar);
    /// The table of results, below. Takes ownership.
    void setResultsView(QWidget* view);
    /// A line above the pictures. Takes ownership; shown and hidden by whom it belongs to.
    void setHeadline(QWidget* headline);
    void showParts(const WindowParts& parts);
    /// Controls, charts, reasons, results, then what is in the top row: the order of Tab and F6.
    [[nodiscard]] QList<QWidget*> parts() const;
    /// Text so many times as large as the window's size asks for.
    void setTextGrowth(double growth);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void layOut();
    void follow();
    void showSession();
    void showWholeIfOther();
    void fitText();

    ExplorerState& m_explorer;
    SessionState& m_session;
    WindowMenus* m_menus;
    ControlPanel* m_controls;
    RunBanner* m_banner;
    RooflineChart* m_roofline;
    CrossoverChart* m_crossover;
    VerdictPanel* m_verdict;
    QVBoxLayout* m_column = nullptr; ///< a headline over all else
    QSplitter* m_rows = nullptr;     ///< pictures and panels above, results below
    QWidget* m_results = nullptr;
    QWidget* m_bar = nullptr;
    double m_textGrowth = 1.0;
    std::string m_shown; ///< whose results were shown last, and when they were measured
};

} // namespace roofline::window
