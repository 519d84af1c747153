// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "app/command/serve/server.h"

#include "app/command/places.h"
#include "core/measuring/measuring_run.h"

namespace roofline::command {

namespace {

Ending measureHere(const wire::Measure& request, LineWriter& writer, const std::stop_token& stop)
{
    try {
        const std::unique_ptr<Probe> probe = openPlace(request.device);
        const auto listener = [&](const RunEvent& event) { writer.write(wire::Told{request.run, event}); };
        Plan plan = makePlan(request.plan, probe->facts());
        plan.sustained = request.sustained;
        return measureAll(*probe, plan, listener, stop);
    } catch (const ProbeError& error) {
        return Failed{error.what(), error.isProcessUnusable()};
    } catch (const std::exception& error) {
        return Failed{error.what(), false};
    }
}

wire::DeviceList listHere()
{
    try {
        Places places = listPlaces();
        return {std::move(places.devices), std::move(places.notes)};
    } catch (const std::exception& error) {
        return {{}, {error.what()}};
    }
}

} // namespace

bool Server::handle(const wire::Request& request)
{
    if (const auto* measure = std::get_if<wire::Measure>(&request))
        start(*measure);
    else if (const auto* cancelled = std::get_if<wire::Cancel>(&request))
        cancel(cancelled->run);
    else if (const auto* timed = std::get_if<wire::TimeNow>(&request))
        time(*timed);
    else if (std::holds_alternative<wire::ListDevices>(request))
        list();
    return !std::holds_alternative<wire::Quit>(request);
}

void Server::start(const wire::Measure& request)
{
    if (isMeasuring()) {
        m_writer.write(
            wire::Ended{request.run, Failed{"another run goes on here; wait for its end, or cancel it", false}});
        return;
    }
    // The thread of the run before has told its ending, and is leaving.
    if (m_runner.joinable())
        m_runner.join();
    const std::lock_guard lock(m_mutex);
    m_run = request.run;
    ++m_active;
    m_runner = std::jthread([this, request](const std::stop_token& stop) { measure(request, stop); });
}

bool Server::isMeasuring()
{
    const std::lock_guard lock(m_mutex);
    return m_run.has_value();
}

void Server::measure(const wire::Measure& request, const std::stop_token& stop)
{
    m_live.rest();
    const Ending ending = measureHere(request, m_writer, stop);
    {
        // Before it is told: who reads Ended may ask for the next run at once.
        const std::lock_guard lock(m_mutex);
        m_run.reset();
    }
    m_writer.write(wire::Ended{request.run, ending});
    const auto* failed = std::get_if<Failed>(&ending);
    if (failed != nullptr && failed->isProcessUnusable)
        m_unusable();
    leave();
}

void Server::cancel(std::uint64_t run)
{
    const std::lock_guard lock(m_mutex);
    if (m_run == run)
        m_runner.request_stop();
}

void Server::time(const wire::TimeNow& request)
{
    if (isMeasuring())
        m_writer.write(wire::Timed{request.ticket, Failed{"a run goes on here; nothing is timed beside it", false}});
    else
        m_live.ask(request);
}

void Server::list()
{
    {
        const std::lock_guard lock(m_mutex);
        if (++m_listings > 1)
            return; // the thread that lists already answers this one too
    }
    if (m_lister.joinable())
        m_lister.join();
    const std::lock_guard lock(m_mutex);
    ++m_active;
    m_lister = std::jthread([this] { answerListings(); });
}

void Server::answerListings()
{
    bool isAskedAgain = true;
    while (isAskedAgain) {
        m_writer.write(listHere());
        const std::lock_guard lock(m_mutex);
        isAskedAgain = --m_listings > 0;
    }
    leave();
}

void Server::leave()
{
    {
        const std::lock_guard lock(m_mutex);
        --m_active;
    }
    m_settled.notify_all();
}

bool Server::stop(std::chrono::milliseconds patience)
{
    const auto deadline = std::chrono::steady_clock::now() + patience;
    {
        std::unique_lock lock(m_mutex);
        m_runner.request_stop();
        if (!m_settled.wait_until(lock, deadline, [this] { return m_active == 0; }))
            return false;
    }
    const auto left = deadline - std::chrono::steady_clock::now();
    return m_live.stop(std::chrono::duration_cast<std::chrono::milliseconds>(left));
}

} // namespace roofline::command
