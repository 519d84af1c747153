// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The GUI thread's end of measuring: asks a place (a command that speaks the wire lines) for devices and runs, and tells
// what comes back. The child process and its pipes live in the worker thread; nothing here waits.
#pragma once

#include <QObject>
#include <QStringList>
#include <QThread>

#include "app/window/measuring/measuring_limits.h"
#include "app/window/measuring/place.h"
#include "core/wire/event.h"

#include <cstdint>
#include <vector>

namespace roofline::window {

class MeasuringWorker;

class MeasuringClient : public QObject {
    Q_OBJECT

public:
    explicit MeasuringClient(const Place& place, const MeasuringLimits& limits = {}, QObject* parent = nullptr);
    /// Ends the child and the thread; returns within 2 s, and no process is left.
    ~MeasuringClient() override;

    [[nodiscard]] const Place& place() const { return m_place; }
    /// Answered by devicesListed() or placeFailed().
    void listDevices();
    /// Starts a run, after which both classic ceilings are kept up for `sustained`, and returns its id, which is never 0. Only one goes on at a time; a start while one does is refused:
    /// its ended() comes with a Failed, and the other goes on.
    std::uint64_t measure(const QString& deviceId, PlanKind plan, Seconds sustained = Seconds(0.0));
    /// Cancelled within 100 ms where the child answers, within 2 s where it must be ended. Nothing where no run goes on.
    void cancel();
    /// Times one kernel now and returns the ticket that its answer carries. A newer call takes the place of one that is not
    /// answered yet. Not while a run goes on.
    std::uint64_t timeNow(const QString& deviceId, const LiveRequest& request);
    /// Nothing more is to be timed: the device is let go.
    void stopTiming();
    [[nodiscard]] bool isMeasuring() const { return m_currentRun != 0; }

signals:
    void devicesListed(const std::vector<roofline::DeviceFacts>& devices, const QStringList& notes);
    /// Devices cannot be listed: the place did not start, or does not speak the lines. One line for people.
    void placeFailed(const QString& message);
    void started(std::uint64_t run);
    void told(std::uint64_t run, const roofline::RunEvent& event);
    /// Exactly once for each measure(), never from inside it.
    void ended(std::uint64_t run, const roofline::Ending& ending);
    /// Also for older tickets: who asked drops those.
    void timed(const roofline::wire::Timed& answer);
    void timingFailed(const QString& message);

private:
    Place m_place;
    QThread m_thread;
    MeasuringWorker* m_worker = nullptr; ///< lives in m_thread and is deleted there
    std::uint64_t m_currentRun = 0;
    std::uint64_t m_lastRun = 0;
    std::uint64_t m_lastTicket = 0;
};

} // namespace roofline::window
