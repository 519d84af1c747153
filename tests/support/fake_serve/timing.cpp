// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/support/fake_serve/timing.h"

#include "core/quantity/units.h"
#include "tests/support/made_up_run.h"

namespace roofline::fake {

namespace {

/// A product of N × N at 100 GFLOP/s, so that a test knows its time.
KernelMeasurement product(const LiveRequest& what)
{
    KernelMeasurement kernel = made_up::kernels().back();
    const auto n = static_cast<double>(what.n);
    kernel.id = what.kernel == "matmul_tiled" ? "matmul_tiled_" + std::to_string(what.tile) : what.kernel;
    kernel.work = flops(2.0 * n * n * n);
    kernel.traffic = bytes(8.0 * n * n * n / static_cast<double>(what.tile) + 4.0 * n * n);
    kernel.time.samples.clear();
    for (const double share : {0.99, 1.0, 1.01})
        kernel.time.samples.push_back(share * (kernel.work / gigaflopsPerSecond(100.0)));
    kernel.time.spread = summarise(kernel.time.samples);
    kernel.time.median = kernel.time.spread->median;
    return kernel;
}

} // namespace

std::vector<wire::Event> timingAnswers(const wire::TimeNow& asked, const std::string& mode)
{
    KernelMeasurement kernel = product(asked.what);
    if (mode == "live-hangs")
        return {};
    if (mode == "live-refuses" && asked.what.tile != 16)
        return {wire::Timed{asked.ticket, Failed{"no such tile here", false}}};
    if (mode == "live-unusable")
        return {wire::Timed{asked.ticket, Failed{"the card is lost", true}}};
    if (mode == "live-wrong")
        kernel.check = CheckResult{false, 1.0, 1.0, "every element"};
    if (mode == "live-stale") { // answers to what nobody asks any more, one of them wrong by far
        const KernelMeasurement other = product({asked.what.kernel, 4 * asked.what.n, asked.what.tile});
        return {wire::Timed{asked.ticket + 1000, other}, wire::Timed{asked.ticket + 2000, wire::Stale{}},
                wire::Timed{asked.ticket, kernel}, wire::Timed{asked.ticket, other}};
    }
    return {wire::Timed{asked.ticket, kernel}};
}

} // namespace roofline::fake
