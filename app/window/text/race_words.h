// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The words of the race. How a number is written is quantity_text's.
#pragma once

#include <QCoreApplication>

#include "app/window/race/race_clock.h"

namespace roofline::window {

class RaceWords {
    Q_DECLARE_TR_FUNCTIONS(RaceWords)

public:
    /// "memory, the runtime" or "compute, hidden under it".
    [[nodiscard]] static QString lane(const QString& name, const RaceLane& lane);
    /// "memory, the runtime": of the longer of both times.
    [[nodiscard]] static QString runtime(const QString& name);
    /// How far the lane's clock came, in the unit of its total.
    [[nodiscard]] static QString readOut(const RaceLane& lane);
    /// "1 ms shown as 2 s"; empty where there is nothing to show.
    [[nodiscard]] static QString slowedTime(const RaceClock& race);
    /// "0.412 ms of 2.213 ms".
    [[nodiscard]] static QString moment(const RaceClock& race);
    /// Both lanes in one sentence, for those who do not see them.
    [[nodiscard]] static QString spoken(const RaceClock& race);
};

} // namespace roofline::window
