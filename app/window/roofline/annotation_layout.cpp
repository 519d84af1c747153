// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/roofline/annotation_layout.h"

#include "app/window/text/point_words.h"
#include "app/window/text/quantity_text.h"
#include "app/window/text/wording.h"
#include "core/model/roof_outline.h"

#include <cmath>

namespace roofline::window {

namespace {

bool isNear(double a, double b) { return std::abs(a - b) <= 1e-9 * std::max(std::abs(a), std::abs(b)); }

QLineF lineOf(const PlotMapping& mapping, const std::vector<RoofPoint>& part)
{
    if (part.size() < 2)
        return {};
    return {mapping.at(part.front().intensity, part.front().rate), mapping.at(part.back().intensity, part.back().rate)};
}

/// The two lines of a roof in pixels.
struct RoofLines {
    QLineF sloped;
    QLineF flat;
};

RoofLines linesOf(const PlotMapping& mapping, const Roof& roof)
{
    const DecadeRange& range = mapping.range.intensity;
    const RoofOutline outline = roofOutline(roof, Intensity(range.from), Intensity(range.to));
    return {lineOf(mapping, outline.sloped), lineOf(mapping, outline.flat)};
}

QString shareOf(const MeasuredPoint& point)
{
    return point.placement ? percentText(point.placement->fractionOfCeiling) : QString();
}

class Layout {
public:
    explicit Layout(const AnnotationScene& scene)
        : m_scene(scene),
          m_map(scene.mapping),
          m_board(scene.font, m_map.plot, 0.75 * scene.markerDiameter),
          m_modelAt(m_map.at(scene.reading.intensity, scene.reading.attainable)),
          m_ridgeAt(m_map.at(scene.reading.ridge, scene.reading.input.roof.peak)),
          m_roof(linesOf(m_map, scene.reading.input.roof))
    {
        if (scene.hasGhostRoof())
            m_ghost = linesOf(m_map, *scene.measured.roof);
    }

    std::vector<AnnotationText> run()
    {
        m_board.takeMarker(m_modelAt);
        m_board.takeMarker(m_ridgeAt);
        for (const MeasuredPoint& point : m_scene.measured.points)
            m_board.takeMarker(m_map.at(point.intensity(), point.rate()));
        addRegions();
        m_board.addUpright(TextRole::Region, PointWords::notDrawn(m_scene.measured.failed),
                           m_map.plot.topLeft() + QPointF(m_board.gap(), m_board.gap()));
        addAxisValues();
        addRoofs();
        addPoints();
        std::vector<AnnotationText> texts = m_board.texts();
        const std::vector<AnnotationText> inStrip = stripTexts();
        texts.insert(texts.end(), inStrip.begin(), inStrip.end());
        return texts;
    }

private:
    /// At the foot of the chart, on both sides of the line that falls from the ridge.
    void addRegions()
    {
        const double y = m_map.plot.bottom() - 2.3 * m_board.lineHeight();
        const QString memory = QStringLiteral("← ") + Wording::memoryBound();
        const QString compute = Wording::computeBound() + QStringLiteral(" →");
        const double left = m_ridgeAt.x() - m_board.sizeOf(memory).width() - m_board.gap();
        m_board.addUpright(TextRole::Region, memory, {left, y});
        m_board.addUpright(TextRole::Region, compute, {m_ridgeAt.x() + m_board.gap(), y});
    }

    /// The values where the drop lines of the model's point meet the axes.
    void addAxisValues()
    {
        const QString intensity = intensityText(m_scene.reading.intensity);
        const double width = m_board.sizeOf(intensity).width();
        const bool hasRoomRight = m_modelAt.x() + width < m_map.plot.right();
        m_board.addUpright(
            TextRole::Axis, intensity,
            {hasRoomRight ? m_modelAt.x() : m_modelAt.x() - width, m_map.plot.bottom() - 1.05 * m_board.lineHeight()});
        m_board.addUpright(TextRole::Axis, computeRateText(m_scene.reading.attainable),
                           {m_map.plot.left() + 1.0, m_modelAt.y() - m_board.lineHeight()});
    }

    void addRoofs()
    {
        const Roof& roof = m_scene.reading.input.roof;
        const QString device = QString::fromStdString(m_scene.measured.device);
        const QStringList measured = {Wording::measuredOn(device), Wording::measured(), QString()};
        const QStringList sliders = {Wording::fromSliders(), QString()};
        if (!m_scene.hasGhostRoof()) {
            addCeilings(m_roof, roof, m_scene.measured.roof ? measured : sliders, {TextRole::Memory, Side::Above},
                        {TextRole::Compute, Side::Above});
            return;
        }
        // Each label on the outer side of its line, so that two near roofs keep theirs apart.
        const Roof& ghost = *m_scene.measured.roof;
        const Side slope = roof.bandwidth >= ghost.bandwidth ? Side::Above : Side::Below;
        const Side flat = roof.peak >= ghost.peak ? Side::Above : Side::Below;
        addCeilings(m_roof, roof, sliders, {TextRole::Memory, slope}, {TextRole::Compute, flat});
        addCeilings(m_ghost, ghost, measured, {TextRole::Ghost, opposite(slope)}, {TextRole::Ghost, opposite(flat)});
    }

    struct CeilingLabel {
        TextRole role;
        Side side;
    };

    /// With the first of the origins that has room.
    void addCeilings(const RoofLines& lines, const Roof& roof, const QStringList& origins, CeilingLabel sloped,
                     CeilingLabel flat)
    {
        QStringList bandwidths;
        QStringList peaks;
        for (const QString& origin : origins) {
            bandwidths << Wording::ceiling(bandwidthText(roof.bandwidth), origin);
            peaks << Wording::ceiling(computeRateText(roof.peak), origin);
        }
        m_board.addAlong(lines.sloped, sloped.role, bandwidths, {sloped.side, opposite(sloped.side)});
        if (!lines.flat.isNull())
            addFlatCeiling(lines.flat, peaks, flat);
    }

    /// Over a short flat roof a label may reach across the ridge to the left; that is better than to leave its origin out.
    void addFlatCeiling(const QLineF& line, QStringList texts, CeilingLabel label)
    {
        const QStringList valueAlone = {texts.takeLast()};
        const auto addBeside = [&](const QStringList& some) {
            return m_board.addAlong(line, label.role, some, {label.side, opposite(label.side)});
        };
        const auto addAcross = [&](const QString& text) {
            const double left = std::min(line.x1(), line.x2() - m_board.sizeOf(text).width());
            const QLineF longer(QPointF(left, line.y2()), line.p2());
            return m_board.addAlong(longer.translated(0.0, -m_scene.markerDiameter), label.role, {text}, {Side::Above});
        };
        addBeside(texts) || addAcross(texts.last()) || addBeside(valueAlone) || addAcross(valueAlone.first());
    }

    /// Ridge, model and measured points compete for the same room, so that they are placed together.
    void addPoints()
    {
        std::vector<NamedPoint> points = {
            {m_ridgeAt, annotation(TextRole::Turn, Wording::ridge(m_scene.reading.ridge))},
            {m_modelAt, annotation(TextRole::Model, Wording::product(m_scene.reading.input.shape))}};
        for (const MeasuredPoint& point : m_scene.measured.points)
            points.push_back({m_map.at(point.intensity(), point.rate()),
                              annotation(TextRole::Point, Wording::kernelName(point.id()), shareOf(point))});
        const double foot = m_map.plot.bottom();
        m_board.addBeside(points, {m_roof.sloped, m_roof.flat, m_ghost.sloped, m_ghost.flat},
                          {QLineF(m_ridgeAt, QPointF(m_ridgeAt.x(), foot)),
                           QLineF(m_modelAt, QPointF(m_modelAt.x(), foot)),
                           QLineF(m_modelAt, QPointF(m_map.plot.left(), m_modelAt.y()))});
    }

    /// The strip is narrow: names break at their comma, and the share has a line of its own.
    std::vector<AnnotationText> stripTexts() const
    {
        TextBoard board(m_scene.font, m_map.strip, 0.75 * m_scene.markerDiameter);
        std::vector<NamedPoint> points;
        for (const MeasuredPoint& point : m_scene.measured.withoutFlop) {
            const QString name = Wording::kernelName(point.id()).replace(QStringLiteral(", "), QStringLiteral("\n"));
            AnnotationText text = annotation(TextRole::Point, name, shareOf(point));
            text.isStacked = true;
            points.push_back({m_map.inStrip(point.bandwidth()), text});
        }
        const double roof = m_map.inStrip(m_scene.reading.input.roof.bandwidth).y();
        board.addBeside(points, {QLineF(m_map.strip.left(), roof, m_map.strip.right(), roof)}, {});
        return board.texts();
    }

    const AnnotationScene& m_scene;
    const PlotMapping& m_map;
    TextBoard m_board;
    QPointF m_modelAt;
    QPointF m_ridgeAt;
    RoofLines m_roof;
    RoofLines m_ghost;
};

} // namespace

bool AnnotationScene::hasGhostRoof() const
{
    if (!measured.roof)
        return false;
    const Roof& roof = reading.input.roof;
    return !isNear(roof.bandwidth.value(), measured.roof->bandwidth.value()) ||
           !isNear(roof.peak.value(), measured.roof->peak.value());
}

std::vector<AnnotationText> layOutAnnotations(const AnnotationScene& scene)
{
    return scene.mapping.plot.isEmpty() ? std::vector<AnnotationText>{} : Layout(scene).run();
}

} // namespace roofline::window
