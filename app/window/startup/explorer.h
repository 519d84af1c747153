// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The whole program put together: the states, the window, measuring and files, and who hears whom. No part is built here.
#pragma once

#include <QObject>

#include "app/window/ceilings/ceilings_menu.h"
#include "app/window/help/help_menu.h"
#include "app/window/history/setting_history.h"
#include "app/window/export/exporter.h"
#include "app/window/lecture/full_screen.h"
#include "app/window/lecture/lecture_mode.h"
#include "app/window/lecture/way_out.h"
#include "app/window/live/live_flow.h"
#include "app/window/main_window.h"
#include "app/window/measuring/card_list.h"
#include "app/window/measuring/measuring_bar.h"
#include "app/window/measuring/measuring_client.h"
#include "app/window/measuring/measuring_flow.h"
#include "app/window/session_files/recent_sessions.h"
#include "app/window/session_files/session_files.h"
#include "app/window/state/explorer_state.h"
#include "app/window/state/session_state.h"
#include "app/window/theme/appearance.h"

#include <optional>

class QAction;

namespace roofline::window {

class Explorer : public QObject {
    Q_OBJECT

public:
    /// Nothing is started and nothing shown yet; the first recorded card is on screen and the sliders on its ceilings.
    explicit Explorer(const Place& place);

    MainWindow& window() { return m_window; }
    MeasuringBar& bar() { return *m_bar; }
    MeasuringClient& client() { return m_client; }
    MeasuringFlow& flow() { return m_flow; }
    LiveFlow& live() { return m_live; }
    SessionFiles& files() { return m_files; }
    RecentSessions& recent() { return m_recent; }
    Exporter& exporter() { return m_exporter; }
    SessionState& screen() { return m_screen; }
    ExplorerState& sliders() { return m_sliders; }
    Appearance& appearance() { return m_appearance; }
    LectureMode& lecture() { return m_lecture; }
    FullScreen& fullScreen() { return m_fullScreen; }
    SettingHistory& history() { return m_history; }
    CeilingsMenu& ceilings() { return *m_ceilings; }

    /// The setting to come back to in the next run: what a file's view or a scene of a lecture put in is no choice of a person.
    [[nodiscard]] ModelInput settingToKeep() const;

    /// A session that was read from a file is on screen from now on; where there is no file of this name, it is the recorded
    /// card of this id.
    void showOpened(const QString& path, const Session& session);

private:
    void addCharts();
    template <class Chart>
    void followLive(Chart& chart);
    void showResults();
    void connectFiles();
    void addExport();
    void addQuit();
    void showRecordedCards();
    void takeView(const SessionView& view);
    void addViewAction();
    [[nodiscard]] SessionView view() const;

    /// The product as a person left it, and as a file's view set it.
    struct ViewedShape {
        MatmulShape own;
        MatmulShape viewed;
    };

    Appearance m_appearance;
    ExplorerState m_sliders;
    SessionState m_screen;
    SettingHistory m_history;
    CardList m_cards;
    MainWindow m_window;
    LectureMode m_lecture;
    FullScreen m_fullScreen;
    WayOut m_wayOut;
    HelpMenu m_help;
    MeasuringClient m_client;
    MeasuringBar* m_bar; ///< the window's
    MeasuringFlow m_flow;
    LiveFlow m_live;
    std::optional<LivePoint> m_livePoint; ///< that the pictures show, or will when they are seen
    CeilingsMenu* m_ceilings;             ///< the window's
    SessionFiles m_files;
    RecentSessions m_recent;
    std::optional<ViewedShape> m_ofView;
    QAction* m_keepView;      ///< the window's
    ExportMenu* m_exportMenu; ///< the window's
    Exporter m_exporter;
};

} // namespace roofline::window
