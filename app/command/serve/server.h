// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// The conversation of `roofline serve`: what each request sets going, one run at a time and nothing live beside it, exactly one
// Ended for each Measure and one Timed for each TimeNow.
// How lines come and go is line_reader's and line_writer's.
#pragma once

#include "app/command/serve/line_writer.h"
#include "app/command/serve/live_timer.h"
#include "core/wire/request.h"

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

namespace roofline::command {

/// handle() and stop() are called on one thread.
class Server {
public:
    /// `unusable` is called, from the measuring thread, once a run has left this process unable to measure again.
    Server(LineWriter& writer, std::function<void()> unusable)
        : m_writer(writer), m_unusable(std::move(unusable)), m_live(writer, m_unusable)
    {}

    /// False for Quit.
    [[nodiscard]] bool handle(const wire::Request& request);

    /// Asks everything that goes on to stop; true where it has within `patience`. A card that hangs its caller never does.
    [[nodiscard]] bool stop(std::chrono::milliseconds patience);

private:
    void start(const wire::Measure& request);
    [[nodiscard]] bool isMeasuring();
    void cancel(std::uint64_t run);
    void time(const wire::TimeNow& request);
    void list();
    void measure(const wire::Measure& request, const std::stop_token& stop);
    void answerListings();
    /// A thread's last word.
    void leave();

    LineWriter& m_writer;
    std::function<void()> m_unusable;
    LiveTimer m_live;
    std::mutex m_mutex; ///< guards what follows
    std::condition_variable m_settled;
    std::optional<std::uint64_t> m_run; ///< the run that goes on
    int m_listings = 0;                 ///< device lists that are still to be told
    int m_active = 0;                   ///< threads that have not left
    std::jthread m_runner;              ///< the threads last: they end before what they use
    std::jthread m_lister;
};

} // namespace roofline::command
