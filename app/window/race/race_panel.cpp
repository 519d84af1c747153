// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/race/race_panel.h"

#include <QAction>
#include <QEvent>
#include <QLabel>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/window/labels/fitting_text.h"
#include "app/window/menus/remembered_choice.h"
#include "app/window/race/moment_slider.h"
#include "app/window/race/race_icons.h"
#include "app/window/race/race_lanes.h"
#include "app/window/text/race_words.h"

#include <algorithm>
#include <utility>

namespace roofline::window {

namespace {

constexpr int ticksApart = 16;       // ms: the pace of a common screen
constexpr double longestTick = 0.25; // s: a window that hung does not make the race jump to its end

void nameWithKeys(QAction& action, const QString& meaning)
{
    action.setText(meaning);
    if (!action.shortcut().isEmpty())
        action.setToolTip(meaning + QStringLiteral(" (%1)").arg(action.shortcut().toString(QKeySequence::NativeText)));
}

} // namespace

RacePanel::RacePanel(QWidget* parent)
    : QWidget(parent),
      m_restart(addRaceAction("raceRestartAction", tr("Race: from the start"), QKeySequence(Qt::Key_F7))),
      m_play(addRaceAction("racePlayAction", tr("Race: play"), QKeySequence(Qt::Key_F8))),
      m_step(addRaceAction("raceStepAction", tr("Race: one step"), QKeySequence(Qt::Key_F9))),
      m_animation(addRaceAction("animationAction", tr("&Animation"), {})),
      m_lanes(new RaceLanes(this)),
      m_slowed(new FittingText("raceSlowedTime", tr("Slowed time"), this))
{
    setObjectName("racePanel");
    setAccessibleName(tr("The race"));
    m_animation->setCheckable(true);
    remember(*m_animation);
    m_animation->setToolTip(tr("Whether pictures may move by themselves"));
    m_timer.setInterval(ticksApart);
    m_timer.setTimerType(Qt::PreciseTimer);
    layOut();
    connectParts();
    fitToFont();
    followStyle();
    showRace();
}

QAction* RacePanel::addRaceAction(const QString& name, const QString& meaning, const QKeySequence& keys)
{
    auto* action = new QAction(meaning, this);
    action->setObjectName(name);
    action->setShortcut(keys);
    nameWithKeys(*action, meaning);
    return action;
}

QToolButton* RacePanel::addButton(const QString& name, QAction* action)
{
    auto* button = new QToolButton(this);
    button->setObjectName(name);
    button->setDefaultAction(action);
    m_buttons.append(button);
    return button;
}

void RacePanel::layOut()
{
    auto* title = new QLabel(tr("<b>The race</b>"), this);
    title->setObjectName("raceTitle");
    m_slowed->alignToEnd();
    auto* heading = new QHBoxLayout;
    heading->addWidget(title, 0, Qt::AlignTop);
    heading->addWidget(m_slowed, 1);
    auto* controls = new QHBoxLayout;
    controls->addWidget(addButton("raceRestartButton", m_restart));
    controls->addWidget(addButton("racePlayButton", m_play));
    controls->addWidget(addButton("raceStepButton", m_step));
    m_moment = new MomentSlider(this); // made here: the tab key goes through widgets in the order of their making
    controls->addWidget(m_moment, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(heading);
    column->addWidget(m_lanes);
    column->addLayout(controls);
}

void RacePanel::connectParts()
{
    connect(&m_timer, &QTimer::timeout, this, &RacePanel::tick);
    connect(m_play, &QAction::triggered, this, [this] {
        const bool wasSeen = isVisible();
        if (!isSeen())
            return;
        if (!m_isPlaying && m_race.isFinished())
            m_race.restart();
        setPlaying(!m_isPlaying || !wasSeen); // what comes into sight runs
    });
    connect(m_step, &QAction::triggered, this, [this] {
        if (!isSeen())
            return;
        m_race.step();
        setPlaying(false);
    });
    connect(m_restart, &QAction::triggered, this, [this] {
        if (!isSeen())
            return;
        m_race.restart();
        showRace();
    });
    connect(m_moment, &MomentSlider::momentChosen, this, [this](double share) {
        m_race.setProgress(share);
        setPlaying(false);
    });
    connect(m_animation, &QAction::toggled, this, [this] {
        m_isAnimationChosen = true;
        followAnimation();
    });
}

void RacePanel::showTimes(const TimeBound& times)
{
    m_race.setTimes(times);
    showRace();
}

void RacePanel::setPlaying(bool isPlaying)
{
    const bool was = std::exchange(m_isPlaying, isPlaying);
    if (was != isPlaying) {
        nameWithKeys(*m_play, isPlaying ? tr("Race: pause") : tr("Race: play"));
        fitToFont();
    }
    runTimer();
    showRace();
}

void RacePanel::runTimer()
{
    if (!m_isPlaying || !isVisible() || window()->isMinimized()) {
        m_timer.stop();
    } else if (!m_timer.isActive()) {
        m_sinceTick.start();
        m_timer.start();
    }
}

void RacePanel::tick()
{
    m_race.advance(Seconds(std::min(static_cast<double>(m_sinceTick.nsecsElapsed()) / 1e9, longestTick)));
    m_sinceTick.start();
    if (m_race.isFinished())
        setPlaying(false);
    else
        showRace();
}

void RacePanel::showRace()
{
    m_lanes->showRace(m_race);
    m_moment->showMoment(m_race.progress(), RaceWords::moment(m_race));
    m_slowed->setText(RaceWords::slowedTime(m_race));
}

void RacePanel::followAnimation()
{
    m_play->setEnabled(m_animation->isChecked());
    if (!m_animation->isChecked()) {
        m_race.finish();
        setPlaying(false);
    }
}

/// The keys come from the whole window, also while a card stands in front or a lecture leaves the race out.
bool RacePanel::isSeen()
{
    if (!isVisible())
        emit sightAsked();
    if (!isVisible())
        emit notSeen();
    return isVisible();
}

void RacePanel::followStyle()
{
    const bool isAnimated = style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) > 0;
    if (!m_isAnimationChosen) {
        m_animation->setChecked(isAnimated);
        m_isAnimationChosen = false; // the style's choice, not a person's
    }
    followAnimation();
}

void RacePanel::fitToFont()
{
    const int side = fontMetrics().height();
    layout()->setSpacing(qRound(0.42 * side));
    m_restart->setIcon(race_icons::restart(palette(), side));
    m_play->setIcon(m_isPlaying ? race_icons::pause(palette(), side) : race_icons::play(palette(), side));
    m_step->setIcon(race_icons::step(palette(), side));
    for (QToolButton* button : std::as_const(m_buttons))
        button->setIconSize({side, side});
}

QSize RacePanel::minimumSizeHint() const
{
    const int narrowest = QWidget::minimumSizeHint().width();
    return {narrowest, heightForWidth(std::max(narrowest, width()))};
}

void RacePanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    runTimer();
}

void RacePanel::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    runTimer();
}

void RacePanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        fitToFont();
    if (event->type() == QEvent::StyleChange)
        followStyle();
}

} // namespace roofline::window
