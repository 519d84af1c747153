// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/checking/thread_team.h"

namespace roofline {

ThreadTeam::ThreadTeam(std::int64_t threads)
{
    m_threads.reserve(static_cast<std::size_t>(threads));
    for (std::int64_t number = 1; number <= threads; ++number)
        m_threads.emplace_back([this, number](const std::stop_token& stop) { serve(number, stop); });
}

bool ThreadTeam::tryRun(std::int64_t count, const Task& task)
{
    if (m_isBusy.exchange(true))
        return false;
    {
        const std::lock_guard lock(m_mutex);
        m_task = &task;
        m_count = m_left = count;
        ++m_round;
    }
    m_given.notify_all();
    task(0);
    {
        std::unique_lock lock(m_mutex);
        m_done.wait(lock, [this] { return m_left == 0; });
        m_task = nullptr;
    }
    m_isBusy = false;
    return true;
}

void ThreadTeam::serve(std::int64_t number, const std::stop_token& stop)
{
    std::uint64_t seen = 0;
    std::unique_lock lock(m_mutex);
    while (m_given.wait(lock, stop, [&] { return m_round != seen; })) {
        seen = m_round;
        if (number > m_count || m_task == nullptr) // also where it woke after all was done
            continue;
        const Task& task = *m_task;
        lock.unlock();
        task(number);
        lock.lock();
        if (--m_left == 0)
            m_done.notify_one();
    }
}

} // namespace roofline
