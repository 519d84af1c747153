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

bool hasRoom(const CrossoverScene& scene)
{
    const double line = QFontMetricsF(scene.font).height();
    return scene.picture.curves.n.size() > 1 && scene.plot.width() >= 4.0 * line && scene.plot.height() >= 2.0 * line;
}

TextBoard emptyBoard(const CrossoverScene& scene)
{
    return {scene.font, scene.plot, 0.5 * QFontMetricsF(scene.font).height()};
}

class StillLayout {
public:
    StillLayout(const CrossoverScene& scene, TextBoard board)
        : m_scene(scene),
          m_line(QFontMetricsF(scene.font).height()),
          m_board(std::move(board)),
          m_memory(scene.seen(scene.picture.curves.memory)),
          m_compute(scene.seen(scene.picture.curves.compute))
    {}

    TextBoard run()
    {
        const CrossoverPicture& picture = m_scene.picture;
        for (const MeasuredSize& product : m_scene.measured.products)
            m_board.takeMarker(m_scene.at(product));
        takeSeries();
        if (picture.crossing)
            m_board.takeMarker(m_scene.at(*picture.crossing, picture.crossingTime));
        for (const QLineF& piece : piecesOf(m_memory, m_compute))
            m_board.takeLine(piece);
        const QPointF corner = m_scene.plot.topLeft() + QPointF(0.3 * m_line, 0.2 * m_line);
        if (!picture.crossing && !m_board.addUpright(TextRole::Region, crossover(), corner))
            m_board.addUpright(TextRole::Region, Wording::noCrossoverInBrief(m_scene.reading), corner);
        addSeriesSentence();
        const TimeCurves& curves = picture.curves;
        const Side side = curves.memory.back() >= curves.compute.back() ? Side::Above : Side::Below;
        addName(m_memory, TextRole::Memory, Wording::memoryTime(), side);
        addName(m_compute, TextRole::Compute, Wording::computeTime(), opposite(side));
        addPoints();
        return std::move(m_board);
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
        if (picture.crossing)
            m_points.push_back(
                {m_scene.at(*picture.crossing, picture.crossingTime), annotation(TextRole::Turn, crossover())});
        // Beside a series a name would have to be brief: the roofline has them all, and so has the tip.
        const bool hasSeries = !m_scene.measured.series.empty();
        for (const MeasuredSize& product : m_scene.measured.products)
            if (!hasSeries)
                m_points.push_back(
                    {m_scene.at(product), annotation(TextRole::Point, Wording::kernelName(product.kernel.id))});
        m_board.addBeside(m_points, {});
    }

    const CrossoverScene& m_scene;
    double m_line;
    TextBoard m_board;
    QPolygonF m_memory;
    QPolygonF m_compute;
    std::vector<NamedPoint> m_points;
};

/// What lies elsewhere at every step: the marker of the current size, and that of a live measurement.
std::vector<QPointF> movingMarkers(const CrossoverScene& scene)
{
    std::vector<QPointF> markers;
    if (scene.picture.isSizeOnAxis)
        markers.push_back(scene.current());
    if (scene.measured.live)
        markers.push_back(scene.at(*scene.measured.live));
    return markers;
}

/// At the end of the axis beyond which N lies, on the side of the curves that is free there.
void addSizeBeyond(TextBoard& board, const CrossoverScene& scene)
{
    const double line = board.lineHeight();
    const bool isRight = scene.picture.size > largestSize;
    const QString text = ChartWords::sizeBeyond(scene.reading, isRight);
    const QRectF& plot = scene.plot;
    const double x = isRight ? plot.right() - board.sizeOf(text).width() - 0.3 * line : plot.left() + 0.3 * line;
    const double foot = plot.bottom() - 1.2 * line;
    const double head = plot.top() + 1.3 * line;
    board.addUpright(TextRole::Axis, text, {x, isRight ? foot : head}) ||
        board.addUpright(TextRole::Axis, text, {x, isRight ? head : foot});
}

void addMoving(TextBoard& board, const CrossoverScene& scene)
{
    if (!scene.picture.isSizeOnAxis)
        addSizeBeyond(board, scene);
    const QPointF current = scene.current();
    std::vector<NamedPoint> points;
    std::vector<QLineF> guides;
    if (scene.picture.isSizeOnAxis) {
        points.push_back({current, annotation(TextRole::Model, Wording::bound(scene.reading))});
        guides = {QLineF(current.x(), scene.plot.top(), current.x(), scene.plot.bottom()),
                  QLineF(scene.plot.left(), current.y(), current.x(), current.y())};
    }
    if (scene.measured.live)
        points.push_back({scene.at(*scene.measured.live), annotation(TextRole::Point, LiveWords::name())});
    board.addBeside(std::move(points), guides);
}

} // namespace

std::vector<QLineF> curvePieces(const CrossoverScene& scene)
{
    return piecesOf(scene.seen(scene.picture.curves.memory), scene.seen(scene.picture.curves.compute));
}

TextBoard layOutStillTexts(const CrossoverScene& scene)
{
    return hasRoom(scene) ? StillLayout(scene, emptyBoard(scene)).run() : emptyBoard(scene);
}

std::vector<AnnotationText> layOutTexts(const CrossoverScene& scene, const TextBoard& still)
{
    if (!hasRoom(scene))
        return {};
    const std::vector<QPointF> markers = movingMarkers(scene);
    std::vector<QRectF> places;
    places.reserve(markers.size());
    for (const QPointF& at : markers)
        places.push_back(still.markerAt(at));
    const bool isClear = still.isClear(places);
    TextBoard board = isClear ? still : emptyBoard(scene);
    for (const QRectF& place : places)
        board.take(place);
    if (!isClear)
        board = StillLayout(scene, std::move(board)).run();
    addMoving(board, scene);
    return board.texts();
}

} // namespace roofline::window
