// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The GUI thread's end of measuring: asks a place (a command that speaks the wire lines) for devices and runs, and tells
// what comes back. The child process and its pipes live in the worker thread; nothing here waits.
#pragma once

#include <QObject>
#include <QStringList>
#include <QThread>

#include "core/wire/event.h"

#include <cstdint>
#include <vector>

namespace roofline::window {

class MeasuringWorker;

class MeasuringClient : public QObject {
    Q_OBJECT

public:
    /// place: program and arguments, never given to a shell.
    explicit MeasuringClient(QStringList place, QObject* parent = nullptr);
    /// Ends the child and the thread; returns within 2 s, and no process is left.
    ~MeasuringClient() override;

    void listDevices();
    /// Starts a run and returns its id. Only one goes on at a time; a start while one does is refused with an ended().
    std::uint64_t measure(const QString& deviceId, PlanKind plan);
    /// Cancelled within 100 ms where the child answers, within 2 s where it must be ended.
    void cancel();
    [[nodiscard]] bool isMeasuring() const { return m_currentRun != 0; }

signals:
    void devicesListed(const std::vector<roofline::DeviceFacts>& devices, const QStringList& notes);
    /// Devices cannot be listed: the place did not start, or does not speak the lines. One line for people.
    void placeFailed(const QString& message);
    void started(std::uint64_t run);
    void told(const roofline::RunEvent& event);
    /// Exactly once for each measure().
    void ended(const roofline::Ending& ending);

private:
    QThread m_thread;
    MeasuringWorker* m_worker = nullptr; ///< lives in m_thread and is deleted there
    std::uint64_t m_currentRun = 0;
    std::uint64_t m_lastRun = 0;
};

} // namespace roofline::window
