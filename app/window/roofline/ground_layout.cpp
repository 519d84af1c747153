// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The texts of the roofline that do not depend on the model's point.
#include "app/window/roofline/annotation_layout.h"

#include "app/window/axes/cut_to_view.h"
#include "app/window/roofline/ceiling_labels.h"
#include "app/window/roofline/family_lines.h"
#include "app/window/roofline/strip_layout.h"
#include "app/window/text/ceiling_words.h"
#include "app/window/text/point_words.h"
#include "app/window/text/wording.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace roofline::window {

namespace {

/// A picture narrower than so many lines of text has the share of a point under its name.
constexpr double narrowPicture = 24.0;
/// From so many lines on its foot is kept free for the model's intensity.
constexpr double highPicture = 14.0;

class Ground {
public:
    explicit Ground(const AnnotationScene& scene)
        : m_scene(scene),
          m_map(scene.mapping),
          m_board(scene.font, m_map.plot, 0.75 * scene.markerDiameter),
          m_isNarrow(m_map.plot.width() < narrowPicture * m_board.lineHeight()),
          m_family(familyLines(scene)),
          m_steps(ladderSteps(scene)),
          m_knee(kneeCurve(scene)),
          m_ridgeAt(m_map.at(scene.ridgePoint()))
    {}

    GroundLayout run()
    {
        takeWhatIsDrawn();
        if (m_isNarrow)
            addPoints({}); // names before all else, where not everything has room
        addRegions();
        addNotes();
        std::vector<NamedPoint> others = addCeilingLabels(m_board, m_scene);
        addFamilyLabels(m_board, m_family);
        addLadderSigns();
        if (!m_isNarrow)
            addPoints(std::move(others));
        return {std::move(m_board), layOutStrip(m_scene), guides()};
    }

private:
    bool isSeen(const QPointF& at) const { return isInView(at, m_map.plot); }
    QPointF placeOf(const MeasuredPoint& point) const { return m_map.at(point.intensity(), point.rate()); }

    void takeWhatIsDrawn()
    {
        for (const RoofLines& lines : {linesOf(m_map, m_scene.roof()), linesOf(m_map, m_scene.ghost())}) {
            m_board.takeLine(lines.sloped);
            m_board.takeLine(lines.flat);
        }
        for (const FamilyLine& line : m_family)
            m_board.takeThinLine(line.line);
        for (const QLineF& line : curves())
            m_board.takeSoftLine(line);
        if (isSeen(m_ridgeAt))
            m_board.takeMarker(m_ridgeAt);
        for (const MeasuredPoint& point : m_scene.measured.points)
            if (isSeen(placeOf(point)))
                m_board.takeMarker(placeOf(point));
        const double foot = 1.1 * m_board.lineHeight();
        if (m_map.plot.height() > highPicture * m_board.lineHeight())
            m_board.reserve({m_map.plot.left(), m_map.plot.bottom() - foot, m_map.plot.width(), foot});
    }

    /// The ladders' arrows and the knee.
    std::vector<QLineF> curves() const
    {
        std::vector<QLineF> curves;
        for (const LadderStep& step : m_steps)
            curves.push_back(step.arrow);
        for (qsizetype i = 0; i + 1 < m_knee.size(); ++i)
            curves.emplace_back(m_knee[i], m_knee[i + 1]);
        return curves;
    }

    std::vector<QLineF> guides() const
    {
        std::vector<QLineF> guides = curves();
        const QLineF fromRidge(m_ridgeAt, QPointF(m_ridgeAt.x(), std::max(m_map.plot.bottom(), m_ridgeAt.y())));
        if (const std::optional<QLineF> seen = cutToView(fromRidge, m_map.plot))
            guides.push_back(*seen);
        return guides;
    }

    /// At the foot of the chart, on both sides of the line that falls from the ridge; on one where the view has one side.
    void addRegions()
    {
        const double y = m_map.plot.bottom() - 2.3 * m_board.lineHeight();
        const QString memory = QStringLiteral("← ") + Wording::memoryBound();
        const QString compute = Wording::computeBound() + QStringLiteral(" →");
        const double ridge = std::clamp(m_ridgeAt.x(), m_map.plot.left(), m_map.plot.right());
        m_board.addUpright(TextRole::Region, memory, {ridge - m_board.sizeOf(memory).width() - m_board.gap(), y});
        m_board.addUpright(TextRole::Region, compute, {ridge + m_board.gap(), y});
    }

    /// What the picture does not show, in its upper left corner.
    void addNotes()
    {
        QPointF corner = m_map.plot.topLeft() + QPointF(m_board.gap(), m_board.gap());
        QStringList notes = {PointWords::notDrawn(m_scene.measured.failed)};
        if (!m_scene.isWhole)
            notes << Wording::homeShowsAll();
        for (const QString& note : notes)
            if (m_board.addUpright(TextRole::Region, note, corner))
                corner.ry() += m_board.lineHeight();
    }

    /// Beside each arrow, from its middle outwards, over it or under it.
    void addLadderSigns()
    {
        for (const LadderStep& step : m_steps) {
            if (step.isInStrip || step.sign.isEmpty())
                continue;
            const QLineF normal = step.arrow.normalVector().unitVector();
            const QPointF away = (normal.p2() - normal.p1()) * 0.5 * m_board.lineHeight();
            for (const double share : {0.5, 0.35, 0.65})
                if (m_board.addSign(TextRole::Axis, step.sign, step.arrow.pointAt(share) + away) ||
                    m_board.addSign(TextRole::Axis, step.sign, step.arrow.pointAt(share) - away))
                    break;
        }
    }

    /// The knee's name: near the ridge, where its curve leaves the roof the most, and away from other points.
    void nameKnee(std::vector<NamedPoint>& points) const
    {
        if (m_knee.size() < 2)
            return;
        const double reach = 0.35 * m_map.plot.width();
        const auto roomAround = [&](const QPointF& at) {
            double room = QLineF(at, m_ridgeAt).length() > reach || !isSeen(at) ? 0.0 : reach;
            for (const NamedPoint& other : points)
                room = std::min(room, QLineF(at, other.at).length());
            return room;
        };
        const QPointF at = *std::max_element(m_knee.begin(), m_knee.end(), [&](const QPointF& a, const QPointF& b) {
            return roomAround(a) < roomAround(b);
        });
        if (isSeen(at))
            points.push_back({at, annotation(TextRole::Point, CeilingWords::knee()), true});
    }

    QString ridgeText() const
    {
        const QString ridge = Wording::ridge(m_scene.reading.ridge);
        const RoofFamily& family = m_scene.measured.family;
        return family.hasOtherPrecisions && !m_scene.hasGhostPeak() ? CeilingWords::ridgeOf(ridge, family.flatName)
                                                                    : ridge;
    }

    /// The ridge and measured points compete for the same room, so that they are placed together; `points` are others that want
    /// a place too.
    void addPoints(std::vector<NamedPoint> points)
    {
        if (isSeen(m_ridgeAt))
            points.push_back({m_ridgeAt, annotation(TextRole::Turn, ridgeText())});
        for (const MeasuredPoint& point : m_scene.measured.points)
            if (isSeen(placeOf(point)))
                points.push_back({placeOf(point), nameOf(point, m_isNarrow), false, shorterNamesOf(point)});
        nameKnee(points);
        m_board.addBeside(std::move(points), guides());
    }

    const AnnotationScene& m_scene;
    const PlotMapping& m_map;
    TextBoard m_board;
    bool m_isNarrow;
    std::vector<FamilyLine> m_family;
    std::vector<LadderStep> m_steps;
    QPolygonF m_knee;
    QPointF m_ridgeAt;
};

} // namespace

GroundLayout layOutGround(const AnnotationScene& scene) { return Ground(scene).run(); }

} // namespace roofline::window
