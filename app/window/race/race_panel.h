// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The race with its controls: play, pause, step, from the start, the moment. It lets time pass while it plays and can be
// seen, and at no other time.
#pragma once

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

#include "app/window/race/race_clock.h"

class QAction;
class QToolButton;

namespace roofline::window {

class FittingText;
class MomentSlider;
class RaceLanes;

class RacePanel : public QWidget {
    Q_OBJECT

public:
    explicit RacePanel(QWidget* parent = nullptr);

    /// The times of another setting, at the same share of the runtime.
    void showTimes(const TimeBound& times);
    [[nodiscard]] const RaceClock& race() const { return m_race; }
    /// Played and neither paused nor over; hidden or not.
    [[nodiscard]] bool isPlaying() const { return m_isPlaying; }
    /// Whether its timer runs.
    [[nodiscard]] bool isMoving() const { return m_timer.isActive(); }
    /// From the start, play or pause, step: for a menu, and for their shortcuts.
    [[nodiscard]] QList<QAction*> raceActions() const { return {m_restart, m_play, m_step}; }
    /// Checkable: whether the race may move by itself. As the style says until someone chooses.
    [[nodiscard]] QAction* animation() const { return m_animation; }

    /// As high as it must be in the width that it has, and not in the narrowest one.
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// A key wants the race while it is hidden: who can show it does so at once.
    void sightAsked();
    /// Nobody could.
    void notSeen();

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QAction* addRaceAction(const QString& name, const QString& meaning, const QKeySequence& keys);
    QToolButton* addButton(const QString& name, QAction* action);
    void layOut();
    void connectParts();
    void setPlaying(bool isPlaying);
    void runTimer();
    void tick();
    void showRace();
    void followAnimation();
    /// What is not seen is not played by a key either.
    [[nodiscard]] bool isSeen();
    void followStyle();
    void fitToFont();

    RaceClock m_race;
    bool m_isPlaying = false;
    QTimer m_timer;
    QElapsedTimer m_sinceTick;
    QAction* m_restart;
    QAction* m_play;
    QAction* m_step;
    QAction* m_animation;
    bool m_isAnimationChosen = false; ///< by a person or what is remembered of one: the style has no say any more
    RaceLanes* m_lanes;
    MomentSlider* m_moment = nullptr;
    FittingText* m_slowed;
    QList<QToolButton*> m_buttons;
};

} // namespace roofline::window
