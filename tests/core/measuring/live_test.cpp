// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/measuring/live.h"
#include "tests/core/measuring/scripted_probe.h"

#include <doctest/doctest.h>

using namespace roofline;
using namespace roofline::test;

namespace {

const LiveRequest product{"matmul_tiled", 512, 16};

ScriptedProbe& offering(ScriptedProbe& probe, const Script& script)
{
    probe.add(StepKind::Kernel, "matmul_tiled_16", {script});
    probe.live = [&probe](const LiveRequest& request) {
        return request.kernel == "matmul_tiled" ? std::optional(probe.lastStep()) : std::nullopt;
    };
    return probe;
}

} // namespace

TEST_CASE("what a device does not offer live is said, and what would be answered instead")
{
    ScriptedProbe probe;
    const auto refusal = [&probe](const LiveRequest& request) {
        return std::get<Failed>(timeNow(probe, request, {})).message;
    };
    const std::string nothing =
        "A device of paper times no product live: measure a run on it, or choose another device";
    CHECK(refusal(product) == nothing);
    CHECK(refusal({"matmul_naive", 64, 1}) == nothing);
    CHECK(refusal({"fourier", 64, 1}) ==
          "no kernel \"fourier\" can be timed live: ask for matmul_naive or matmul_tiled");
    offering(probe, Script());
    CHECK(refusal({"matmul_naive", 64, 1}) ==
          "A device of paper times no untiled product live: choose a tile of 8, 16, 32");
    probe.live = [&probe](const LiveRequest& request) {
        return request.kernel == "matmul_naive" ? std::optional(probe.lastStep()) : std::nullopt;
    };
    CHECK(refusal(product) == "A device of paper times no tiled product live: choose T 1, which is untiled");
    probe.live = [&probe](const LiveRequest& request) {
        const bool isOffered = request.n <= 512 && (request.tile == 8 || request.tile == 32);
        return isOffered ? std::optional(probe.lastStep()) : std::nullopt;
    };
    CHECK(refusal({"matmul_tiled", 1024, 32}) ==
          "too large to be timed in a moment on A device of paper: choose a smaller N");
    CHECK(refusal({"matmul_tiled", 512, 16}) == "A device of paper has no kernel with tiles of 16: choose 8, 32");
}

TEST_CASE("an answer is checked after it was timed, has its spread, and took little")
{
    ScriptedProbe probe;
    const LiveAnswer answer = timeNow(offering(probe, Script()), product, {});
    const auto& kernel = std::get<KernelMeasurement>(answer);
    CHECK(kernel.id == "matmul_tiled_16");
    CHECK(kernel.time.median == Seconds(1e-3));
    CHECK(kernel.time.spread->count == 3);
    CHECK(kernel.isUsable());
    CHECK(std::count(probe.calls.begin(), probe.calls.end(), "check") == 1);
    // 2 ms of warm-up, three samples.
    CHECK(std::count(probe.calls.begin(), probe.calls.end(), "run") == 2 + 3);
    CHECK(probe.calls.back() == "free");
}

TEST_CASE("a wrong result has a failed check and no time")
{
    ScriptedProbe probe;
    Script wrong;
    wrong.checks = {false};
    const LiveAnswer answer = timeNow(offering(probe, wrong), product, {});
    CHECK_FALSE(std::get<KernelMeasurement>(answer).isUsable());
    CHECK(std::get<KernelMeasurement>(answer).time.samples.empty());
}

TEST_CASE("a device that goes wrong, and a stop, are answers too")
{
    ScriptedProbe lost;
    Script losing;
    losing.time = [](int, int) -> Seconds { throw ProbeError("off the bus", true); };
    const LiveAnswer answer = timeNow(offering(lost, losing), product, {});
    CHECK(std::get<Failed>(answer) == Failed{"off the bus", true});
    ScriptedProbe probe;
    std::stop_source stop;
    stop.request_stop();
    CHECK(std::holds_alternative<Cancelled>(timeNow(offering(probe, Script()), product, stop.get_token())));
}
