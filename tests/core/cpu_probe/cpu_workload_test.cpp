// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/checking/signal.h"
#include "core/cpu_probe/cpu_workload.h"

#include <doctest/doctest.h>

#include <cstdint>

#include <utility>

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
    kernel.check = [](std::span<const float> out) { return compareCopy(out, 0, seeds).result("copied"); };
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
