// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/roofline/annotation_layout.h"

#include "app/window/axes/cut_to_view.h"
#include "app/window/roofline/ceiling_labels.h"
#include "app/window/roofline/family_lines.h"
#include "app/window/text/ceiling_words.h"
#include "app/window/text/move_words.h"
#include "app/window/text/point_words.h"
#include "app/window/text/quantity_text.h"
#include "app/window/text/wording.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace roofline::window {

namespace {

/// A picture narrower than so many lines of text has the share of a point under its name.
constexpr double narrowPicture = 24.0;

QString shareOf(const MeasuredPoint& point)
{
    return point.placement ? percentText(point.placement->fractionOfCeiling) : QString();
}

AnnotationText nameOf(const MeasuredPoint& point, bool isStacked)
{
    AnnotationText text = annotation(TextRole::Point, Wording::kernelName(point.id()), shareOf(point));
    text.isStacked = isStacked && !text.detail.isEmpty();
    return text;
}

/// In as few lines as the width allows, broken after a comma, a space or an underscore.
QString inLines(const QString& text, const TextBoard& board, double width)
{
    QStringList lines;
    const auto endLine = [&lines](QString line) {
        line = line.trimmed();
        lines << (line.endsWith(u',') ? line.chopped(1) : line); // the break says as much
    };
    QString line;
    QString word;
    for (const QChar letter : text + u' ') {
        word += letter;
        if (letter != u' ' && letter != u'_')
            continue;
        if (!line.isEmpty() && board.sizeOf(line + word.trimmed()).width() > width)
            endLine(std::exchange(line, {}));
        line += std::exchange(word, {});
    }
    endLine(line);
    return lines.join(u'\n');
}

class Layout {
public:
    explicit Layout(const AnnotationScene& scene)
        : m_scene(scene),
          m_map(scene.mapping),
          m_board(scene.font, m_map.plot, 0.75 * scene.markerDiameter),
          m_isNarrow(m_map.plot.width() < narrowPicture * m_board.lineHeight()),
          m_family(familyLines(scene)),
          m_steps(ladderSteps(scene)),
          m_knee(kneeCurve(scene)),
          m_modelAt(m_map.at(scene.modelPoint())),
          m_ridgeAt(m_map.at(scene.ridgePoint()))
    {}

    std::vector<AnnotationText> run()
    {
        takeWhatIsDrawn();
        if (m_isNarrow)
            addPoints({}); // names before all else, where not everything has room
        addRegions();
        addNotes();
        addAxisValues();
        std::vector<NamedPoint> others = addCeilingLabels(m_board, m_scene);
        for (NamedPoint& left : addFamilyLabels(m_board, m_family))
            others.push_back(std::move(left));
        addLadderSigns();
        if (!m_isNarrow)
            addPoints(std::move(others));
        std::vector<AnnotationText> texts = m_board.texts();
        const std::vector<AnnotationText> inStrip = stripTexts();
        texts.insert(texts.end(), inStrip.begin(), inStrip.end());
        return texts;
    }

private:
    bool isSeen(const QPointF& at) const { return isInView(at, m_map.plot); }
    QPointF placeOf(const MeasuredPoint& point) const { return m_map.at(point.intensity(), point.rate()); }

    void takeMarker(const QPointF& at)
    {
        if (isSeen(at))
            m_board.takeMarker(at);
    }

    void takeWhatIsDrawn()
    {
        for (const RoofLines& lines : {linesOf(m_map, m_scene.roof()), linesOf(m_map, m_scene.ghost())}) {
            m_board.takeLine(lines.sloped);
            m_board.takeLine(lines.flat);
        }
        for (const FamilyLine& line : m_family)
            m_board.takeThinLine(line.line);
        if (const std::optional<QLineF> arrow = m_scene.moveArrow())
            m_board.takeLine(*arrow);
        takeMarker(m_modelAt);
        takeMarker(m_ridgeAt);
        for (const RoofPoint& past : m_scene.trail)
            takeMarker(m_map.at(past));
        for (const MeasuredPoint& point : m_scene.measured.points)
            takeMarker(placeOf(point));
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

    /// The values where the drop lines of the model's point meet the axes: beside the lines, on whichever side is free.
    void addAxisValues()
    {
        const QRectF& plot = m_map.plot;
        const double line = m_board.lineHeight();
        const QString intensity = intensityText(m_scene.reading.intensity);
        const double width = m_board.sizeOf(intensity).width();
        const double foot = plot.bottom() - 1.05 * line;
        // Rather on the side where the ridge's line does not run through it.
        const bool isRidgeRight = m_ridgeAt.x() >= m_modelAt.x() && m_ridgeAt.x() <= m_modelAt.x() + width;
        const double right = m_modelAt.x();
        const double left = m_modelAt.x() - width;
        if (m_modelAt.x() >= plot.left() && m_modelAt.x() <= plot.right() && m_modelAt.y() <= plot.bottom())
            m_board.addUpright(TextRole::Axis, intensity, {isRidgeRight ? left : right, foot}) ||
                m_board.addUpright(TextRole::Axis, intensity, {isRidgeRight ? right : left, foot});
        const QString rate = computeRateText(m_scene.reading.attainable);
        const double edge = plot.left() + 1.0;
        if (m_modelAt.y() >= plot.top() && m_modelAt.y() <= plot.bottom() && m_modelAt.x() >= plot.left())
            m_board.addUpright(TextRole::Axis, rate, {edge, m_modelAt.y() - line}) ||
                m_board.addUpright(TextRole::Axis, rate, {edge, m_modelAt.y()});
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

    /// The knee's name: where its curve leaves the roof the most, that is beside the ridge.
    void nameKnee(std::vector<NamedPoint>& points) const
    {
        if (m_knee.size() < 2)
            return;
        const auto isNearer = [this](const QPointF& a, const QPointF& b) {
            return std::abs(a.x() - m_ridgeAt.x()) < std::abs(b.x() - m_ridgeAt.x());
        };
        const QPointF at = *std::min_element(m_knee.begin(), m_knee.end(), isNearer);
        if (isSeen(at))
            points.push_back({at, annotation(TextRole::Point, CeilingWords::knee())});
    }

    QString ridgeText() const
    {
        const QString ridge = Wording::ridge(m_scene.reading.ridge);
        const RoofFamily& family = m_scene.measured.family;
        return family.hasOtherPrecisions && !m_scene.hasGhostPeak() ? CeilingWords::ridgeOf(ridge, family.flatName)
                                                                    : ridge;
    }

    /// Ridge, model, its move and measured points compete for the same room, so that they are placed together; `points` are
    /// others that want a place too.
    void addPoints(std::vector<NamedPoint> points)
    {
        const auto add = [&](const QPointF& at, const AnnotationText& text) {
            if (isSeen(at))
                points.push_back({at, text});
        };
        add(m_ridgeAt, annotation(TextRole::Turn, ridgeText()));
        add(m_modelAt, annotation(TextRole::Model, Wording::product(m_scene.reading.input.shape)));
        for (const MeasuredPoint& point : m_scene.measured.points)
            add(placeOf(point), nameOf(point, m_isNarrow));
        nameKnee(points);
        if (!m_scene.trail.empty()) {
            const QLineF move(m_map.at(m_scene.trail.back()), m_modelAt);
            add(move.center(), annotation(TextRole::Move, MoveWords::of(m_scene.trail.back(), m_scene.modelPoint())));
        }
        const double foot = m_map.plot.bottom();
        std::vector<QLineF> guides;
        for (const QLineF& guide :
             {QLineF(m_ridgeAt, QPointF(m_ridgeAt.x(), foot)), QLineF(m_modelAt, QPointF(m_modelAt.x(), foot)),
              QLineF(QPointF(m_map.plot.left(), m_modelAt.y()), m_modelAt)})
            if (const std::optional<QLineF> seen = cutToView(guide, m_map.plot))
                guides.push_back(*seen);
        for (const LadderStep& step : m_steps)
            guides.push_back(step.arrow);
        for (qsizetype i = 0; i + 1 < m_knee.size(); ++i)
            guides.emplace_back(m_knee[i], m_knee[i + 1]);
        m_board.addBeside(points, guides);
    }

    /// The strip is narrow: names are broken, and the share has a line of its own.
    std::vector<AnnotationText> stripTexts() const
    {
        TextBoard board(m_scene.font, m_map.strip, 0.75 * m_scene.markerDiameter);
        std::vector<NamedPoint> points;
        for (const MeasuredPoint& point : m_scene.measured.withoutFlop) {
            const QPointF at = m_map.inStrip(point.bandwidth());
            AnnotationText text = nameOf(point, true);
            text.isStacked = true;
            text.text = inLines(text.text, board, m_map.strip.width());
            if (isInView(at, m_map.strip))
                points.push_back({at, text});
        }
        const auto takeRoof = [&](const Roof& roof) {
            const double y = m_map.inStrip(roof.bandwidth).y();
            if (y >= m_map.strip.top() && y <= m_map.strip.bottom())
                board.takeLine(QLineF(m_map.strip.left(), y, m_map.strip.right(), y));
        };
        for (const QLineF& line : familyInStrip(m_scene))
            board.takeLine(line);
        takeRoof(m_scene.reading.input.roof);
        if (m_scene.hasGhostBandwidth())
            takeRoof(*m_scene.measured.roof);
        board.addBeside(points, {});
        return board.texts();
    }

    const AnnotationScene& m_scene;
    const PlotMapping& m_map;
    TextBoard m_board;
    bool m_isNarrow;
    std::vector<FamilyLine> m_family;
    std::vector<LadderStep> m_steps;
    QPolygonF m_knee;
    QPointF m_modelAt;
    QPointF m_ridgeAt;
};

} // namespace

std::vector<AnnotationText> layOutAnnotations(const AnnotationScene& scene)
{
    return scene.mapping.plot.isEmpty() ? std::vector<AnnotationText>{} : Layout(scene).run();
}

} // namespace roofline::window
