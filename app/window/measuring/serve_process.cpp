// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/measuring/serve_process.h"

#ifdef Q_OS_UNIX
#include <csignal>
#include <unistd.h>
#endif

namespace roofline::window {

namespace {

constexpr qsizetype keptErrorBytes = 4096;
constexpr qsizetype shownErrorLength = 200;

int inMilliseconds(MeasuringLimits::Milliseconds time) { return static_cast<int>(time.count()); }

} // namespace

ServeProcess::ServeProcess(const MeasuringLimits& limits, QObject* parent)
    : QObject(parent), m_limits(limits), m_lines(limits.lineBytes)
{}

ServeProcess::~ServeProcess() { end(); }

void ServeProcess::start(const Place& place)
{
    end();
    m_lines = LineSplitter(m_limits.lineBytes);
    m_errorTail.clear();
    m_process = std::make_unique<QProcess>();
    m_process->setProgram(place.command.first());
    m_process->setArguments(place.command.mid(1));
#ifdef Q_OS_UNIX
    m_process->setChildProcessModifier([] { ::setsid(); });
#endif
    listen(m_process.get());
    m_process->start();
    m_processId = m_process->processId();
}

// Everything is queued: a slot may then end the child, and with it the QProcess, without standing inside its signal.
void ServeProcess::listen(QProcess* process)
{
    const quint64 generation = ++m_generation;
    const auto whileItLives = [this, generation](auto action) {
        return [this, generation, action](auto...) {
            if (generation == m_generation)
                action();
        };
    };
    connect(process, &QProcess::readyReadStandardOutput, this, whileItLives([this] { readLines(); }),
            Qt::QueuedConnection);
    connect(process, &QProcess::readyReadStandardError, this, whileItLives([this] { readErrors(); }),
            Qt::QueuedConnection);
    connect(
        process, &QProcess::finished, this,
        [this, generation](int code, QProcess::ExitStatus status) {
            if (generation == m_generation)
                tellExit({true, status == QProcess::CrashExit, code, false, {}});
        },
        Qt::QueuedConnection);
    connect(
        process, &QProcess::errorOccurred, this,
        [this, generation, process](QProcess::ProcessError error) {
            if (generation == m_generation && error == QProcess::FailedToStart)
                tellExit({false, false, 0, false, process->errorString()});
        },
        Qt::QueuedConnection);
}

void ServeProcess::send(const std::string& line)
{
    if (m_process)
        m_process->write(QByteArray::fromStdString(line) + '\n');
}

void ServeProcess::readLines()
{
    const quint64 generation = m_generation;
    m_lines.add(m_process->readAllStandardOutput());
    while (const std::optional<QByteArray> line = m_lines.next()) {
        emit lineRead(*line);
        if (generation != m_generation)
            return; // the listener ended this child
    }
    if (m_lines.isTooLong())
        emit lineTooLong();
}

void ServeProcess::readErrors()
{
    m_errorTail = (m_errorTail + m_process->readAllStandardError()).right(keptErrorBytes);
}

void ServeProcess::tellExit(ServeExit exit)
{
    const quint64 generation = m_generation;
    readErrors();
    readLines();
    if (generation != m_generation)
        return;
    exit.isMidLine = !m_lines.rest().isEmpty();
    end();
    emit exited(exit);
}

QString ServeProcess::lastWords() const
{
    const QList<QByteArray> lines = m_errorTail.trimmed().split('\n');
    QString words = QString::fromUtf8(lines.last()).simplified();
    words.removeIf([](QChar c) { return !c.isPrint(); });
    return words.size() > shownErrorLength ? words.left(shownErrorLength - 1) + QChar(0x2026) : words;
}

void ServeProcess::askToEnd() const
{
#ifdef Q_OS_UNIX
    if (m_processId > 1)
        ::kill(static_cast<pid_t>(-m_processId), SIGTERM);
#endif
    m_process->terminate();
}

/// The child where it is still there, and whatever of its session it left behind.
void ServeProcess::killAll() const
{
#ifdef Q_OS_UNIX
    if (m_processId > 1)
        ::kill(static_cast<pid_t>(-m_processId), SIGKILL);
#endif
    m_process->kill();
}

void ServeProcess::end()
{
    if (!m_process)
        return;
    ++m_generation;
    if (m_process->state() != QProcess::NotRunning) {
        readErrors();
        m_process->closeReadChannel(QProcess::StandardOutput); // discarded from now on, so that a flood fills nothing
        m_process->closeReadChannel(QProcess::StandardError);
        m_process->closeWriteChannel();
        if (!m_process->waitForFinished(inMilliseconds(m_limits.afterClosing))) {
            askToEnd();
            m_process->waitForFinished(inMilliseconds(m_limits.afterTerminating));
        }
    }
    killAll();
    if (m_process->state() != QProcess::NotRunning &&
        !m_process->waitForFinished(inMilliseconds(m_limits.afterKilling))) {
        // The kernel holds it, as a lost card does. ~QProcess would wait for it for 30 s: better to leave the object.
        static_cast<void>(m_process.release());
    }
    m_process.reset();
}

} // namespace roofline::window
