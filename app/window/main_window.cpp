// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_window.h"

#include <QAction>
#include <QApplication>
#include <QMenuBar>
#include <QSplitter>
#include <QToolBar>
#include <QVBoxLayout>

#include "app/window/notice/run_banner.h"
#include "app/window/controls/control_panel.h"
#include "app/window/crossover/crossover_chart.h"
#include "app/window/menus/window_menus.h"
#include "app/window/race/race_panel.h"
#include "app/window/readout/verdict_panel.h"
#include "app/window/roofline/roofline_chart.h"
#include "app/window/side_panel.h"
#include "app/window/state/explorer_state.h"
#include "app/window/state/session_state.h"
#include "app/window/state/while_visible.h"
#include "app/window/theme/text_scale.h"

#include <utility>

namespace roofline::window {

MainWindow::MainWindow(ExplorerState& explorer, SessionState& session, QWidget* parent)
    : QMainWindow(parent),
      m_explorer(explorer),
      m_session(session),
      m_menus(new WindowMenus(*this)),
      m_controls(new ControlPanel(explorer)),
      m_banner(new RunBanner),
      m_roofline(new RooflineChart(explorer.reading())),
      m_crossover(new CrossoverChart(explorer.reading())),
      m_verdict(new VerdictPanel(explorer.reading()))
{
    setObjectName("mainWindow");
    setWindowTitle(tr("Roofline Explorer"));
    layOut();
    m_menus->add(MenuPlace::View, m_verdict->race().raceActions() << m_verdict->race().animation());
    m_menus->add(MenuPlace::Help, {m_verdict->assumptions()});
    m_roofline->setAnimated(m_verdict->race().animation()->isChecked());
    connect(m_verdict->race().animation(), &QAction::toggled, m_roofline, &RooflineChart::setAnimated);
    follow();
    showSession();
    resize(1280, 800);
}

void MainWindow::layOut()
{
    auto* charts = new QSplitter(Qt::Vertical);
    charts->setObjectName("chartSplitter");
    charts->addWidget(m_roofline);
    charts->addWidget(m_crossover);
    charts->setStretchFactor(0, 3);
    charts->setStretchFactor(1, 2);
    charts->setSizes({6000, 4000}); // shares, whatever the pictures would like
    charts->setChildrenCollapsible(false);

    auto* pictures = new QWidget;
    auto* overPictures = new QVBoxLayout(pictures);
    overPictures->setContentsMargins(0, 0, 0, 0);
    overPictures->setSpacing(0);
    overPictures->addWidget(m_banner);
    overPictures->addWidget(charts, 1);

    auto* columns = new QSplitter(Qt::Horizontal);
    columns->setObjectName("columnSplitter");
    columns->addWidget(new SidePanel(m_controls, "controlArea"));
    columns->addWidget(pictures);
    columns->addWidget(new SidePanel(m_verdict, "verdictArea"));
    columns->setStretchFactor(1, 1);
    columns->setChildrenCollapsible(false);

    m_rows = new QSplitter(Qt::Vertical);
    m_rows->setObjectName("rowSplitter");
    m_rows->addWidget(columns);
    m_rows->setStretchFactor(0, 1);
    m_rows->setChildrenCollapsible(false);

    auto* all = new QWidget;
    m_column = new QVBoxLayout(all);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->addWidget(m_rows, 1);
    setCentralWidget(all);
}

void MainWindow::follow()
{
    const auto follow = [this](QWidget* part, auto show) {
        auto* update = new WhileVisible(*part, [this, show] { show(m_explorer.reading()); });
        connect(&m_explorer, &ExplorerState::changed, update, &WhileVisible::renew);
    };
    follow(m_roofline, [this](const ModelReading& reading) { m_roofline->showReading(reading); });
    follow(m_crossover, [this](const ModelReading& reading) { m_crossover->showReading(reading); });
    follow(m_verdict, [this](const ModelReading& reading) { m_verdict->showReading(reading); });
    connect(m_crossover, &CrossoverChart::sizeDragged, &m_explorer, &ExplorerState::setSize);
    for (const auto change : {&SessionState::replaced, &SessionState::grew}) // a run is empty before its first result
        connect(&m_session, change, this, [this] {
            showSession();
            showWholeIfOther();
        });
    connect(&m_session, &SessionState::ceilingsChosen, this, &MainWindow::showSession);
}

void MainWindow::showSession()
{
    m_banner->showSession(m_session.session());
    m_roofline->showSession(m_session.session(), m_session.ceilings());
    m_crossover->showSession(m_session.session());
    m_controls->showSession(m_session.session(), m_session.roof());
}

/// What was looked at closely was in another picture. A run that begins, and one that is cancelled, change no picture yet.
void MainWindow::showWholeIfOther()
{
    const Session& session = m_session.session();
    if (session.ceilings.empty() && session.kernels.empty())
        return;
    const std::string name = session.device.name + '\n' + session.created;
    if (std::exchange(m_shown, name) != name)
        m_roofline->showWhole();
}

void MainWindow::setMeasuringBar(QWidget* bar)
{
    auto* toolBar = new QToolBar(tr("Measuring"), this);
    toolBar->setObjectName("measuringToolBar");
    toolBar->setMovable(false);
    toolBar->addWidget(bar);
    m_bar = bar;
    addToolBar(Qt::TopToolBarArea, toolBar);
}

void MainWindow::setResultsView(QWidget* view)
{
    m_results = view;
    m_rows->addWidget(view);
    m_rows->setStretchFactor(0, 68);
    m_rows->setStretchFactor(1, 32);
    m_rows->setSizes({6800, 3200}); // shares: a splitter scales them to its height
}

RacePanel& MainWindow::race() { return m_verdict->race(); }

void MainWindow::setHeadline(QWidget* headline) { m_column->insertWidget(0, headline); }

QList<QWidget*> MainWindow::parts() const
{
    QList<QWidget*> parts = {m_controls, m_roofline, m_crossover, m_verdict};
    for (QWidget* part : {m_results, m_bar})
        if (part != nullptr)
            parts.append(part);
    return parts;
}

void MainWindow::showParts(const WindowParts& parts)
{
    m_roofline->setVisible(parts.roofline);
    m_crossover->setVisible(parts.crossover);
    findChild<SidePanel*>("controlArea")->setVisible(parts.controls);
    findChild<SidePanel*>("verdictArea")->setVisible(parts.verdict);
    menuBar()->setVisible(parts.menus);
    if (m_results)
        m_results->setVisible(parts.results);
}

void MainWindow::setTextGrowth(double growth)
{
    m_textGrowth = growth;
    fitText();
}

void MainWindow::fitText()
{
    const QFont fitting = fontForWindow(QApplication::font(), size(), m_textGrowth);
    if (fitting != font())
        setFont(fitting);
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    fitText();
}

} // namespace roofline::window
