// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How long a place may keep silent and how much it may say before it is given up. Tests pass shorter ones.
#pragma once

#include "core/wire/request.h"

#include <chrono>
#include <cstddef>

namespace roofline::window {

struct MeasuringLimits {
    using Milliseconds = std::chrono::milliseconds;

    Milliseconds hello{10'000};         ///< from the start to the first line, where the program is the window's own
    Milliseconds helloFromFar{120'000}; ///< … and where it is any other command: ssh connects, a batch system queues
    Milliseconds devices{10'000};       ///< from the question to the list
    Milliseconds betweenLines{60'000};  ///< while measuring; one step may take seconds
    Milliseconds live{
        20'000}; ///< while timing live; the first answer opens the device, the others some tenths of a second at most
    Milliseconds cancelAnswer{800}; ///< from Cancel to the ending, before the child is ended

    // A child is ended by closing its input, then by a termination signal, then by a kill; this long is waited after each.
    // All of them and cancelAnswer together stay below 2 s.
    Milliseconds afterClosing{300};
    Milliseconds afterTerminating{300};
    Milliseconds afterKilling{400};

    std::size_t lineBytes = wire::maxLineBytes;
    int eventsOfRun = 10'000; ///< a run tells some dozens; each of them is a queued call of the GUI thread
    int noiseLines = 200;     ///< lines before the greeting that are no object: what a login shell prints
};

} // namespace roofline::window
