// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "cuda/handles/device_buffer.h"
#include "cuda/handles/event.h"
#include "cuda/kernels/fill_signal.h"
#include "cuda/steps/kernel_workload.h"

#include <doctest/doctest.h>

#include <string>

using namespace roofline;
using namespace roofline::cuda;

namespace {

bool contains(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

} // namespace

TEST_CASE("more memory than the card has is refused with what was asked, what is free and what to choose")
{
    const Card card(0);
    try {
        const DeviceBuffer buffer(std::int64_t{1} << 44);
        FAIL("64 TiB were given");
    } catch (const CudaError& error) {
        const std::string message = error.what();
        CHECK(error.code() == cudaErrorMemoryAllocation);
        CHECK_FALSE(error.isProcessUnusable());
        CHECK(contains(message, "65536.00 GiB"));
        CHECK(contains(message, "GiB are free"));
        CHECK(contains(message, "--plan classic or quick"));
    }
    CHECK(cudaGetLastError() == cudaSuccess);
    CHECK_NOTHROW(static_cast<void>(DeviceBuffer(1000)));
}

TEST_CASE("a buffer gives its memory back")
{
    const Card card(0);
    std::size_t free = 0;
    std::size_t total = 0;
    REQUIRE(cudaMemGetInfo(&free, &total) == cudaSuccess);
    // Not by what is free before and after: under a checking tool that changes for other reasons.
    const auto eighth = static_cast<std::int64_t>(free / 8 / sizeof(float));
    for (int round = 0; round < 12; ++round)
        CHECK(DeviceBuffer(eighth).size() == eighth);
}

TEST_CASE("two marks around work are apart, and a mark that was never made is an error, not a time")
{
    const Card card(0);
    const DeviceBuffer buffer(1 << 20);
    Event start;
    Event end;
    CHECK_THROWS_AS(static_cast<void>(end - start), CudaError);
    start.record(card.stream());
    launchFillSignal(card.stream(), buffer.data(), buffer.size(), 1);
    end.record(card.stream());
    end.wait("fill a buffer");
    CHECK(end - start > Seconds(0));
    CHECK(end - start < Seconds(10));
}

TEST_CASE("a launch that CUDA refuses throws from run, and the card goes on")
{
    const auto card = std::make_shared<Card>(0);
    bool isRefused = true;
    KernelWorkload workload(
        card, "the refused kernel", makeBuffers(*card, {}, 16),
        [&](cudaStream_t stream, const KernelBuffers& buffers) {
            launchFillSignal(stream, buffers.output.data(), isRefused ? 0 : 16, 1); // a grid of no blocks
        },
        [](Card&, const DeviceBuffer&) { return CheckResult{}; });
    try {
        static_cast<void>(workload.run(1));
        FAIL("a grid of no blocks ran");
    } catch (const CudaError& error) {
        CHECK_FALSE(error.isProcessUnusable());
        CHECK(contains(error.what(), "launch the refused kernel"));
    }
    isRefused = false;
    CHECK(workload.run(2) > Seconds(0));
}
