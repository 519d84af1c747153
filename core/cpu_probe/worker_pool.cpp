// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/cpu_probe/worker_pool.h"

#include "core/cpu_probe/usable_processors.h"

#include <chrono>
#include <optional>
#include <system_error>
#include <utility>

namespace roofline {

WorkerPool::WorkerPool(int workers, const std::vector<int>& processors) : m_workers(workers), m_meeting(workers)
{
    m_threads.reserve(static_cast<std::size_t>(workers));
    try {
        for (int worker = 0; worker < workers; ++worker)
            start(worker, processors);
    } catch (const std::system_error& error) {
        // Those that have started would wait for ever, and their end is waited for.
        close();
        throw std::system_error(error.code(), "no more threads can be started here");
    }
}

WorkerPool::~WorkerPool() { close(); }

void WorkerPool::start(int worker, const std::vector<int>& processors)
{
    std::optional<int> processor;
    if (std::cmp_less(worker, processors.size()))
        processor = processors[static_cast<std::size_t>(worker)];
    m_threads.emplace_back([this, worker, processor] {
        if (processor)
            tieThisThreadTo(*processor);
        workUntilClosed(worker);
    });
}

void WorkerPool::close()
{
    {
        const std::lock_guard lock(m_mutex);
        m_isClosed = true;
    }
    m_changed.notify_all();
}

Seconds WorkerPool::run(int launches, const Job& job)
{
    std::unique_lock lock(m_mutex);
    m_job = &job;
    m_launches = launches;
    m_unfinished = m_workers;
    ++m_batch;
    m_changed.notify_all();
    m_changed.wait(lock, [this] { return m_unfinished == 0; });
    return m_time;
}

void WorkerPool::workUntilClosed(int worker)
{
    std::uint64_t done = 0;
    std::unique_lock lock(m_mutex);
    while (true) {
        m_changed.wait(lock, [&] { return m_isClosed || m_batch != done; });
        if (m_isClosed)
            return;
        done = m_batch;
        const Job& job = *m_job;
        const int launches = m_launches;
        lock.unlock();
        runBatch(worker, launches, job);
        lock.lock();
        if (--m_unfinished == 0)
            m_changed.notify_all();
    }
}

void WorkerPool::runBatch(int worker, int launches, const Job& job)
{
    using Clock = std::chrono::steady_clock;
    m_meeting.arrive_and_wait();
    const Clock::time_point start = Clock::now();
    for (int launch = 0; launch < launches; ++launch) {
        job(worker);
        m_meeting.arrive_and_wait();
    }
    if (worker == 0)
        m_time = Clock::now() - start;
}

} // namespace roofline
