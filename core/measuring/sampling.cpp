// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/measuring/sampling.h"

#include "core/measuring/stop_rule.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <thread>
#include <optional>

namespace roofline {

namespace {

bool isTime(Seconds time) { return std::isfinite(time.count()) && time.count() > 0.0; }

Failed impossibleTime(Seconds time, int launches)
{
    return {fmt::format("the clock gave {} s for {} launches, which is no time that work can take. Measure again; "
                        "if it stays so, the device's timer can't be used",
                        time.count(), launches),
            false};
}

struct WarmedUp {
    /// The shortest time of one launch: a batch that was disturbed must not make the samples shorter than the plan's.
    Seconds oneLaunch;
    /// A warm launch, so long that it needs no others before it: it is the first sample.
    bool isFirstSample = false;
};
using WarmUpResult = std::variant<WarmedUp, Failed, Cancelled>;
/// A launch that pays for loading code and touching memory and takes as long as the whole warm-up tells nothing of the
/// next: it is not counted.
WarmUpResult warmUp(Workload& workload, const Plan& plan, bool isWarm, const std::stop_token& stop)
{
    Seconds oneLaunch = Seconds::max();
    int launches = 1;
    Seconds spent{};
    do {
        if (stop.stop_requested())
            return Cancelled{};
        const Seconds time = workload.run(launches);
        if (!isTime(time))
            return impossibleTime(time, launches);
        if (launches == 1 && time >= longestSample && spent == Seconds{} && isWarm)
            return WarmedUp{time, true};
        if (isWarm || time < plan.warmUp)
            spent += time;
        isWarm = true;
        oneLaunch = std::min(oneLaunch, Seconds(time / launches));
        // The first launch may be far slower than the next: grow step by step.
        launches = std::min(launches * 4, launchesPerSample(plan, oneLaunch));
    } while (spent < plan.warmUp);
    return WarmedUp{oneLaunch};
}

SamplingResult sampleWarm(Workload& workload, const Plan& plan, Timing timing, const std::stop_token& stop,
                          const SamplingOptions& options)
{
    Verdict verdict = judge(plan, timing.samples, timing.launchesPerSample);
    while (verdict == Verdict::Continue) {
        if (stop.stop_requested())
            return Cancelled{};
        if (options.rest > Seconds(0.0))
            std::this_thread::sleep_for(options.rest);
        const Seconds time = workload.run(timing.launchesPerSample);
        if (!isTime(time))
            return impossibleTime(time, timing.launchesPerSample);
        timing.samples.push_back(time / timing.launchesPerSample);
        if (options.sampled)
            options.sampled();
        verdict = judge(plan, timing.samples, timing.launchesPerSample);
    }
    timing.spread = summarise(timing.samples);
    timing.median = timing.spread->median;
    timing.becameQuiet = verdict == Verdict::Quiet;
    return timing;
}

} // namespace

int launchesPerSample(const Plan& plan, Seconds oneLaunch)
{
    const double wanted = std::ceil(plan.shortestSample / oneLaunch);
    const double most = std::floor(longestSample / oneLaunch);
    constexpr double mostEver = 1 << 20;
    return static_cast<int>(std::clamp(std::min(wanted, most), 1.0, mostEver));
}

SamplingResult sample(Workload& workload, const Plan& plan, const std::stop_token& stop, const SamplingOptions& options)
{
    const WarmUpResult warm = warmUp(workload, plan, options.isWarm, stop);
    if (const auto* failed = std::get_if<Failed>(&warm))
        return *failed;
    if (std::holds_alternative<Cancelled>(warm))
        return Cancelled{};
    const auto& [oneLaunch, isFirstSample] = std::get<WarmedUp>(warm);
    Timing timing;
    timing.launchesPerSample = options.launchesPerSample.value_or(launchesPerSample(plan, oneLaunch));
    if (isFirstSample && timing.launchesPerSample == 1) {
        timing.samples.push_back(oneLaunch);
        if (options.sampled)
            options.sampled();
    }
    return sampleWarm(workload, plan, std::move(timing), stop, options);
}

} // namespace roofline
