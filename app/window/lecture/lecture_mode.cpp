// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/lecture/lecture_mode.h"

#include <QAction>
#include <QCoreApplication>
#include <QEvent>
#include <QPushButton>

#include "app/window/history/setting_history.h"
#include "app/window/lecture/blank_screen.h"
#include "app/window/lecture/lecture_headline.h"
#include "app/window/lecture/scenes.h"
#include "app/window/main_window.h"
#include "app/window/state/explorer_state.h"
#include "app/window/theme/appearance.h"

#include <algorithm>

namespace roofline::window {

namespace {

constexpr double textGrowth = 1.6;

} // namespace

LectureMode::LectureMode(MainWindow& window, ExplorerState& explorer, SettingHistory& history, Appearance& appearance,
                         QObject* parent)
    : QObject(parent),
      m_window(window),
      m_explorer(explorer),
      m_history(history),
      m_appearance(appearance),
      m_headline(new LectureHeadline(explorer)),
      m_blank(new BlankScreen(window)),
      m_clicker(window),
      m_action(new QAction(tr("L&ecture"), this)),
      m_asFound(explorer.input().shape)
{
    m_headline->hide();
    m_window.setHeadline(m_headline);
    m_action->setObjectName("lectureAction");
    m_action->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_L));
    m_action->setCheckable(true);
    connect(m_action, &QAction::toggled, this, &LectureMode::set);
    connect(&m_clicker, &Clicker::stepped, this, [this](int by) { showScene(m_scene + by); });
    connect(&m_clicker, &Clicker::restarted, this, [this] { showScene(0); });
    connect(&m_clicker, &Clicker::blankAsked, this, &LectureMode::setBlank);
    connect(m_blank, &BlankScreen::returned, this, [this] { setBlank(false); });
}

QPushButton* LectureMode::makeButton()
{
    auto* button = new QPushButton(tr("&Lecture"));
    button->setObjectName("lectureButton");
    button->setCheckable(true);
    button->setToolTip(
        tr("Large text and the pictures alone, for a class (Ctrl+L, and Esc ends it); Page Up, Page Down and B "
           "of a clicker work then"));
    connect(button, &QPushButton::toggled, m_action, &QAction::setChecked);
    connect(m_action, &QAction::toggled, button, [button](bool isOn) {
        button->setChecked(isOn);
        button->setText(isOn ? tr("End &lecture") : tr("&Lecture"));
    });
    return button;
}

void LectureMode::set(bool isOn)
{
    if (isOn == m_isOn)
        return;
    m_isOn = isOn;
    m_action->setChecked(isOn);
    m_clicker.setListening(isOn);
    const QSize before = m_window.size();
    isOn ? begin() : end();
    // Parts come and go while others still ask for the room of their old text: the window grows for that, and need not.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    if (m_window.size() != before)
        m_window.resize(before);
}

void LectureMode::begin()
{
    m_asFound = m_explorer.input().shape;
    m_sceneTile.reset();
    m_history.hold();
    m_appearance.insistOnContrast(true);
    emit began();
    m_headline->show();
    showScene(0); // before the text grows: all parts with large text would need a larger window
    m_window.setTextGrowth(textGrowth);
}

/// A tile that was set by hand since the scene put its own in stays.
ModelInput LectureMode::ownSetting() const
{
    ModelInput input = m_explorer.input();
    if (m_sceneTile != input.shape.tile)
        return input;
    input.shape.tile = m_asFound.tile;
    input.shape.traffic = m_asFound.traffic;
    return input;
}

void LectureMode::takeAsFound()
{
    m_asFound = m_explorer.input().shape;
    m_sceneTile.reset();
    if (m_isOn)
        showScene(0);
}

void LectureMode::end()
{
    m_explorer.setInput(ownSetting());
    m_sceneTile.reset();
    setBlank(false);
    m_headline->hide();
    m_window.setTextGrowth(1.0);
    m_window.showParts({});
    emit ended();
    if (m_focusBefore)
        m_focusBefore->setFocus(Qt::OtherFocusReason);
    m_focusBefore = nullptr;
    m_appearance.insistOnContrast(false);
    m_history.release();
}

void LectureMode::showScene(int index)
{
    const std::vector<Scene>& scenes = Scenes::all();
    m_scene = std::clamp(index, 0, static_cast<int>(scenes.size()) - 1);
    const Scene& scene = scenes[static_cast<std::size_t>(m_scene)];
    ModelInput input = m_explorer.input();
    if (scene.isAsFound) {
        input.shape = m_asFound;
        m_sceneTile.reset();
    }
    if (scene.tile) {
        m_sceneTile = scene.tile;
        input.shape.tile = *scene.tile;
        input.shape.traffic = Traffic::Tiled;
    }
    showParts({scene.showsRoofline, scene.showsCrossover, scene.showsControls, false, false, false});
    m_explorer.setInput(input);
    m_headline->showScene(Scenes::caption(m_scene));
}

/// What is hidden hands its focus on to the next control, and a class would wonder at the frame around that.
void LectureMode::showParts(const WindowParts& parts)
{
    const QPointer<QWidget> focus = m_window.focusWidget();
    if (m_focusBefore == nullptr)
        m_focusBefore = focus;
    m_window.showParts(parts);
    if (!focus || !focus->isVisible())
        m_window.setFocus(Qt::OtherFocusReason);
}

void LectureMode::setBlank(bool isBlank)
{
    m_blank->setBlank(isBlank);
    m_clicker.setBlank(isBlank);
}

} // namespace roofline::window
