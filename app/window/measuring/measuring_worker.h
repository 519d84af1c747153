// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The measuring thread's end: speaks the wire lines with one child, watches its silence, and gives it up where it does not
// keep to them. Everything here is called in the measuring thread, by queued calls.
#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>

#include "app/window/measuring/measuring_limits.h"
#include "app/window/measuring/place.h"
#include "app/window/measuring/serve_process.h"
#include "core/wire/event.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace roofline::window {

class MeasuringWorker : public QObject {
    Q_OBJECT

public:
    MeasuringWorker(Place place, const MeasuringLimits& limits);

    void listDevices();
    void measure(std::uint64_t run, const QString& deviceId, PlanKind plan, Seconds sustained);
    void cancel(std::uint64_t run);
    /// Times one kernel now; it takes the place of one that is not answered yet. Not while a run goes on.
    void timeNow(const roofline::wire::TimeNow& request);
    /// Forgets what is to be timed, and ends the child as soon as nothing else is wanted of it: it keeps the device open.
    void stopTiming();
    /// Ends the child, then the thread's event loop.
    void shutDown();

signals:
    void devicesListed(const std::vector<roofline::DeviceFacts>& devices, const QStringList& notes);
    void placeFailed(const QString& message);
    void told(std::uint64_t run, const roofline::RunEvent& event);
    void ended(std::uint64_t run, const roofline::Ending& ending);
    void timed(const roofline::wire::Timed& answer);
    /// The place does not time: it did not start, went away, kept silent. One line for people.
    void timingFailed(const QString& message);

private:
    struct Run {
        wire::Measure request;
        MeasuringLimits::Milliseconds betweenLines; ///< one step may be kept up for long
        bool isAsked = false;
        bool isCancelling = false;
        int events = 0;
    };
    struct Timing {
        wire::TimeNow request;
        bool isAsked = false;
    };

    /// Does the next thing that is wanted and that the child is ready for.
    void proceed();
    void rest();
    void ask();
    void watch(MeasuringLimits::Milliseconds limit);
    void onSilence();
    void onLine(const QByteArray& line);
    void onExit(const ServeExit& exit);

    void take(const wire::Hello& hello);
    void take(const wire::DeviceList& list);
    void take(const wire::Told& told);
    void take(const wire::Ended& ended);
    void take(const wire::Timed& timed);
    void take(const wire::Refused& refused);

    /// Ends the child; whoever waits for it is told why.
    void giveUp(const QString& message);
    void endRun(const Ending& ending);
    [[nodiscard]] MeasuringLimits::Milliseconds helloLimit() const;
    /// How long the child may be silent over what it was asked.
    [[nodiscard]] MeasuringLimits::Milliseconds awaited() const;
    void watchTheRest();

    Place m_place;
    MeasuringLimits m_limits;
    ServeProcess m_serve;
    QTimer m_watchdog;
    std::optional<Run> m_run;
    std::optional<Timing> m_timing;
    bool m_isToLetGo = false; ///< the child is ended once nothing is wanted of it
    bool m_isGreeted = false;
    int m_noise = 0; ///< lines before the greeting that are no object
    bool m_wantsDevices = false;
    bool m_askedForDevices = false;
};

} // namespace roofline::window
