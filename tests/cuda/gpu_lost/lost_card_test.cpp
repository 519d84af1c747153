// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "cuda/kernels/fill_signal.h"
#include "cuda/steps/kernel_workload.h"

#include <doctest/doctest.h>

#include <memory>

using namespace roofline;
using namespace roofline::cuda;

// A program of its own, since a kernel that writes where nothing is costs the process its card.
TEST_CASE("a kernel that writes to a wild address surfaces at the wait, as an error that needs a new process")
{
    const auto card = std::make_shared<Card>(0);
    KernelWorkload workload(
        card, "a wild kernel", makeBuffers(*card, {}, 16),
        [](cudaStream_t stream, const KernelBuffers&) {
            launchFillSignal(stream, reinterpret_cast<float*>(0x100), 1000, 1);
        },
        [](Card&, const DeviceBuffer&) { return CheckResult{}; });
    try {
        static_cast<void>(workload.run(1));
        FAIL("a wild write went unseen");
    } catch (const CudaError& error) {
        CHECK(error.isProcessUnusable());
        CHECK(std::string(error.what()).find("run a wild kernel") != std::string::npos);
    }
    CHECK_THROWS_AS(workload.poison(), CudaError);
    // Going out of scope frees everything on the lost card, silently.
}
