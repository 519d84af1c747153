// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/session/ceiling_noise.h"

#include "core/measuring/return_visit.h"
#include "core/session/number_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace roofline {

namespace {

double relativeSpread(const Timing& time) { return time.spread ? time.spread->relativeDeviation() : 0.0; }

double drift(const Timing& time)
{
    const std::optional<Comparison> moved = driftOf(time);
    return moved && moved->sameness != Sameness::Same ? std::abs(moved->timeRatio - 1.0) : 0.0;
}

template <class IsWanted>
const CeilingMeasurement* usableCeiling(const Session& session, IsWanted isWanted)
{
    const auto found = std::find_if(session.ceilings.begin(), session.ceilings.end(), [&](const auto& ceiling) {
        return ceiling.isUsable() && !ceiling.sustained && isWanted(ceiling);
    });
    return found != session.ceilings.end() ? &*found : nullptr;
}

/// The one that the kernel's percentage is of.
const CeilingMeasurement* ceilingOver(const Session& session, const KernelMeasurement& kernel, Limit limit)
{
    if (limit != Limit::Compute)
        return usableCeiling(session, [](const CeilingMeasurement& ceiling) { return ceiling.id == "copy"; });
    const std::optional<Roof> roof = roofOf(session, kernel);
    return usableCeiling(session, [&roof](const CeilingMeasurement& ceiling) {
        return roof && ceiling.kind == CeilingKind::Compute && ceiling.computeRate() == roof->peak;
    });
}

std::string percentWords(double ratio) { return fixedWords(ratio * 100.0, 1); }

} // namespace

std::optional<std::string> whyOnlyNoise(const KernelMeasurement& kernel, const Placement& placement,
                                        const Session& session)
{
    const CeilingMeasurement* ceiling = ceilingOver(session, kernel, placement.limit);
    if (ceiling == nullptr)
        return std::nullopt;
    const Timing& time = ceiling->best.time;
    if (relativeSpread(time) > steadyBelow)
        return fmt::format("the ceiling itself scattered by ± {} %: this percentage says nothing",
                           percentWords(relativeSpread(time)));
    if (drift(time) > steadyBelow)
        return fmt::format("the ceiling itself moved by {} % during the run: this percentage says nothing",
                           percentWords(drift(time)));
    if (placement.fractionOfCeiling - 1.0 <= relativeSpread(time) + relativeSpread(kernel.time))
        return "it is above by no more than it and the ceiling scattered: as good as at the ceiling";
    return std::nullopt;
}

std::optional<ImplausibleRates> implausibleRates(const Session& session)
{
    const auto named = [&session](std::string_view id) {
        return usableCeiling(session, [id](const CeilingMeasurement& ceiling) { return ceiling.id == id; });
    };
    const CeilingMeasurement* single = named("fma_fp32");
    const CeilingMeasurement* twice = named("fma_fp64");
    if (single == nullptr || twice == nullptr ||
        single->computeRate().value() >= twice->computeRate().value() * (1.0 - leastDifference))
        return std::nullopt;
    return ImplausibleRates{*single, *twice};
}

} // namespace roofline
