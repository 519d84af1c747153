// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The race as a picture: a clock face, a counting read-out and a filling bar for memory and for compute, on one scale. It
// shows a moment and lets none pass.
#pragma once

#include <QWidget>

#include "app/window/accessibility/spoken_value.h"
#include "app/window/race/lane_layout.h"
#include "app/window/race/race_clock.h"

#include <array>

namespace roofline::window {

class RaceLanes : public QWidget, public SpokenValue {
    Q_OBJECT

public:
    explicit RaceLanes(QWidget* parent = nullptr);

    void showRace(const RaceClock& race);
    [[nodiscard]] const RaceClock& race() const { return m_race; }

    [[nodiscard]] QAccessible::Role spokenRole() const override { return QAccessible::Graphic; }
    [[nodiscard]] QString spokenValue() const override;

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Lane {
        QString name;
        QString readOut;
        RaceLane state;
        LaneLayout place;
        bool isHatched = false;
    };
    [[nodiscard]] LaneNeeds needsOf(const QString& name, const RaceLane& lane) const;
    [[nodiscard]] QFont boldFont() const;
    [[nodiscard]] std::array<Lane, 2> lanes() const;
    void paintTexts(QPainter& painter, const Lane& lane) const;
    void paintTrack(QPainter& painter, const Lane& lane) const;
    void paintDial(QPainter& painter, const Lane& lane) const;

    RaceClock m_race;
};

} // namespace roofline::window
