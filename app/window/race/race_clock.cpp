// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/race/race_clock.h"

#include <algorithm>
#include <cmath>

namespace roofline::window {

namespace {

constexpr double stepsOfARace = 10.0;

bool isShowable(Seconds time) { return time.count() > 0.0 && std::isfinite(time.count()); }

/// The next whole tenth; a progress that is one but for its last digits counts as one.
double nextTenth(double progress) { return (std::floor(progress * stepsOfARace + 1e-6) + 1.0) / stepsOfARace; }

} // namespace

void RaceClock::setTimes(const TimeBound& times) { m_times = times; }

void RaceClock::setProgress(double share) { m_progress = share > 0.0 ? std::min(share, 1.0) : 0.0; }

void RaceClock::advance(Seconds shown)
{
    const Seconds whole = shownDuration();
    if (!isShowable(whole))
        finish();
    else
        setProgress(m_progress + shown / whole);
}

void RaceClock::step()
{
    if (isFinished()) {
        restart();
        return;
    }
    double next = std::min(nextTenth(m_progress), 1.0);
    for (const RaceLane& each : {memory(), compute()})
        if (each.finish > m_progress)
            next = std::min(next, each.finish);
    m_progress = next;
}

RaceLane RaceClock::lane(Seconds total) const
{
    const Seconds whole = runtime();
    if (!isShowable(whole))
        return {};
    RaceLane lane;
    lane.total = total;
    lane.finish = total / whole;
    lane.filled = std::min(m_progress, lane.finish);
    lane.hasFinished = m_progress >= lane.finish;
    lane.elapsed = lane.hasFinished ? total : whole * m_progress;
    lane.isRuntime = m_times.limit == Limit::Balanced || lane.finish >= 1.0;
    return lane;
}

std::optional<SlowedTime> RaceClock::slowedTime() const
{
    const double whole = runtime().count();
    if (!isShowable(runtime()))
        return std::nullopt;
    int decade = static_cast<int>(std::floor(std::log10(whole)));
    double leading = whole / std::pow(10.0, decade);
    if (leading >= 7.5) { // the next decade is nearer
        ++decade;
        leading /= 10.0;
    }
    const double shown = leading < 1.5 ? 5.0 : leading < 3.75 ? 2.0 : 1.0;
    return SlowedTime{decade, Seconds(shown)};
}

Seconds RaceClock::shownDuration() const
{
    const auto slowed = slowedTime();
    return slowed ? slowed->shown * (runtime().count() / std::pow(10.0, slowed->decade)) : Seconds{};
}

} // namespace roofline::window
