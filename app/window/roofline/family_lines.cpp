// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/roofline/family_lines.h"

#include "app/window/axes/cut_to_view.h"
#include "app/window/text/quantity_text.h"

#include <algorithm>

namespace roofline::window {

namespace {

class Family {
public:
    explicit Family(const AnnotationScene& scene)
        : m_map(scene.mapping),
          m_family(scene.measured.family),
          m_roof(scene.reading.input.roof),
          m_ridge(scene.reading.ridge)
    {
        m_top = m_roof.peak.value();
        m_steepest = m_roof.bandwidth.value();
        if (scene.measured.roof) {
            m_top = std::max(m_top, scene.measured.roof->peak.value());
            m_steepest = std::max(m_steepest, scene.measured.roof->bandwidth.value());
        }
        for (const FamilyRoof& flat : m_family.flats)
            m_top = std::max(m_top, flat.rate);
        for (const FamilyRoof& slope : m_family.slopes)
            m_steepest = std::max(m_steepest, slope.rate);
    }

    std::vector<FamilyLine> run()
    {
        for (const FamilyRoof& slope : m_family.slopes)
            addSlope(slope, false);
        for (const FamilyRoof& flat : m_family.flats)
            addFlat(flat, false);
        for (const FamilyRoof& slope : m_family.paperSlopes)
            addSlope(slope, true);
        for (const FamilyRoof& flat : m_family.paperFlats)
            addFlat(flat, true);
        if (m_top > m_roof.peak.value())
            add(m_ridge.value(), m_roof.peak.value(), m_top / m_roof.bandwidth.value(), m_top,
                {{}, true, false, {}, {}, {}});
        if (m_steepest > m_roof.bandwidth.value())
            add(m_roof.peak.value() / m_steepest, m_roof.peak.value(), m_ridge.value(), m_roof.peak.value(), {});
        return std::move(m_lines);
    }

private:
    void addSlope(const FamilyRoof& slope, bool isPaper)
    {
        const double from = m_map.range.intensity.from;
        add(from, slope.rate * from, m_top / slope.rate, m_top,
            {{}, true, isPaper, slope.name, bandwidthText(Bandwidth(slope.rate)), slope.derivation});
    }

    void addFlat(const FamilyRoof& flat, bool isPaper)
    {
        add(flat.rate / m_steepest, flat.rate, m_map.range.intensity.to, flat.rate,
            {{}, false, isPaper, flat.name, computeRateText(ComputeRate(flat.rate)), flat.derivation});
    }

    /// Between two points, by intensity and rate.
    void add(double x1, double y1, double x2, double y2, FamilyLine line)
    {
        if (!(x1 < x2))
            return;
        const QLineF whole(m_map.at(Intensity(x1), ComputeRate(y1)), m_map.at(Intensity(x2), ComputeRate(y2)));
        const std::optional<QLineF> seen = cutToView(whole, m_map.plot);
        if (!seen || seen->length() < 1.0)
            return;
        line.line = *seen;
        m_lines.push_back(std::move(line));
    }

    const PlotMapping& m_map;
    const RoofFamily& m_family;
    const Roof& m_roof;
    Intensity m_ridge;
    double m_top = 0.0;      ///< FLOP/s of the highest flat
    double m_steepest = 0.0; ///< byte/s of the fastest slope
    std::vector<FamilyLine> m_lines;
};

struct Place {
    QPointF at;
    bool isInStrip = false;
};

std::optional<Place> placeOf(const AnnotationScene& scene, const std::string& id)
{
    const PlotMapping& map = scene.mapping;
    const auto isIt = [&id](const MeasuredPoint& point) { return point.id() == id; };
    const MeasuredPicture& measured = scene.measured;
    if (const auto point = std::find_if(measured.points.begin(), measured.points.end(), isIt);
        point != measured.points.end()) {
        const QPointF at = map.at(point->intensity(), point->rate());
        return isInView(at, map.plot) ? std::optional(Place{at, false}) : std::nullopt;
    }
    const auto point = std::find_if(measured.withoutFlop.begin(), measured.withoutFlop.end(), isIt);
    if (point == measured.withoutFlop.end())
        return std::nullopt;
    const QPointF at = map.inStrip(point->bandwidth());
    return isInView(at, map.strip) ? std::optional(Place{at, true}) : std::nullopt;
}

QString signOf(const Rung& rung)
{
    return (rung.leadsRight ? QStringLiteral("→") : QString()) + (rung.leadsUp ? QStringLiteral("↑") : QString());
}

} // namespace

std::vector<FamilyLine> familyLines(const AnnotationScene& scene)
{
    return scene.mapping.plot.isEmpty() ? std::vector<FamilyLine>() : Family(scene).run();
}

std::vector<QLineF> familyInStrip(const AnnotationScene& scene)
{
    const PlotMapping& map = scene.mapping;
    std::vector<QLineF> lines;
    for (const FamilyRoof& slope : scene.measured.family.slopes) {
        const double y = map.inStrip(Bandwidth(slope.rate)).y();
        if (y >= map.strip.top() && y <= map.strip.bottom())
            lines.emplace_back(map.strip.left(), y, map.strip.right(), y);
    }
    return lines;
}

std::vector<LadderStep> ladderSteps(const AnnotationScene& scene)
{
    const double rim = 0.75 * scene.markerDiameter;
    std::vector<LadderStep> steps;
    for (const Ladder& ladder : scene.measured.ladders) {
        for (std::size_t i = 1; i < ladder.rungs.size(); ++i) {
            const std::optional<Place> from = placeOf(scene, ladder.rungs[i - 1].id);
            const std::optional<Place> to = placeOf(scene, ladder.rungs[i].id);
            if (!from || !to || from->isInStrip != to->isInStrip)
                continue;
            const QLineF whole(from->at, to->at);
            if (whole.length() < 3.0 * rim)
                continue;
            steps.push_back({QLineF(whole.pointAt(rim / whole.length()), whole.pointAt(1.0 - rim / whole.length())),
                             signOf(ladder.rungs[i]), from->isInStrip});
        }
    }
    return steps;
}

QPolygonF kneeCurve(const AnnotationScene& scene)
{
    QPolygonF curve;
    for (const MeasuredPoint& point : scene.measured.knee)
        curve.append(scene.mapping.at(point.intensity(), point.rate()));
    return curve;
}

} // namespace roofline::window
