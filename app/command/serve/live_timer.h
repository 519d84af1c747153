// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Live requests of `roofline serve`: one is timed, at most one waits, and a newer one takes the place of that. The device stays
// open from answer to answer. How a kernel is timed is core's live.h.
#pragma once

#include "app/command/serve/line_writer.h"
#include "core/measuring/probe.h"
#include "core/wire/request.h"

#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>

namespace roofline::command {

class LiveTimer {
public:
    /// `unusable` is called, from the timing thread, once an answer has left this process unable to measure again.
    LiveTimer(LineWriter& writer, std::function<void()> unusable) : m_writer(writer), m_unusable(std::move(unusable)) {}

    /// One that still waits is answered at once as stale.
    void ask(const wire::TimeNow& request);
    /// A run begins: what waits is stale, what goes on is stopped, and the device is let go. Returns when that has happened.
    void rest();
    /// True where the timing thread has left within `patience`. A card that hangs its caller never does.
    [[nodiscard]] bool stop(std::chrono::milliseconds patience);

private:
    void work(const std::stop_token& stop);
    void answer(const wire::TimeNow& request, const std::stop_token& stop);
    Probe& opened(const std::string& device);
    void dropWaiting();

    LineWriter& m_writer;
    std::function<void()> m_unusable;
    std::unique_ptr<Probe> m_probe; ///< the timing thread's
    std::string m_device;           ///< of the probe
    std::mutex m_mutex;             ///< guards what follows
    std::condition_variable_any m_changed;
    std::optional<wire::TimeNow> m_waiting;
    std::stop_source m_current; ///< of the request that is timed
    bool m_isToLetGo = false;
    bool m_hasLeft = true;
    std::jthread m_thread; ///< from the first request on; last: it ends before what it uses
};

} // namespace roofline::command
