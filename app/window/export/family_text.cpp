// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/export/family_text.h"

#include "app/window/text/ceiling_words.h"
#include "app/window/text/ladder_words.h"
#include "app/window/text/quantity_text.h"

namespace roofline::window {

namespace {

QStringList namesOf(const std::vector<FamilyRoof>& slopes, const std::vector<FamilyRoof>& flats)
{
    QStringList names;
    const auto add = [&names](const FamilyRoof& roof, const QString& value) {
        const QString named = CeilingWords::withValue(roof.name, value);
        const QString& remark = roof.derivation.isEmpty() ? roof.spread : roof.derivation;
        names << (remark.isEmpty() ? named : QStringLiteral("%1 (%2)").arg(named, remark));
    };
    for (const FamilyRoof& slope : slopes)
        add(slope, bandwidthText(Bandwidth(slope.rate)));
    for (const FamilyRoof& flat : flats)
        add(flat, computeRateText(ComputeRate(flat.rate)));
    return names;
}

} // namespace

QStringList FamilyText::of(const MeasuredPicture& measured)
{
    QStringList lines;
    const RoofFamily& family = measured.family;
    if (family.hasOtherPrecisions)
        lines << tr("The roof is that of %1 and %2.").arg(family.slopeName, family.flatName);
    const QStringList others = namesOf(family.slopes, family.flats);
    if (!others.isEmpty())
        lines << tr("Other measured ceilings, thin: %1.").arg(others.join(QStringLiteral("; ")));
    const QStringList paper = namesOf(family.paperSlopes, family.paperFlats);
    if (!paper.isEmpty())
        lines << tr("On paper alone, dotted: %1.").arg(paper.join(QStringLiteral("; ")));
    for (const Ladder& ladder : measured.ladders)
        lines << LadderWords::ofLadder(ladder);
    if (measured.knee.size() > 1)
        lines << tr("The measured knee, a curve of %n points from %1 to %2.", nullptr,
                    static_cast<int>(measured.knee.size()))
                     .arg(intensityText(measured.knee.front().intensity()),
                          intensityText(measured.knee.back().intensity()));
    return lines;
}

} // namespace roofline::window
