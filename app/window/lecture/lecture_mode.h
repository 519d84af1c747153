// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The window as a class sees it: larger text, high contrast, the pictures and the verdict alone, and a clicker that goes
// through the scenes. What is taken away comes back as it was.
#pragma once

#include <QObject>
#include <QPointer>
#include <QWidget>

#include "app/window/lecture/clicker.h"
#include "app/window/window_parts.h"
#include "core/model/model_reading.h"

#include <optional>

class QAction;
class QPushButton;

namespace roofline::window {

class Appearance;
class BlankScreen;
class ExplorerState;
class LectureHeadline;
class MainWindow;
class SettingHistory;

class LectureMode : public QObject {
    Q_OBJECT

public:
    /// All outlive this.
    LectureMode(MainWindow& window, ExplorerState& explorer, SettingHistory& history, Appearance& appearance,
                QObject* parent = nullptr);

    [[nodiscard]] bool isOn() const { return m_isOn; }
    void set(bool isOn);
    [[nodiscard]] int scene() const { return m_scene; }
    /// Clamped: after the last scene the last one stays.
    void showScene(int index);
    /// The sliders' setting without the tile that a scene has put in: what is to be kept.
    [[nodiscard]] ModelInput ownSetting() const;
    /// The setting of now is the one that was found; a lecture that is on goes to its first scene.
    void takeAsFound();

    [[nodiscard]] QAction* action() const { return m_action; }
    /// A toggle for the end of the top row, which stays to be seen while lecturing. To be owned by the row.
    [[nodiscard]] QPushButton* makeButton();

signals:
    /// Before the text grows: what needs no showing makes room now.
    void began();
    /// The text is small again.
    void ended();

private:
    void begin();
    void end();
    void showParts(const WindowParts& parts);
    void setBlank(bool isBlank);

    MainWindow& m_window;
    ExplorerState& m_explorer;
    SettingHistory& m_history;
    Appearance& m_appearance;
    LectureHeadline* m_headline; ///< the window's
    BlankScreen* m_blank;        ///< the window's
    Clicker m_clicker;
    QAction* m_action;
    QPointer<QWidget> m_focusBefore;
    MatmulShape m_asFound;
    std::optional<qint64> m_sceneTile; ///< the last that a scene set
    int m_scene = 0;
    bool m_isOn = false;
};

} // namespace roofline::window
