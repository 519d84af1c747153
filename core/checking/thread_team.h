// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Threads that stay from one piece of work to the next: a check comes in hundreds of pieces of a millisecond, and starting some
// dozen threads for each took longer than the pieces. What they do is parallel_ranges'.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

namespace roofline {

class ThreadTeam {
public:
    using Task = std::function<void(std::int64_t number)>;

    /// With so many threads, which end with it.
    [[nodiscard]] explicit ThreadTeam(std::int64_t threads);

    [[nodiscard]] std::int64_t threads() const { return std::ssize(m_threads); }

    /// task(1) … task(count) on a thread each while task(0) runs here; returns when all are done. count ≤ threads(); a task
    /// must not throw. False, and nothing done, while another call of it is under way.
    [[nodiscard]] bool tryRun(std::int64_t count, const Task& task);

private:
    void serve(std::int64_t number, const std::stop_token& stop);

    std::atomic<bool> m_isBusy{false};
    std::mutex m_mutex;
    std::condition_variable_any m_given;
    std::condition_variable m_done;
    const Task* m_task = nullptr;
    std::int64_t m_count = 0;
    std::int64_t m_left = 0;
    std::uint64_t m_round = 0;
    std::vector<std::jthread> m_threads; ///< last: they end before what they use
};

} // namespace roofline
