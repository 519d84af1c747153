// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
#include "core/session/roofs.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

namespace roofline {

namespace {

RoofFacts factsOf(const CeilingMeasurement& ceiling)
{
    return {ceiling.id, isClassic(ceiling.id), ceiling.sustained, ceiling.best.time, ceiling.best.conditions};
}

std::optional<MemoryOrigin> memoryOriginOf(const std::optional<CeilingOrigin>& origin)
{
    const MemoryOrigin* memory = origin ? std::get_if<MemoryOrigin>(&*origin) : nullptr;
    return memory != nullptr ? std::optional(*memory) : std::nullopt;
}

bool isRate(double value) { return std::isfinite(value) && value > 0.0; }

/// Nearest first; of an unknown level last.
int nearness(const Slope& slope) { return slope.origin ? -static_cast<int>(slope.origin->level) : 1; }

bool standsBefore(const Slope& a, const Slope& b)
{
    return std::tuple(nearness(a), -a.bandwidth.value()) < std::tuple(nearness(b), -b.bandwidth.value());
}

bool standsAbove(const Flat& a, const Flat& b)
{
    return std::tuple(a.isOfIntegers, -a.rate.value()) < std::tuple(b.isOfIntegers, -b.rate.value());
}

} // namespace

Roofs roofs(const Session& session)
{
    Roofs family;
    for (const CeilingMeasurement& ceiling : session.ceilings) {
        if (!ceiling.isUsable())
            continue;
        if (ceiling.kind == CeilingKind::Memory && isRate(ceiling.bandwidth().value()))
            family.slopes.push_back({factsOf(ceiling), memoryOriginOf(ceiling.origin), ceiling.bandwidth()});
        else if (ceiling.kind != CeilingKind::Memory && isRate(ceiling.computeRate().value()))
            family.flats.push_back({factsOf(ceiling), arithmeticOf(ceiling.origin), ceiling.computeRate(),
                                    ceiling.kind == CeilingKind::IntegerCompute});
    }
    std::stable_sort(family.slopes.begin(), family.slopes.end(), standsBefore);
    std::stable_sort(family.flats.begin(), family.flats.end(), standsAbove);
    return family;
}

std::optional<Flat> flatOf(const Session& session, std::string_view id)
{
    for (Flat& flat : roofs(session).flats)
        if (flat.facts.id == id && !flat.isOfIntegers)
            return std::move(flat);
    return std::nullopt;
}

std::optional<Roof> roofUnder(const Session& session, std::string_view flatId)
{
    std::optional<Roof> roof = roofOf(session);
    const std::optional<Flat> flat = roof ? flatOf(session, flatId) : std::nullopt;
    if (flat)
        roof->peak = flat->rate;
    return roof;
}

} // namespace roofline
