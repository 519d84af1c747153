// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The race of memory time and compute time, both from one start and at their true ratio, in slowed time. Where it is drawn
// and what lets time pass is not known here.
#pragma once

#include "core/model/roofline.h"

#include <optional>

namespace roofline::window {

/// One of the two at the moment of the race.
struct RaceLane {
    Seconds elapsed{};
    Seconds total{};
    double finish = 0.0; ///< where its line ends, as a share of the runtime; 0…1
    double filled = 0.0; ///< how far it came, as a share of the runtime; 0…finish
    bool hasFinished = true;
    bool isRuntime = true; ///< the longer one; both where they are equal
};

/// "10^decade s shown as `shown`": so much of a real second takes so long on the screen.
struct SlowedTime {
    int decade = 0;
    Seconds shown{};
};

class RaceClock {
public:
    /// A race that is over: what one sees before anything is played.
    RaceClock() = default;

    /// Other times, at the same share of the runtime.
    void setTimes(const TimeBound& times);
    /// Back to the start.
    void restart() { m_progress = 0.0; }
    void finish() { m_progress = 1.0; }
    /// A share of the runtime; outside of 0…1 the nearer end.
    void setProgress(double share);
    /// So much time passes on the screen.
    void advance(Seconds shown);
    /// To the next tenth of the runtime, and first to the moment at which the shorter one finishes; from the end to the start.
    void step();

    [[nodiscard]] double progress() const { return m_progress; }
    [[nodiscard]] bool isFinished() const { return m_progress >= 1.0; }
    [[nodiscard]] Seconds runtime() const { return m_times.lowerBound(); }
    [[nodiscard]] Seconds elapsed() const { return runtime() * m_progress; }
    [[nodiscard]] RaceLane memory() const { return lane(m_times.memory); }
    [[nodiscard]] RaceLane compute() const { return lane(m_times.compute); }
    /// The whole race takes 3 to 7.5 s on the screen; none where there is no time to show.
    [[nodiscard]] std::optional<SlowedTime> slowedTime() const;
    /// How long the whole race takes on the screen.
    [[nodiscard]] Seconds shownDuration() const;

private:
    [[nodiscard]] RaceLane lane(Seconds total) const;

    TimeBound m_times;
    double m_progress = 1.0;
};

} // namespace roofline::window
