// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/roofline/roof_family.h"

#include "app/window/text/ceiling_words.h"
#include "app/window/text/spread_words.h"
#include "core/session/roofs.h"
#include "core/session/theoretical.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace roofline::window {

namespace {

constexpr const char* classicSlope = "copy";
constexpr const char* classicFlat = "fma_fp32";

QString spreadOf(const RoofFacts& facts) { return SpreadWords::of(facts.time, facts.conditions); }

void addPaper(std::vector<FamilyRoof>& lines, const Session& session, const std::string& id)
{
    const auto ceiling = std::find_if(session.ceilings.begin(), session.ceilings.end(),
                                      [&id](const CeilingMeasurement& other) { return other.id == id; });
    if (ceiling == session.ceilings.end())
        return;
    const std::optional<TheoreticalRate> rate = theoreticalRate(session.device, *ceiling);
    if (!rate)
        return;
    const bool isThere = std::any_of(lines.begin(), lines.end(), [&rate](const FamilyRoof& line) {
        return std::abs(line.rate / rate->perSecond - 1.0) < 1e-3; // all of one level come to the same
    });
    if (!isThere)
        lines.push_back({id, CeilingWords::name(id), rate->perSecond, QString::fromStdString(rate->derivation)});
}

} // namespace

RoofFamily roofFamily(const Session& session, const CeilingChoice& choice)
{
    RoofFamily family;
    if (!roofOf(session))
        return family;
    const Roofs all = roofs(session);
    const std::string flat = flatOf(session, choice.precision) ? choice.precision : classicFlat;
    family.slopeId = classicSlope;
    family.flatId = flat;
    family.slopeName = CeilingWords::name(classicSlope);
    family.flatName = CeilingWords::name(flat);
    family.hasOtherPrecisions = std::count_if(all.flats.begin(), all.flats.end(), [](const Flat& other) {
                                    return !other.isOfIntegers && !other.facts.sustained;
                                }) > 1;
    for (const Slope& slope : all.slopes)
        if (slope.facts.id == classicSlope)
            family.slopeSpread = spreadOf(slope.facts);
    for (const Flat& other : all.flats)
        if (other.facts.id == flat)
            family.flatSpread = spreadOf(other.facts);
    for (const Slope& slope : all.slopes)
        if (slope.facts.id != classicSlope && choice.shown.count(slope.facts.id) > 0)
            family.slopes.push_back({slope.facts.id,
                                     CeilingWords::name(slope.facts.id),
                                     slope.bandwidth.value(),
                                     {},
                                     spreadOf(slope.facts)});
    for (const Flat& other : all.flats)
        if (!other.isOfIntegers && other.facts.id != flat && choice.shown.count(other.facts.id) > 0)
            family.flats.push_back(
                {other.facts.id, CeilingWords::name(other.facts.id), other.rate.value(), {}, spreadOf(other.facts)});
    if (!choice.hasTheory)
        return family;
    addPaper(family.paperSlopes, session, classicSlope);
    for (const FamilyRoof& slope : family.slopes)
        addPaper(family.paperSlopes, session, slope.id);
    addPaper(family.paperFlats, session, flat);
    for (const FamilyRoof& other : family.flats)
        addPaper(family.paperFlats, session, other.id);
    return family;
}

} // namespace roofline::window
