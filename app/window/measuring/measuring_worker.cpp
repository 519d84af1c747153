// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/measuring/measuring_worker.h"

#include "app/window/measuring/failure_text.h"

#include <QThread>

#include <algorithm>
#include <utility>
#include <variant>

namespace roofline::window {

MeasuringWorker::MeasuringWorker(Place place, const MeasuringLimits& limits)
    : m_place(std::move(place)), m_limits(limits), m_serve(limits, this), m_watchdog(this)
{
    m_watchdog.setSingleShot(true);
    connect(&m_watchdog, &QTimer::timeout, this, &MeasuringWorker::onSilence);
    connect(&m_serve, &ServeProcess::lineRead, this, &MeasuringWorker::onLine);
    connect(&m_serve, &ServeProcess::lineTooLong, this, [this] { giveUp(failure_text::tooMuch(m_place)); });
    connect(&m_serve, &ServeProcess::exited, this, &MeasuringWorker::onExit);
}

void MeasuringWorker::listDevices()
{
    m_wantsDevices = true;
    proceed();
}

void MeasuringWorker::measure(std::uint64_t run, const QString& deviceId, PlanKind plan, Seconds sustained)
{
    const auto keptUp = std::chrono::ceil<MeasuringLimits::Milliseconds>(sustained);
    m_run = Run{{run, deviceId.toStdString(), plan, sustained}, m_limits.betweenLines + keptUp};
    m_timing.reset(); // serve lets the device go by itself
    m_isToLetGo = false;
    proceed();
}

void MeasuringWorker::cancel(std::uint64_t run)
{
    if (!m_run || m_run->request.run != run || m_run->isCancelling)
        return;
    m_run->isCancelling = true;
    if (!m_run->isAsked) {
        endRun(Cancelled{});
        return;
    }
    m_serve.send(wire::toLine(wire::Cancel{run}));
    watch(m_limits.cancelAnswer);
}

void MeasuringWorker::shutDown()
{
    m_watchdog.stop();
    m_serve.send(wire::toLine(wire::Quit{}));
    m_serve.end();
    QThread::currentThread()->quit();
}

void MeasuringWorker::proceed()
{
    if (!m_run && !m_wantsDevices && !m_timing) {
        rest();
        return;
    }
    if (!m_serve.isRunning()) {
        m_isGreeted = m_askedForDevices = false;
        m_noise = 0;
        m_serve.start(m_place);
        watch(helloLimit());
    }
    if (m_isGreeted)
        ask();
}

/// Nothing is wanted of the child.
void MeasuringWorker::rest()
{
    m_watchdog.stop();
    if (!std::exchange(m_isToLetGo, false))
        return;
    m_serve.end();
    m_isGreeted = m_askedForDevices = false;
}

void MeasuringWorker::ask()
{
    if (m_wantsDevices && !m_askedForDevices && !(m_run && m_run->isAsked)) {
        m_askedForDevices = true;
        m_serve.send(wire::toLine(wire::ListDevices{}));
        watch(awaited());
    } else if (m_run && !m_run->isAsked && !m_wantsDevices) {
        m_run->isAsked = true;
        m_serve.send(wire::toLine(m_run->request));
        watch(m_run->betweenLines);
    } else if (m_timing && !m_timing->isAsked && !m_run && !m_wantsDevices) {
        m_timing->isAsked = true;
        m_serve.send(wire::toLine(m_timing->request));
        watch(awaited());
    }
}

void MeasuringWorker::watch(MeasuringLimits::Milliseconds limit) { m_watchdog.start(limit); }

MeasuringLimits::Milliseconds MeasuringWorker::helloLimit() const
{
    return m_place.isOwn ? m_limits.hello : m_limits.helloFromFar;
}

void MeasuringWorker::onSilence()
{
    m_watchdog.stop();
    if (!m_isGreeted)
        giveUp(failure_text::neverGreeted(m_place, helloLimit(), m_serve.lastWords()));
    else
        giveUp(failure_text::silent(m_place, awaited(), m_serve.lastWords()));
}

MeasuringLimits::Milliseconds MeasuringWorker::awaited() const
{
    if (m_run && m_run->isAsked)
        return m_run->betweenLines;
    const bool isTiming = m_timing && m_timing->isAsked;
    if (m_askedForDevices) // behind a product that is being timed, where there is one
        return isTiming ? std::max(m_limits.devices, m_limits.live) : m_limits.devices;
    return m_limits.live;
}

/// One answer is there; what else was asked has its own time from now on.
void MeasuringWorker::watchTheRest()
{
    if (m_askedForDevices || (m_timing && m_timing->isAsked))
        watch(awaited());
}

void MeasuringWorker::onLine(const QByteArray& line)
{
    if (!m_isGreeted && !line.startsWith('{')) { // a login shell may say something first
        if (++m_noise > m_limits.noiseLines)
            giveUp(failure_text::notALine(m_place, QString::fromUtf8(line.left(60)), m_serve.lastWords()));
        return;
    }
    const auto read = wire::eventFromLine({line.constData(), static_cast<std::size_t>(line.size())});
    if (const auto* bad = std::get_if<wire::BadLine>(&read)) {
        giveUp(failure_text::notALine(m_place, QString::fromStdString(bad->message), m_serve.lastWords()));
        return;
    }
    const auto& event = std::get<wire::Event>(read);
    if (!m_isGreeted && !std::holds_alternative<wire::Hello>(event)) {
        giveUp(failure_text::notALine(m_place, tr("the greeting is missing"), m_serve.lastWords()));
        return;
    }
    std::visit([this](const auto& one) { take(one); }, event);
}

void MeasuringWorker::take(const wire::Hello& hello)
{
    if (hello.protocol != wire::protocolVersion) {
        giveUp(failure_text::otherProtocol(m_place, hello.protocol));
        return;
    }
    m_isGreeted = true;
    proceed();
}

void MeasuringWorker::take(const wire::DeviceList& list)
{
    if (!m_askedForDevices)
        return;
    m_wantsDevices = m_askedForDevices = false;
    QStringList notes;
    for (const std::string& note : list.notes)
        notes << QString::fromStdString(note);
    emit devicesListed(list.devices, notes);
    watchTheRest();
    proceed();
}

void MeasuringWorker::take(const wire::Told& told)
{
    if (!m_run || !m_run->isAsked || told.run != m_run->request.run)
        return;
    if (++m_run->events > m_limits.eventsOfRun) {
        giveUp(failure_text::tooMuch(m_place));
        return;
    }
    if (!m_run->isCancelling)
        watch(m_run->betweenLines);
    emit this->told(told.run, told.event);
}

void MeasuringWorker::take(const wire::Ended& ended)
{
    if (!m_run || !m_run->isAsked || ended.run != m_run->request.run)
        return;
    const auto* failed = std::get_if<Failed>(&ended.ending);
    if (failed != nullptr && failed->isProcessUnusable)
        m_serve.end();
    endRun(ended.ending);
}

void MeasuringWorker::take(const wire::Refused& refused)
{
    if (m_run || m_wantsDevices || m_timing)
        giveUp(failure_text::refused(m_place, QString::fromStdString(refused.message)));
}

void MeasuringWorker::onExit(const ServeExit& exit)
{
    giveUp(failure_text::exited(m_place, exit, m_isGreeted, m_serve.lastWords()));
}

void MeasuringWorker::giveUp(const QString& message)
{
    m_watchdog.stop();
    m_serve.end();
    m_isGreeted = m_askedForDevices = false;
    if (std::exchange(m_wantsDevices, false))
        emit placeFailed(message);
    if (std::exchange(m_timing, std::nullopt))
        emit timingFailed(message);
    if (m_run)
        endRun(m_run->isCancelling ? Ending(Cancelled{}) : Ending(Failed{message.toStdString(), false}));
}

void MeasuringWorker::endRun(const Ending& ending)
{
    const std::uint64_t run = m_run->request.run;
    m_run.reset();
    emit ended(run, ending);
    if (!m_wantsDevices && !m_isGreeted)
        m_serve.end(); // cancelled before it greeted: nobody waits for it any more
    proceed();
}

} // namespace roofline::window
