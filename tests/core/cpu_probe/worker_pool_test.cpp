// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/cpu_probe/usable_processors.h"
#include "core/cpu_probe/worker_pool.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <atomic>
#include <csignal>
#include <sys/resource.h>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>
#include <vector>

using namespace roofline;

namespace {

#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
/// 0 where a pool of more threads than the memory's limit allows says so; ends by a signal where it waits for ever.
[[noreturn]] void makePoolOfTooManyThreads()
{
    ::alarm(20);
    constexpr rlim_t little = rlim_t{256} << 20;
    const rlimit limit{little, little};
    if (::setrlimit(RLIMIT_AS, &limit) != 0)
        ::_exit(2);
    try {
        const WorkerPool pool(10000);
    } catch (const std::system_error&) {
        ::_exit(0);
    }
    ::_exit(1);
}
#endif

} // namespace

TEST_CASE("every worker does every launch once")
{
    for (const int workers : {1, 2, 5}) {
        WorkerPool pool(workers);
        CHECK(pool.workers() == workers);
        std::vector<std::atomic<int>> done(static_cast<std::size_t>(workers));
        const Seconds time = pool.run(7, [&](int worker) { ++done[static_cast<std::size_t>(worker)]; });
        CHECK(time.count() >= 0.0);
        for (const std::atomic<int>& each : done)
            CHECK(each == 7);
    }
}

TEST_CASE("no launch begins before every worker has finished the last")
{
    constexpr int workers = 3;
    constexpr int launches = 200;
    WorkerPool pool(workers);
    std::atomic<int> entered{0};
    std::atomic<int> tooEarly{0};
    std::vector<int> launchOf(workers);
    pool.run(launches, [&](int worker) {
        const int launch = launchOf[static_cast<std::size_t>(worker)]++;
        // All of the launches before have been entered by all workers.
        if (entered++ < launch * workers)
            ++tooEarly;
    });
    CHECK(tooEarly == 0);
    CHECK(entered == workers * launches);
}

TEST_CASE("batch after batch, and what a job wrote is there when run() returns")
{
    WorkerPool pool(2);
    std::vector<int> written(2);
    for (int batch = 1; batch <= 100; ++batch) {
        pool.run(1, [&](int worker) { written[static_cast<std::size_t>(worker)] = batch; });
        REQUIRE(written[0] == batch);
        REQUIRE(written[1] == batch);
    }
}

#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__) // they need address space without a limit
TEST_CASE("where the system starts no more threads, those that have started are ended and the pool says so")
{
    const pid_t child = ::fork();
    REQUIRE(child >= 0);
    if (child == 0)
        makePoolOfTooManyThreads();
    int status = -1;
    REQUIRE(::waitpid(child, &status, 0) == child);
    CHECK(WIFEXITED(status));
    CHECK(WEXITSTATUS(status) == 0);
}
#endif

TEST_CASE("a pool that never worked ends") { const WorkerPool pool(4); }

TEST_CASE("usable processors are told once each, in order, and a worker may be tied to one")
{
    const std::vector<int> processors = usableProcessors();
#if defined(__linux__)
    REQUIRE_FALSE(processors.empty());
#endif
    CHECK(std::is_sorted(processors.begin(), processors.end()));
    CHECK(std::adjacent_find(processors.begin(), processors.end()) == processors.end());
    if (processors.empty())
        return;
    WorkerPool pool(1, {processors.back()});
    std::vector<int> seen;
    pool.run(1, [&](int) { seen = usableProcessors(); });
    CHECK(seen == std::vector<int>{processors.back()});
    // The calling thread stays where it was.
    CHECK(usableProcessors() == processors);
}

TEST_CASE("a processor that does not exist ties nothing")
{
    WorkerPool pool(1, {100000});
    int done = 0;
    pool.run(1, [&](int) { ++done; });
    CHECK(done == 1);
}
