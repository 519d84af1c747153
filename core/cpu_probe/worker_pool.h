// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// The threads that stand for the cores of a card: they sleep between batches and meet at a barrier after each launch.
// What runs on them is not known here.
#pragma once

#include "core/quantity/quantity.h"

#include <barrier>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace roofline {

class WorkerPool {
public:
    /// One launch, as one worker does it. Never throws.
    using Job = std::function<void(int worker)>;

    /// One worker for each of the processors, and tied to it where there is a number for it; without numbers the system
    /// places them. Throws std::system_error where the system starts no more threads.
    explicit WorkerPool(int workers, const std::vector<int>& processors = {});
    WorkerPool(const WorkerPool&) = delete;
    WorkerPool& operator=(const WorkerPool&) = delete;
    ~WorkerPool();

    [[nodiscard]] int workers() const { return m_workers; }

    /// Runs `launches` launches back to back, the next one when every worker has finished the last. The time is taken
    /// between the moment when all workers are awake and the end of the last launch.
    Seconds run(int launches, const Job& job);

private:
    void start(int worker, const std::vector<int>& processors);
    void close();
    void workUntilClosed(int worker);
    void runBatch(int worker, int launches, const Job& job);

    const int m_workers;
    std::barrier<> m_meeting;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    const Job* m_job = nullptr; ///< of the batch that runs
    int m_launches = 0;
    std::uint64_t m_batch = 0; ///< number of the batch: a worker runs each once
    int m_unfinished = 0;
    Seconds m_time{};
    bool m_isClosed = false;
    std::vector<std::jthread> m_threads;
};

} // namespace roofline
