// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/text/race_words.h"

#include "app/window/text/axis_text.h"
#include "app/window/text/quantity_text.h"
#include "app/window/text/wording.h"

#include <cmath>

namespace roofline::window {

namespace {

QString spokenLane(const QString& name, const RaceLane& lane)
{
    const QString caption = RaceWords::lane(name, lane);
    if (lane.hasFinished)
        return RaceWords::tr("%1: %2", "lane, time").arg(caption, RaceWords::readOut(lane));
    return RaceWords::tr("%1: %2 of %3", "lane, time, time")
        .arg(caption, RaceWords::readOut(lane), timeText(lane.total));
}

} // namespace

QString RaceWords::lane(const QString& name, const RaceLane& lane)
{
    return lane.isRuntime ? runtime(name) : Wording::hiddenUnderIt(name);
}

QString RaceWords::runtime(const QString& name) { return tr("%1, the runtime").arg(name); }

QString RaceWords::readOut(const RaceLane& lane) { return elapsedText(lane.elapsed, lane.total); }

QString RaceWords::slowedTime(const RaceClock& race)
{
    const auto slowed = race.slowedTime();
    if (!slowed)
        return {};
    const QString shown = tr("%1 s").arg(briefNumberText(slowed->shown.count()));
    return tr("%1 shown as %2").arg(inOnePiece(axisTimeText(std::pow(10.0, slowed->decade))), inOnePiece(shown));
}

QString RaceWords::moment(const RaceClock& race)
{
    return tr("%1 of %2", "time, time").arg(elapsedText(race.elapsed(), race.runtime()), timeText(race.runtime()));
}

QString RaceWords::spoken(const RaceClock& race)
{
    return tr("%1; %2", "both lanes")
        .arg(spokenLane(Wording::memory(), race.memory()), spokenLane(Wording::compute(), race.compute()));
}

} // namespace roofline::window
