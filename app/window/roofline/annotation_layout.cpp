// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/roofline/annotation_layout.h"

#include "app/window/axes/cut_to_view.h"
#include "app/window/live/live_words.h"
#include "app/window/text/move_words.h"
#include "app/window/text/quantity_text.h"
#include "app/window/text/wording.h"

#include <algorithm>
#include <utility>

namespace roofline::window {

namespace {

class Over {
public:
    Over(GroundLayout ground, const AnnotationScene& scene)
        : m_scene(scene),
          m_map(scene.mapping),
          m_ground(std::move(ground)),
          m_board(m_ground.board),
          m_modelAt(m_map.at(scene.modelPoint())),
          m_ridgeX(m_map.x(scene.reading.ridge))
    {}

    std::vector<AnnotationText> run()
    {
        std::vector<NamedPoint> points = giveWay();
        for (NamedPoint& displaced : addAxisValues())
            points.push_back(std::move(displaced));
        const auto add = [&](const QPointF& at, const AnnotationText& text, std::vector<AnnotationText> shorter = {}) {
            if (isInView(at, m_map.plot))
                points.push_back({at, text, false, std::move(shorter)});
        };
        add(m_modelAt, annotation(TextRole::Model, Wording::product(m_scene.reading.input.shape)),
            {annotation(TextRole::Model, Wording::model())});
        if (m_scene.live)
            add(m_map.at(m_scene.live->onRoofline()), annotation(TextRole::Point, LiveWords::name()));
        if (!m_scene.trail.empty()) {
            const QLineF move(m_map.at(m_scene.trail.back()), m_modelAt);
            const QString words = MoveWords::of(m_scene.trail.back(), m_scene.modelPoint());
            if (!words.isEmpty())
                add(move.center(), annotation(TextRole::Move, words));
        }
        m_board.addBeside(std::move(points), guides());
        std::vector<AnnotationText> texts = m_board.texts();
        texts.insert(texts.end(), m_ground.inStrip.begin(), m_ground.inStrip.end());
        return texts;
    }

private:
    std::vector<NamedPoint> giveWay()
    {
        std::vector<QRectF> marks;
        const auto take = [&](const QPointF& at) {
            if (isInView(at, m_map.plot))
                marks.push_back(m_board.markerAt(at));
        };
        take(m_modelAt);
        if (m_scene.live)
            take(m_map.at(m_scene.live->onRoofline()));
        for (const RoofPoint& past : m_scene.trail)
            take(m_map.at(past));
        std::vector<QLineF> lines;
        if (const std::optional<QLineF> arrow = m_scene.moveArrow())
            lines.push_back(*arrow);
        return m_board.giveWay(marks, lines, isInView(m_modelAt, m_map.plot) ? m_board.markerAt(m_modelAt) : QRectF());
    }

    std::vector<QLineF> guides() const
    {
        std::vector<QLineF> guides = m_ground.guides;
        for (const QLineF& guide :
             {QLineF(m_modelAt, QPointF(m_modelAt.x(), std::max(m_map.plot.bottom(), m_modelAt.y()))),
              QLineF(QPointF(std::min(m_map.plot.left(), m_modelAt.x()), m_modelAt.y()), m_modelAt)})
            if (const std::optional<QLineF> seen = cutToView(guide, m_map.plot))
                guides.push_back(*seen);
        return guides;
    }

    /// The values where the drop lines of the model's point meet the axes: beside the lines, on whichever side is free. Names
    /// there give way; they are returned.
    std::vector<NamedPoint> addAxisValues()
    {
        const QRectF& plot = m_map.plot;
        const double line = m_board.lineHeight();
        const QString intensity = intensityText(m_scene.reading.intensity);
        const double width = m_board.sizeOf(intensity).width();
        const double foot = plot.bottom() - 1.05 * line;
        // Rather on the side where the ridge's line does not run through it.
        const bool isRidgeRight = m_ridgeX >= m_modelAt.x() && m_ridgeX <= m_modelAt.x() + width;
        const QPointF right(m_modelAt.x(), foot);
        const QPointF left(m_modelAt.x() - width, foot);
        std::vector<NamedPoint> displaced;
        if (m_modelAt.x() >= plot.left() && m_modelAt.x() <= plot.right() && m_modelAt.y() <= plot.bottom())
            addValue(intensity, isRidgeRight ? left : right, isRidgeRight ? right : left, displaced);
        const QString rate = computeRateText(m_scene.reading.attainable);
        const double edge = plot.left() + 1.0;
        if (m_modelAt.y() >= plot.top() && m_modelAt.y() <= plot.bottom() && m_modelAt.x() >= plot.left())
            addValue(rate, {edge, m_modelAt.y() - line}, {edge, m_modelAt.y()}, displaced);
        return displaced;
    }

    void addValue(const QString& text, const QPointF& first, const QPointF& second, std::vector<NamedPoint>& displaced)
    {
        if (!m_board.addUpright(TextRole::Axis, text, first) && !m_board.addUpright(TextRole::Axis, text, second))
            m_board.addUprightOver(TextRole::Axis, text, first, displaced) ||
                m_board.addUprightOver(TextRole::Axis, text, second, displaced);
    }

    const AnnotationScene& m_scene;
    const PlotMapping& m_map;
    GroundLayout m_ground;
    TextBoard& m_board;
    QPointF m_modelAt;
    double m_ridgeX;
};

} // namespace

std::vector<AnnotationText> layOutOver(GroundLayout ground, const AnnotationScene& scene)
{
    return Over(std::move(ground), scene).run();
}

std::vector<AnnotationText> layOutAnnotations(const AnnotationScene& scene)
{
    return scene.mapping.plot.isEmpty() ? std::vector<AnnotationText>{} : layOutOver(layOutGround(scene), scene);
}

} // namespace roofline::window
