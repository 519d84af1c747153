// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/startup/explorer.h"

#include "app/window/accessibility/parts_tour.h"
#include "app/window/accessibility/tab_order.h"
#include "app/window/export/export_menu.h"
#include "app/window/menus/window_menus.h"
#include "app/window/notice/notice_line.h"
#include "app/window/crossover/crossover_chart.h"
#include "app/window/race/race_panel.h"
#include "app/window/roofline/roofline_chart.h"
#include "app/window/state/while_visible.h"
#include "app/window/table/results_view.h"
#include "app/window/theme/palettes.h"
#include "core/session/recorded_cards.h"
#include "core/session/session_file.h"

#include <QAction>
#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <QPushButton>

#include <utility>
#include <variant>

namespace roofline::window {

Explorer::Explorer(const Place& place)
    : m_history(m_sliders, m_screen),
      m_window(m_sliders, m_screen),
      m_lecture(m_window, m_sliders, m_history, m_appearance),
      m_fullScreen(m_window),
      m_wayOut(m_window, m_lecture, m_fullScreen),
      m_help(m_window, m_screen),
      m_client(place),
      m_bar(new MeasuringBar(m_cards)),
      m_flow(*m_bar, m_cards, m_client, m_screen, m_sliders),
      m_live(*m_bar, m_cards, m_client, m_sliders),
      m_ceilings(new CeilingsMenu(m_screen, &m_window)),
      m_files(m_window, m_screen),
      m_keepView(new QAction(tr("Save the &view with it"), &m_window)),
      m_exportMenu(new ExportMenu(&m_window)),
      m_exporter(m_window, *m_exportMenu, m_sliders, m_screen, paletteOf(Theme::Light))
{
    m_window.menus().add(MenuPlace::Session, m_files.actions() << m_recent.menu()->menuAction());
    m_window.menus().add(MenuPlace::Edit, m_history.actions());
    m_window.menus().add(MenuPlace::View,
                         {m_appearance.menu()->menuAction(), m_lecture.action(), m_fullScreen.action()});
    m_window.menus().add(MenuPlace::Help, m_help.actions());
    m_help.setNotice(m_bar->notice());
    addViewAction();
    addExport();
    addQuit();
    m_bar->addAtEnd(m_lecture.makeButton());
    connect(&m_lecture, &LectureMode::began, m_bar, [this] { m_bar->setSlim(true); });
    connect(&m_lecture, &LectureMode::ended, m_bar, [this] { m_bar->setSlim(false); });
    m_window.setMeasuringBar(m_bar);
    addCharts();
    showResults();
    chainTabOrder(m_window.parts());
    m_window.menus().add(MenuPlace::View, (new PartsTour(m_window.parts(), this))->actions());
    m_files.takeDropsFromEveryPart();
    connectFiles();
    showRecordedCards();
    m_history.clear();
}

void Explorer::addCharts()
{
    m_window.menus().add(MenuPlace::View, {m_ceilings->menuAction()});
    m_window.roofline().setMenu(*m_ceilings);
    connect(m_ceilings, &CeilingsMenu::precisionChosen, &m_flow, &MeasuringFlow::useMeasuredPeak);
    m_window.menus().add(MenuPlace::View, m_window.roofline().viewActions());
    followLive(m_window.roofline());
    followLive(m_window.crossover());
    connect(&m_window.race(), &RacePanel::notSeen, this, [this] {
        m_bar->notice().showInfo(tr("The race stands in the right column, which a lecture leaves out"));
    });
}

/// A picture that a lecture leaves out catches up when it is seen again.
template <class Chart>
void Explorer::followLive(Chart& chart)
{
    auto* update = new WhileVisible(chart, [this, &chart] { chart.showLive(m_livePoint); });
    connect(&m_live, &LiveFlow::pointMoved, update, [this, update](const std::optional<LivePoint>& point) {
        m_livePoint = point;
        update->renew();
    });
}

/// A row of the table and a point of a picture are the same result: one is chosen with the others.
void Explorer::showResults()
{
    auto* results = new ResultsView(&m_screen);
    m_window.setResultsView(results);
    RooflineChart& roofline = m_window.roofline();
    CrossoverChart& crossover = m_window.crossover();
    connect(results, &ResultsView::kernelChosen, &roofline, &RooflineChart::choosePoint);
    connect(results, &ResultsView::kernelChosen, &crossover, &CrossoverChart::choosePoint);
    connect(&roofline, &RooflineChart::pointChosen, results, &ResultsView::chooseKernel);
    connect(&roofline, &RooflineChart::pointChosen, &crossover, &CrossoverChart::choosePoint);
    connect(&crossover, &CrossoverChart::pointChosen, results, &ResultsView::chooseKernel);
    connect(&crossover, &CrossoverChart::pointChosen, &roofline, &RooflineChart::choosePoint);
}

void Explorer::connectFiles()
{
    connect(&m_files, &SessionFiles::opened, this, &Explorer::showOpened);
    connect(&m_files, &SessionFiles::failed, this, [this](const QString& message, const QString& path) {
        m_recent.forgetMissing(path);
        m_bar->notice().showError(message);
    });
    connect(&m_recent, &RecentSessions::chosen, &m_files, &SessionFiles::open);
    connect(&m_files, &SessionFiles::saved, this, [this](const QString& path) {
        m_recent.add(path);
        m_bar->notice().showInfo(tr("Saved to %1").arg(QDir::toNativeSeparators(path)));
    });
}

void Explorer::addExport()
{
    m_window.menus().add(MenuPlace::Session, {m_exportMenu->menuAction()});
    m_window.addActions(m_exportMenu->actions()); // for their shortcuts
    auto* button = new QPushButton(m_exportMenu->title());
    button->setObjectName("exportButton");
    button->setToolTip(tr("Charts, table and words into files or onto the clipboard"));
    button->setMenu(m_exportMenu);
    m_bar->addAtEnd(button);
    NoticeLine& notice = m_bar->notice();
    connect(&m_exporter, &Exporter::failed, this, [&notice](const QString& message) { notice.showError(message); });
    connect(&m_exporter, &Exporter::exported, this, [&notice](const QString& path) {
        notice.showInfo(tr("Exported to %1").arg(QDir::toNativeSeparators(path)));
    });
    connect(&m_exporter, &Exporter::copied, this,
            [&notice](const QString& what) { notice.showInfo(tr("Copied to the clipboard: %1").arg(what)); });
}

/// Last in its menu, where it is looked for.
void Explorer::addQuit()
{
    auto* quit = new QAction(tr("&Quit"), &m_window);
    quit->setObjectName("quitAction");
    quit->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Q));
    quit->setMenuRole(QAction::QuitRole);
    connect(quit, &QAction::triggered, &m_window, &QWidget::close);
    m_window.menus().add(MenuPlace::Session, {quit});
}

void Explorer::showRecordedCards()
{
    std::vector<Card> cards;
    for (const RecordedCard& recorded : recordedCards()) {
        const auto read = sessionFromJson(recorded.json);
        if (const auto* session = std::get_if<Session>(&read))
            cards.push_back(recordedCard(QString::fromStdString(recorded.id), *session));
    }
    for (const Card& card : cards)
        m_cards.put(card);
    if (cards.empty())
        return;
    m_flow.showCard(cards.front());
    m_flow.useMeasuredCeilings();
}

void Explorer::showOpened(const QString& path, const Session& session)
{
    m_bar->notice().hide();
    const bool isFile = QFileInfo::exists(path);
    m_history.hold(); // its ceilings and its view are one step, or with all else the one at a lecture's end
    const int recorded = isFile ? -1 : m_cards.rowOf(recordedKey(path));
    if (isFile)
        m_recent.add(path);
    m_flow.showCard(recorded < 0 ? openedCard(path, session) : m_cards.card(recorded));
    m_keepView->setChecked(session.view.has_value());
    if (session.view)
        takeView(*session.view);
    if (!m_lecture.isOn())
        m_history.release();
}

void Explorer::addViewAction()
{
    m_keepView->setObjectName("keepViewAction");
    m_keepView->setCheckable(true);
    m_keepView->setToolTip(tr(
        "The sliders, the precision, the ceilings, the theme and lecture mode go into the file, and whoever opens it "
        "sees the same"));
    m_window.menus().add(MenuPlace::Session, {m_keepView});
    m_files.setViewToSave([this] { return m_keepView->isChecked() ? std::optional(view()) : std::nullopt; });
}

SessionView Explorer::view() const
{
    SessionView view = viewOf(m_lecture.ownSetting(), m_screen.roof());
    const CeilingChoice& ceilings = m_screen.ceilings();
    view.precision = ceilings.precision;
    view.ceilings = std::vector<std::string>(ceilings.shown.begin(), ceilings.shown.end());
    if (m_appearance.theme() != Theme::System)
        view.theme = themeName(m_appearance.theme()).toStdString();
    if (m_lecture.isOn())
        view.isLecture = true;
    if (m_window.isFullScreen())
        view.isFullScreen = true;
    return view;
}

ModelInput Explorer::settingToKeep() const
{
    ModelInput setting = m_lecture.ownSetting();
    const auto giveBack = [&](auto part) {
        if (m_ofView && setting.shape.*part == m_ofView->viewed.*part)
            setting.shape.*part = m_ofView->own.*part;
    };
    giveBack(&MatmulShape::n);
    giveBack(&MatmulShape::tile);
    giveBack(&MatmulShape::traffic);
    giveBack(&MatmulShape::elementBytes);
    return setting;
}

void Explorer::takeView(const SessionView& view)
{
    if (view.ceilings)
        m_ceilings->show(*view.ceilings);
    if (view.precision)
        m_ceilings->choosePrecision(*view.precision);
    const MatmulShape own = settingToKeep().shape;
    m_sliders.setInput(withView(m_lecture.ownSetting(), view));
    m_ofView = ViewedShape{own, m_sliders.input().shape};
    m_lecture.takeAsFound();
    if (view.theme)
        m_appearance.setTheme(themeNamed(QString::fromStdString(*view.theme)).value_or(m_appearance.theme()));
    if (view.isLecture)
        m_lecture.set(*view.isLecture);
    if (view.isFullScreen)
        m_fullScreen.set(*view.isFullScreen);
}

} // namespace roofline::window
