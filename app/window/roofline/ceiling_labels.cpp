// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/roofline/ceiling_labels.h"

#include "app/window/text/ceiling_words.h"
#include "app/window/text/quantity_text.h"
#include "app/window/text/what_if_words.h"
#include "app/window/text/wording.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace roofline::window {

namespace {

QLineF lineOf(const PlotMapping& mapping, const std::vector<RoofPoint>& part)
{
    return part.size() < 2 ? QLineF() : QLineF(mapping.at(part.front()), mapping.at(part.back()));
}

/// How far the text of a ceiling may be off its line, in lines of text: of the roof, which the verdict is about, and of others.
constexpr double roofReach = 8.0;
constexpr double familyReach = 3.0;

/// The value with each origin, the longest first, and without one; what was measured bears its name before all, and where there is
/// no room for both, stands with its name rather than with its value.
AlongLine withOrigins(const QString& value, const QStringList& origins, const QString& name)
{
    QStringList texts;
    const QString named = name.isEmpty() ? value : CeilingWords::withValue(name, value);
    for (const QString& origin : origins)
        texts << Wording::ceiling(named, origin);
    texts << named;
    AlongLine along;
    along.wholes = texts.size();
    along.reach = roofReach;
    if (!name.isEmpty())
        texts << name << value;
    along.texts = std::move(texts);
    return along;
}

/// Lines that no text has room between, from the upper to the lower: they are named together.
using Bundle = std::vector<const FamilyLine*>;

double distanceOf(const QLineF& line, const QPointF& point)
{
    const QPointF along = (line.p2() - line.p1()) / line.length();
    const QPointF to = point - line.p1();
    return std::abs(along.x() * to.y() - along.y() * to.x());
}

std::vector<Bundle> bundlesOf(const std::vector<FamilyLine>& lines, double least)
{
    std::vector<Bundle> bundles;
    for (const FamilyLine& line : lines) { // the fastest first
        if (line.name.isEmpty())
            continue;
        const auto isNear = [&](const Bundle& bundle) {
            return bundle.front()->isSlope == line.isSlope && bundle.front()->isPaper == line.isPaper &&
                   distanceOf(bundle.back()->line, line.line.center()) < least;
        };
        const auto near = std::find_if(bundles.begin(), bundles.end(), isNear);
        if (near == bundles.end())
            bundles.push_back({&line});
        else
            near->push_back(&line);
    }
    return bundles;
}

TextRole roleOf(const FamilyLine& line)
{
    if (line.isPaper)
        return TextRole::Ghost;
    return line.isSlope ? TextRole::Memory : TextRole::Compute;
}

/// From the longest text of a bundle to the shortest.
QStringList textsOf(const Bundle& bundle)
{
    const FamilyLine& first = *bundle.front();
    if (first.isPaper)
        return {CeilingWords::theory(first.value, first.derivation), CeilingWords::theory(first.value)};
    if (bundle.size() == 1)
        return {CeilingWords::withValue(first.name, first.value), first.name};
    QStringList names;
    for (const FamilyLine* line : bundle)
        names << line->name;
    return {names.join(QStringLiteral(", ")), CeilingWords::andMore(names.first(), names.size() - 1)};
}

class CeilingLabels {
public:
    CeilingLabels(TextBoard& board, const AnnotationScene& scene)
        : m_board(board),
          m_scene(scene),
          m_roof(linesOf(scene.mapping, scene.roof())),
          m_ghost(linesOf(scene.mapping, scene.ghost()))
    {}

    std::vector<NamedPoint> add()
    {
        // Each label on the outer side of its line, so that two near roofs keep theirs apart.
        const Roof& roof = m_scene.reading.input.roof;
        const Roof& measured = m_scene.measured.roof.value_or(roof);
        const Side slope = roof.bandwidth >= measured.bandwidth ? Side::Above : Side::Below;
        const Side flat = roof.peak >= measured.peak ? Side::Above : Side::Below;
        const RoofFamily& family = m_scene.measured.family;
        addSloped(m_roof.sloped,
                  withOrigins(bandwidthText(roof.bandwidth), bandwidthOrigins(),
                              m_scene.hasGhostBandwidth() ? QString() : family.slopeName),
                  slope);
        addFlat(m_roof.flat,
                withOrigins(computeRateText(roof.peak), peakOrigins(),
                            m_scene.hasGhostPeak() ? QString() : family.flatName),
                flat);
        if (m_scene.hasGhostBandwidth())
            addGhost(m_ghost.sloped, WhatIfWords::bandwidth(roof.bandwidth, measured.bandwidth), opposite(slope));
        if (m_scene.hasGhostPeak())
            addGhost(m_ghost.flat, WhatIfWords::peak(roof.peak, measured.peak), opposite(flat));
        return std::move(m_left);
    }

private:
    QStringList bandwidthOrigins() const { return originsOf(m_scene.hasGhostBandwidth()); }
    QStringList peakOrigins() const { return originsOf(m_scene.hasGhostPeak()); }

    QStringList originsOf(bool isOffMeasured) const
    {
        if (!m_scene.measured.roof || isOffMeasured)
            return {Wording::fromSliders()};
        return {Wording::measuredOn(QString::fromStdString(m_scene.measured.device)), Wording::measured()};
    }

    /// How far the sliders are off is what a ghost is there for: its label is never shortened. Beside
    /// its line it has the same ink over a halo.
    void addGhost(const QLineF& line, const QString& text, Side side)
    {
        if (!line.isNull() && !m_board.addAlong(line, TextRole::Ghost, {text}, {side, opposite(side)}))
            m_left.push_back({line.pointAt(0.3), annotation(TextRole::Region, text), true});
    }

    void addSloped(const QLineF& line, AlongLine along, Side side)
    {
        if (line.isNull())
            return;
        along.line = line;
        along.sides = {side, opposite(side)};
        m_board.add(along, TextRole::Memory);
    }

    /// Over a short flat roof a label may reach across the ridge to the left; that is better than to leave its name or value out.
    void addFlat(const QLineF& line, AlongLine along, Side side)
    {
        if (line.isNull())
            return;
        along.line = line;
        along.sides = {side, opposite(side)};
        const auto across = [&](const QString& text) {
            const double left = std::min(line.x1(), line.x2() - m_board.sizeOf(text).width());
            return QLineF(QPointF(left, line.y2()), line.p2()).translated(0.0, -m_scene.markerDiameter);
        };
        along.across = across(along.texts[along.wholes - 1]);
        if (m_board.add(along, TextRole::Compute))
            return;
        const QString& value = along.texts.last();
        m_board.addAlong(across(value), TextRole::Compute, {value}, {Side::Above});
    }

    TextBoard& m_board;
    const AnnotationScene& m_scene;
    RoofLines m_roof;
    RoofLines m_ghost;
    std::vector<NamedPoint> m_left;
};

} // namespace

RoofLines linesOf(const PlotMapping& mapping, const RoofOutline& outline)
{
    return {lineOf(mapping, outline.sloped), lineOf(mapping, outline.flat)};
}

void addFamilyLabels(TextBoard& board, const std::vector<FamilyLine>& lines)
{
    for (const Bundle& bundle : bundlesOf(lines, 0.4 * board.lineHeight())) {
        const TextRole role = roleOf(*bundle.front());
        const QStringList texts = textsOf(bundle);
        AlongLine along{bundle.front()->line, texts, {Side::Above}};
        if (bundle.size() == 1) {
            along.sides = {Side::Above, Side::Below};
            along.wholes = bundle.front()->isPaper ? 0 : 1;
            along.reach = familyReach;
        }
        if (board.add(along, role) || bundle.size() == 1 ||
            board.addAlong(bundle.back()->line, role, texts, {Side::Below}))
            continue;
        along.reach = familyReach;
        board.add(along, role);
    }
}

std::vector<NamedPoint> addCeilingLabels(TextBoard& board, const AnnotationScene& scene)
{
    return CeilingLabels(board, scene).add();
}

} // namespace roofline::window
