// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One child process as a stream of lines, and its end for certain. It waits while it ends the child, so it lives in the
// measuring thread. What the lines mean is the worker's.
#pragma once

#include <QByteArray>
#include <QObject>
#include <QProcess>
#include <QString>

#include "app/window/measuring/line_splitter.h"
#include "app/window/measuring/measuring_limits.h"
#include "app/window/measuring/place.h"

#include <memory>
#include <string>

namespace roofline::window {

/// How a child went away by itself.
struct ServeExit {
    bool hasStarted = true;
    bool isCrash = false;   ///< ended by a signal
    int code = 0;           ///< exit status; meaningless after a crash
    bool isMidLine = false; ///< its last line had no end
    QString systemMessage;  ///< why it did not start
};

class ServeProcess : public QObject {
    Q_OBJECT

public:
    explicit ServeProcess(const MeasuringLimits& limits, QObject* parent = nullptr);
    ~ServeProcess() override;

    /// In a session of its own, so that nothing that it started outlives it, and no terminal is asked for a password
    /// behind the window.
    void start(const Place& place);
    void send(const std::string& line);
    /// Returns when the child is gone. No signal comes after it.
    void end();
    [[nodiscard]] bool isRunning() const { return m_process != nullptr; }
    /// The last line of its standard error; empty where there was none.
    [[nodiscard]] QString lastWords() const;

signals:
    void lineRead(const QByteArray& line);
    void lineTooLong();
    void exited(const roofline::window::ServeExit& exit);

private:
    void listen(QProcess* process);
    void readLines();
    void readErrors();
    void tellExit(ServeExit exit);
    void askToEnd() const;
    void killAll() const;

    MeasuringLimits m_limits;
    std::unique_ptr<QProcess> m_process;
    LineSplitter m_lines;
    QByteArray m_errorTail;
    qint64 m_processId = 0;
    quint64 m_generation = 0; ///< signals of an older child, still queued, are dropped
};

} // namespace roofline::window
