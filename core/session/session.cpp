// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/session/session.h"

#include "core/session/timestamp.h"

#include <algorithm>
#include <cmath>

namespace roofline {

namespace {

template <class Measurement>
void put(std::vector<Measurement>& results, const Measurement& result)
{
    const auto same = std::find_if(results.begin(), results.end(),
                                   [&result](const Measurement& other) { return other.id == result.id; });
    if (same == results.end())
        results.push_back(result);
    else
        *same = result;
}

struct Recorder {
    Session& session;

    void operator()(const RunStarted& started) const
    {
        session = Session();
        session.created = utcNow();
        session.isPartial = true;
        session.device = started.device;
        session.environment = started.environment;
        session.plan = started.plan;
    }
    void operator()(const StepStarted&) const {}
    void operator()(const CeilingMeasurement& ceiling) const { put(session.ceilings, ceiling); }
    void operator()(const KernelMeasurement& kernel) const { put(session.kernels, kernel); }
};

template <class IsWanted>
const CeilingMeasurement* usableCeiling(const Session& session, IsWanted isWanted)
{
    for (const CeilingMeasurement& ceiling : session.ceilings) {
        if (isWanted(ceiling) && ceiling.isUsable())
            return &ceiling;
    }
    return nullptr;
}

const CeilingMeasurement* usableCeiling(const Session& session, std::string_view id, CeilingKind kind)
{
    return usableCeiling(session, [&](const CeilingMeasurement& c) { return c.id == id && c.kind == kind; });
}

bool isRate(double value) { return std::isfinite(value) && value > 0.0; }

std::optional<Roof> roofUnder(const CeilingMeasurement& slope, const CeilingMeasurement& flat)
{
    const Roof roof{slope.bandwidth(), flat.computeRate()};
    return isRate(roof.bandwidth.value()) && isRate(roof.peak.value()) ? std::optional(roof) : std::nullopt;
}

} // namespace

void record(Session& session, const RunEvent& event) { std::visit(Recorder{session}, event); }

void record(Session& session, const Ending& ending)
{
    if (const auto* completed = std::get_if<Completed>(&ending)) {
        session.environment = completed->environment;
        session.isPartial = false;
    } else {
        session.isPartial = true;
    }
}

std::optional<Roof> roofOf(const Session& session)
{
    const CeilingMeasurement* copy = usableCeiling(session, "copy", CeilingKind::Memory);
    const CeilingMeasurement* fma = usableCeiling(session, "fma_fp32", CeilingKind::Compute);
    if (copy == nullptr || fma == nullptr)
        return std::nullopt;
    return roofUnder(*copy, *fma);
}

std::optional<Roof> roofOf(const Session& session, const KernelMeasurement& kernel)
{
    if (!kernel.arithmetic)
        return roofOf(session);
    const CeilingMeasurement* copy = usableCeiling(session, "copy", CeilingKind::Memory);
    const CeilingMeasurement* flat = usableCeiling(session, [&kernel](const CeilingMeasurement& ceiling) {
        return ceiling.kind == CeilingKind::Compute && ceiling.origin == CeilingOrigin(*kernel.arithmetic);
    });
    return copy != nullptr && flat != nullptr ? roofUnder(*copy, *flat) : roofOf(session);
}

Placement place(const KernelMeasurement& kernel, const Roof& roof)
{
    constexpr double shownAsMoreThan100 = 1.0005; // percentages are shown with one decimal
    const double fraction = fractionOfCeiling(roof, kernel.work, kernel.traffic, kernel.time.median);
    return {limitAt(roof, kernel.intensity()), fraction, fraction >= shownAsMoreThan100};
}

std::string_view limitName(Limit limit)
{
    switch (limit) {
    case Limit::Memory:
        return "bandwidth";
    case Limit::Compute:
        return "compute";
    case Limit::Balanced:
        break;
    }
    return "balanced";
}

} // namespace roofline
