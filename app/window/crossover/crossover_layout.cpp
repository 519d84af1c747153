// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/crossover/crossover_layout.h"

#include "app/window/text/quantity_text.h"
#include "app/window/crossover/crossover_words.h"
#include "app/window/live/live_words.h"
#include "app/window/text/chart_words.h"
#include "app/window/text/wording.h"

#include <algorithm>

namespace roofline::window {

namespace {

constexpr qsizetype pointsOfAPiece = 4;

void addPieces(std::vector<QLineF>& pieces, const QPolygonF& curve)
{
    for (qsizetype i = 0; i + 1 < curve.size(); i += pointsOfAPiece)
        pieces.emplace_back(curve[i], curve[std::min(i + pointsOfAPiece, curve.size() - 1)]);
}

std::vector<QLineF> piecesOf(const QPolygonF& memory, const QPolygonF& compute)
{
    std::vector<QLineF> pieces;
    addPieces(pieces, memory);
    addPieces(pieces, compute);
    return pieces;
}

class Layout {
public:
    explicit Layout(const CrossoverScene& scene)
        : m_scene(scene),
          m_line(QFontMetricsF(scene.font).height()),
          m_board(scene.font, scene.plot, 0.5 * m_line),
          m_memory(scene.seen(scene.picture.curves.memory)),
          m_compute(scene.seen(scene.picture.curves.compute))
    {}

    std::vector<AnnotationText> run()
    {
        const CrossoverPicture& picture = m_scene.picture;
        if (picture.isSizeOnAxis)
            m_board.takeMarker(m_scene.current());
        for (const MeasuredSize& product : m_scene.measured.products)
            m_board.takeMarker(m_scene.at(product));
        if (m_scene.measured.live)
            m_board.takeMarker(m_scene.at(*m_scene.measured.live));
        takeSeries();
        if (picture.crossing)
            m_board.takeMarker(m_scene.at(*picture.crossing, picture.crossingTime));
        for (const QLineF& piece : piecesOf(m_memory, m_compute))
            m_board.takeLine(piece);
        if (!picture.crossing)
            m_board.addUpright(TextRole::Region, crossover(),
                               m_scene.plot.topLeft() + QPointF(0.3 * m_line, 0.2 * m_line));
        if (!picture.isSizeOnAxis)
            addSizeBeyond();
        addSeriesSentence();
        const TimeCurves& curves = picture.curves;
        const Side side = curves.memory.back() >= curves.compute.back() ? Side::Above : Side::Below;
        addName(m_memory, TextRole::Memory, Wording::memoryTime(), side);
        addName(m_compute, TextRole::Compute, Wording::computeTime(), opposite(side));
        addPoints();
        return m_board.texts();
    }

private:
    void takeSeries()
    {
        for (const ProductSeries& series : m_scene.measured.series)
            for (const MeasuredSize& size : series.points)
                m_board.takeMarker(m_scene.at(size));
    }

    /// Where rising curves leave room: line by line upwards in the lower right corner; where one finds no room there, downwards
    /// in the upper left one.
    void addSeriesSentence()
    {
        QStringList lines = CrossoverWords::series(m_scene);
        lines.prepend(CrossoverWords::legend(m_scene.measured.series));
        const QRectF& plot = m_scene.plot;
        const double end = plot.right() - 0.3 * m_line;
        double foot = plot.bottom() - 0.2 * m_line;
        QStringList elsewhere;
        for (qsizetype i = lines.size() - 1; i >= 0; --i) {
            const QSizeF size = m_board.sizeOf(lines[i]);
            if (lines[i].isEmpty())
                continue;
            if (m_board.addUpright(TextRole::Axis, lines[i], {end - size.width(), foot - size.height()}))
                foot -= size.height();
            else
                elsewhere.prepend(lines[i]);
        }
        double head = plot.top() + 1.4 * m_line;
        for (const QString& line : elsewhere)
            if (m_board.addUpright(TextRole::Axis, line, {plot.left() + 0.3 * m_line, head}))
                head += m_board.sizeOf(line).height();
    }

    QString crossover() const { return Wording::crossoverInPicture(m_scene.reading, smallestSize, largestSize); }

    /// At the end of the axis beyond which N lies, on the side of the curves that is free there.
    void addSizeBeyond()
    {
        const bool isRight = m_scene.picture.size > largestSize;
        const QString text = ChartWords::sizeBeyond(m_scene.reading, isRight);
        const QRectF& plot = m_scene.plot;
        const double x =
            isRight ? plot.right() - m_board.sizeOf(text).width() - 0.3 * m_line : plot.left() + 0.3 * m_line;
        const double foot = plot.bottom() - 1.2 * m_line;
        const double head = plot.top() + 1.3 * m_line;
        m_board.addUpright(TextRole::Axis, text, {x, isRight ? foot : head}) ||
            m_board.addUpright(TextRole::Axis, text, {x, isRight ? head : foot});
    }

    /// Along the curve where it is straight for as long as its name, from its upper end down; beside it where it never is.
    void addName(const QPolygonF& curve, TextRole role, const QString& name, Side side)
    {
        const double length = 1.3 * m_board.sizeOf(name).width();
        for (qsizetype end = curve.size() - 1; end > 0;) {
            qsizetype start = end;
            while (start > 0 && QLineF(curve[start], curve[end]).length() < length)
                --start;
            const QLineF chord(curve[start], curve[end]);
            if (chord.length() < length)
                break;
            if (m_board.addAlong(chord, role, {name}, {side, opposite(side)}))
                return;
            end -= std::max<qsizetype>(1, (end - start) / 3);
        }
        if (curve.size() > 2)
            m_points.push_back({curve[curve.size() * 3 / 4], annotation(role, name)});
    }

    void addPoints()
    {
        const CrossoverPicture& picture = m_scene.picture;
        const QPointF current = m_scene.current();
        if (picture.isSizeOnAxis)
            m_points.push_back({current, annotation(TextRole::Model, Wording::bound(m_scene.reading))});
        if (picture.crossing)
            m_points.push_back(
                {m_scene.at(*picture.crossing, picture.crossingTime), annotation(TextRole::Turn, crossover())});
        if (m_scene.measured.live)
            m_points.push_back({m_scene.at(*m_scene.measured.live), annotation(TextRole::Point, LiveWords::name())});
        // Beside a series a name would have to be brief: the roofline has them all, and so has the tip.
        const bool hasSeries = !m_scene.measured.series.empty();
        for (const MeasuredSize& product : m_scene.measured.products)
            if (!hasSeries)
                m_points.push_back(
                    {m_scene.at(product), annotation(TextRole::Point, Wording::kernelName(product.kernel.id))});
        std::vector<QLineF> guides;
        if (picture.isSizeOnAxis)
            guides = {QLineF(current.x(), m_scene.plot.top(), current.x(), m_scene.plot.bottom()),
                      QLineF(m_scene.plot.left(), current.y(), current.x(), current.y())};
        m_board.addBeside(m_points, guides);
    }

    const CrossoverScene& m_scene;
    double m_line;
    TextBoard m_board;
    QPolygonF m_memory;
    QPolygonF m_compute;
    std::vector<NamedPoint> m_points;
};

} // namespace

std::vector<QLineF> curvePieces(const CrossoverScene& scene)
{
    return piecesOf(scene.seen(scene.picture.curves.memory), scene.seen(scene.picture.curves.compute));
}

std::vector<AnnotationText> layOutTexts(const CrossoverScene& scene)
{
    const double line = QFontMetricsF(scene.font).height();
    if (scene.picture.curves.n.size() < 2 || scene.plot.width() < 4.0 * line || scene.plot.height() < 2.0 * line)
        return {};
    return Layout(scene).run();
}

} // namespace roofline::window
