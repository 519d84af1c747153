// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "app/command/serve/live_timer.h"

#include "app/command/places.h"
#include "core/measuring/live.h"

#include <utility>

namespace roofline::command {

void LiveTimer::ask(const wire::TimeNow& request)
{
    const std::lock_guard lock(m_mutex);
    dropWaiting();
    m_waiting = request;
    if (!m_thread.joinable()) {
        m_hasLeft = false;
        m_thread = std::jthread([this](const std::stop_token& stop) { work(stop); });
    }
    m_changed.notify_all();
}

void LiveTimer::dropWaiting()
{
    if (m_waiting)
        m_writer.write(wire::Timed{std::exchange(m_waiting, std::nullopt)->ticket, wire::Stale{}});
}

void LiveTimer::rest()
{
    std::unique_lock lock(m_mutex);
    dropWaiting();
    if (m_hasLeft)
        return;
    m_current.request_stop();
    m_isToLetGo = true;
    m_changed.notify_all();
    m_changed.wait(lock, [this] { return !m_isToLetGo || m_hasLeft; });
}

bool LiveTimer::stop(std::chrono::milliseconds patience)
{
    std::unique_lock lock(m_mutex);
    m_current.request_stop();
    m_thread.request_stop();
    return m_changed.wait_for(lock, patience, [this] { return m_hasLeft; });
}

void LiveTimer::work(const std::stop_token& stop)
{
    std::unique_lock lock(m_mutex);
    while (m_changed.wait(lock, stop, [this] { return m_waiting || m_isToLetGo; }) && !stop.stop_requested()) {
        if (std::exchange(m_isToLetGo, false)) {
            m_probe.reset();
            m_changed.notify_all();
            continue;
        }
        const wire::TimeNow request = *std::exchange(m_waiting, std::nullopt);
        m_current = std::stop_source();
        const std::stop_token current = m_current.get_token();
        lock.unlock();
        answer(request, current);
        lock.lock();
    }
    m_hasLeft = true;
    m_changed.notify_all();
}

/// What is open already, where it is the same device.
Probe& LiveTimer::opened(const std::string& device)
{
    if (!m_probe || m_device != device) {
        m_probe.reset();
        m_probe = openPlace(device);
        m_device = device;
    }
    return *m_probe;
}

void LiveTimer::answer(const wire::TimeNow& request, const std::stop_token& stop)
{
    LiveAnswer answer;
    try {
        answer = timeNow(opened(request.device), request.what, stop);
    } catch (const ProbeError& error) {
        answer = Failed{error.what(), error.isProcessUnusable()};
    } catch (const std::exception& error) {
        answer = Failed{error.what(), false};
    }
    const auto* failed = std::get_if<Failed>(&answer);
    if (const auto* kernel = std::get_if<KernelMeasurement>(&answer))
        m_writer.write(wire::Timed{request.ticket, *kernel});
    else if (failed != nullptr)
        m_writer.write(wire::Timed{request.ticket, *failed});
    else
        m_writer.write(wire::Timed{request.ticket, wire::Stale{}});
    if (failed != nullptr && failed->isProcessUnusable)
        m_unusable();
}

} // namespace roofline::command
