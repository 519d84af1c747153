// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/measuring/measuring_client.h"

#include "app/window/measuring/measuring_worker.h"

namespace roofline::window {

MeasuringClient::MeasuringClient(const Place& place, const MeasuringLimits& limits, QObject* parent)
    : QObject(parent), m_place(place), m_worker(new MeasuringWorker(place, limits))
{
    m_thread.setObjectName("measuring");
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    connect(m_worker, &MeasuringWorker::devicesListed, this, &MeasuringClient::devicesListed);
    connect(m_worker, &MeasuringWorker::placeFailed, this, &MeasuringClient::placeFailed);
    connect(m_worker, &MeasuringWorker::told, this, [this](std::uint64_t run, const RunEvent& event) {
        if (run == m_currentRun)
            emit told(run, event);
    });
    connect(m_worker, &MeasuringWorker::ended, this, [this](std::uint64_t run, const Ending& ending) {
        if (run != m_currentRun)
            return;
        m_currentRun = 0;
        emit ended(run, ending);
    });
    connect(m_worker, &MeasuringWorker::timed, this, &MeasuringClient::timed);
    connect(m_worker, &MeasuringWorker::timingFailed, this, &MeasuringClient::timingFailed);
    m_thread.start();
}

MeasuringClient::~MeasuringClient()
{
    QMetaObject::invokeMethod(m_worker, &MeasuringWorker::shutDown, Qt::QueuedConnection);
    m_thread.wait();
}

void MeasuringClient::listDevices()
{
    QMetaObject::invokeMethod(m_worker, &MeasuringWorker::listDevices, Qt::QueuedConnection);
}

std::uint64_t MeasuringClient::measure(const QString& deviceId, PlanKind plan, Seconds sustained)
{
    const std::uint64_t run = ++m_lastRun;
    if (isMeasuring()) {
        const Failed refusal{tr("A run goes on already: cancel it, or wait until it ends.").toStdString(), false};
        QMetaObject::invokeMethod(
            this, [this, run, refusal] { emit ended(run, refusal); }, Qt::QueuedConnection);
        return run;
    }
    m_currentRun = run;
    QMetaObject::invokeMethod(
        m_worker,
        [worker = m_worker, run, deviceId, plan, sustained] { worker->measure(run, deviceId, plan, sustained); },
        Qt::QueuedConnection);
    emit started(run);
    return run;
}

std::uint64_t MeasuringClient::timeNow(const QString& deviceId, const LiveRequest& request)
{
    const wire::TimeNow asked{++m_lastTicket, deviceId.toStdString(), request};
    QMetaObject::invokeMethod(
        m_worker, [worker = m_worker, asked] { worker->timeNow(asked); }, Qt::QueuedConnection);
    return asked.ticket;
}

void MeasuringClient::stopTiming()
{
    QMetaObject::invokeMethod(m_worker, &MeasuringWorker::stopTiming, Qt::QueuedConnection);
}

void MeasuringClient::cancel()
{
    if (!isMeasuring())
        return;
    QMetaObject::invokeMethod(
        m_worker, [worker = m_worker, run = m_currentRun] { worker->cancel(run); }, Qt::QueuedConnection);
}

} // namespace roofline::window
