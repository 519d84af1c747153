// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/checking/signal.h"
#include "core/cpu_probe/piecewise_check.h"
#include "core/cpu_probe/cpu_workload.h"

#include <doctest/doctest.h>

#include <cmath>
#include <cstdint>
#include <utility>
#include <vector>

using namespace roofline;

namespace {

constexpr InputSeeds seeds{3, 4};

/// out[i] = a[i] of the worker's own index alone, or nothing at all.
CpuKernel halfCopy(bool isDoingItsWork)
{
    CpuKernel kernel;
    kernel.aElements = 1000;
    kernel.bElements = 10;
    kernel.outElements = 1000;
    kernel.run = [=](const KernelBuffers& buffers, int worker, int workers) {
        for (std::int64_t i = worker; i < 1000 && isDoingItsWork; i += workers)
            buffers.out[i] = buffers.a[i];
    };
    kernel.check = [](std::span<const float> out, const std::stop_token&) {
        return compareCopy(out, 0, seeds).result("copied");
    };
    return kernel;
}

} // namespace

TEST_CASE("a buffer holds its count on a cache line's border; an empty one holds nothing")
{
    for (const std::int64_t count : {1, 1000, 3'000'000}) {
        FloatBuffer buffer(count);
        CHECK(buffer.count() == count);
        CHECK(std::ssize(buffer.values()) == count);
        CHECK(reinterpret_cast<std::uintptr_t>(buffer.data()) % 64 == 0);
        buffer.data()[count - 1] = 7.0f;
        const FloatBuffer moved = std::move(buffer);
        CHECK(moved.values().back() == 7.0f);
    }
    CHECK(FloatBuffer().data() == nullptr);
    CHECK(FloatBuffer().values().empty());
}

TEST_CASE("inputs are the signal, each by its own seed")
{
    WorkerPool pool(2);
    CpuKernel kernel = halfCopy(true);
    int wrong = 0;
    kernel.run = [&](const KernelBuffers& buffers, int worker, int) {
        if (worker != 0)
            return;
        for (std::uint64_t i = 0; i < 1000; ++i)
            wrong += buffers.a[i] != signal(i, seeds.a) ? 1 : 0;
        for (std::uint64_t i = 0; i < 10; ++i)
            wrong += buffers.b[i] != signal(i, seeds.b) ? 1 : 0;
    };
    CpuWorkload workload(pool, seeds, kernel);
    static_cast<void>(workload.run(1));
    CHECK(wrong == 0);
}

TEST_CASE("outputs are NaN until a launch writes them, and again after poisoning")
{
    WorkerPool pool(2);
    CpuWorkload workload(pool, seeds, halfCopy(true));
    CHECK_FALSE(workload.check().passed);
    CHECK(workload.run(3).count() >= 0.0);
    CHECK(workload.check().passed);
    workload.poison();
    CHECK_FALSE(workload.check().passed);
    CHECK(workload.check().method.find("1000 of them not a finite number") != std::string::npos);
}

TEST_CASE("a kernel that does nothing fails its check, however fast")
{
    WorkerPool pool(2);
    CpuWorkload workload(pool, seeds, halfCopy(false));
    static_cast<void>(workload.run(1));
    CHECK_FALSE(workload.check().passed);
}

TEST_CASE("a kernel without inputs gets none")
{
    WorkerPool pool(1);
    CpuKernel kernel = halfCopy(true);
    kernel.aElements = 0;
    kernel.bElements = 0;
    bool isWithout = false;
    kernel.run = [&](const KernelBuffers& buffers, int, int) {
        isWithout = buffers.a == nullptr && buffers.b == nullptr;
    };
    CpuWorkload workload(pool, seeds, kernel);
    static_cast<void>(workload.run(1));
    CHECK(isWithout);
}

TEST_CASE("a long output is poisoned whole, and a check is told of a stop")
{
    WorkerPool pool(2);
    CpuKernel kernel = halfCopy(true);
    kernel.aElements = kernel.outElements = 200'000; // more than one piece for each worker
    int poisoned = 0;
    kernel.run = [&](const KernelBuffers& buffers, int worker, int) {
        for (std::int64_t i = 0; worker == 0 && i < 200'000; ++i)
            poisoned += std::isnan(buffers.out[i]) ? 1 : 0;
    };
    bool isStopSeen = false;
    kernel.check = [&](std::span<const float>, const std::stop_token& stop) {
        isStopSeen = stop.stop_requested();
        return CheckResult{};
    };
    CpuWorkload whole(pool, seeds, kernel);
    whole.poison();
    static_cast<void>(whole.run(1));
    CHECK(poisoned == 200'000);
    std::stop_source stop;
    whole.stopWhen(stop.get_token());
    static_cast<void>(whole.check());
    CHECK_FALSE(isStopSeen);
    stop.request_stop();
    static_cast<void>(whole.check());
    CHECK(isStopSeen);
}

TEST_CASE("pieces cover an output once; a stop between two of them is the last that is looked at")
{
    const std::vector<float> out(10, 0.0f);
    std::stop_source stop;
    std::vector<std::int64_t> firsts;
    std::int64_t stopAt = -1;
    const auto compare = [&](std::span<const float> piece, std::int64_t first) {
        firsts.push_back(first);
        if (first == stopAt)
            stop.request_stop();
        ErrorTally tally(Tolerance{});
        tally.addEqual(std::ssize(piece));
        return tally;
    };
    CHECK(compareInPieces(out, 4, stop.get_token(), compare).compared() == 10);
    CHECK(firsts == std::vector<std::int64_t>{0, 4, 8});
    CHECK(compareInPieces(out, 100, stop.get_token(), compare).compared() == 10);
    firsts.clear();
    stopAt = 4;
    CHECK(compareInPieces(out, 4, stop.get_token(), compare).compared() == 8);
    CHECK(firsts == std::vector<std::int64_t>{0, 4});
    CHECK(compareInPieces({}, 4, stop.get_token(), compare).compared() == 0);
}
