// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/window/labels/label_placement.h"
#include "app/window/labels/line_label.h"

#ifdef ROOFLINE_HAS_RAPIDCHECK
#include <rapidcheck.h>
#endif

using namespace roofline::window;

namespace {

constexpr double radius = 6.0;
const QRectF area(0.0, 0.0, 800.0, 400.0);

QRectF markerOf(const QPointF& at) { return {at.x() - radius, at.y() - radius, 2.0 * radius, 2.0 * radius}; }

/// Why a placing is wrong; empty where it is right.
QString faultOf(const std::vector<LabelRequest>& requests, const LabelSurroundings& around,
                const std::vector<std::optional<PlacedLabel>>& labels)
{
    for (std::size_t i = 0; i < labels.size(); ++i) {
        if (!labels[i])
            continue;
        const QRectF& rect = labels[i]->rect;
        if (!around.bounds.contains(rect))
            return QString("label %1 is out of bounds").arg(i);
        if (rect.size() != requests[i].size)
            return QString("label %1 has another size").arg(i);
        for (const QRectF& taken : around.rects)
            if (rect.intersects(taken))
                return QString("label %1 covers what was there").arg(i);
        for (std::size_t j = 0; j < labels.size(); ++j) {
            if (rect.intersects(markerOf(requests[j].anchor)))
                return QString("label %1 covers marker %2").arg(i).arg(j);
            if (j < i && labels[j] && rect.intersects(labels[j]->rect))
                return QString("labels %1 and %2 overlap").arg(i).arg(j);
        }
    }
    return {};
}

LabelRequest request(double x, double y, double width = 120.0) { return {QPointF(x, y), QSizeF(width, 16.0), radius}; }

} // namespace

class LabelPlacementTest : public QObject {
    Q_OBJECT

private slots:
    void nothingAskedNothingPlaced();
    void aloneItStandsToTheRight();
    void atTheEdgeItStaysInside();
    void pointsOnOnePlaceKeepAllTheirNames();
    void keepsClearOfWhatStands();
    void leavesOutWhatHasNoPlace();
    void aFarNameHasALeaderToItsPoint();
    void aNameOfTwoLinesIsFarAtTheDistanceOfOne();
    void aNameThatCouldBeAnothersHasALeader();
    void aLeaderRunsThroughNoOtherPoint();
    void neverOverlaps();
    void alongALine();
    void polygonsOverlap();
};

void LabelPlacementTest::nothingAskedNothingPlaced() { QVERIFY(placeLabels({}, {area, {}, {}, {}}).empty()); }

void LabelPlacementTest::aloneItStandsToTheRight()
{
    const auto labels = placeLabels({request(400.0, 200.0)}, {area, {}, {}, {}});
    QVERIFY(labels[0].has_value());
    QVERIFY(labels[0]->rect.left() > 400.0 + radius);
    QVERIFY(labels[0]->rect.left() < 400.0 + radius + 16.0);
    QCOMPARE(labels[0]->rect.center().y(), 200.0);
    QVERIFY(!labels[0]->leader);
}

void LabelPlacementTest::atTheEdgeItStaysInside()
{
    const std::vector<LabelRequest> corners = {request(0.0, 0.0), request(800.0, 0.0), request(0.0, 400.0),
                                               request(800.0, 400.0)};
    const LabelSurroundings around{area, {}, {}, {}};
    const auto labels = placeLabels(corners, around);
    for (const auto& label : labels)
        QVERIFY(label.has_value());
    QCOMPARE(faultOf(corners, around, labels), QString());
}

void LabelPlacementTest::pointsOnOnePlaceKeepAllTheirNames()
{
    const std::vector<LabelRequest> same(8, request(400.0, 200.0));
    const LabelSurroundings around{area, {}, {}, {}};
    const auto labels = placeLabels(same, around);
    for (const auto& label : labels)
        QVERIFY(label.has_value());
    QCOMPARE(faultOf(same, around, labels), QString());
}

void LabelPlacementTest::keepsClearOfWhatStands()
{
    const LabelSurroundings around{area, {QRectF(400.0, 150.0, 400.0, 100.0)}, {}, {}};
    const std::vector<LabelRequest> one = {request(390.0, 200.0)};
    const auto labels = placeLabels(one, around);
    QVERIFY(labels[0].has_value());
    QVERIFY(labels[0]->rect.right() < 390.0);
    // A line is crossed only where nothing else is free.
    const auto besideLine = placeLabels({request(400.0, 200.0)}, {area, {}, {QLineF(410.0, 0.0, 410.0, 400.0)}, {}});
    QVERIFY(besideLine[0]->rect.right() < 400.0);
}

void LabelPlacementTest::leavesOutWhatHasNoPlace()
{
    const auto tooLarge = placeLabels({request(50.0, 10.0, 900.0)}, {area, {}, {}, {}});
    QVERIFY(!tooLarge[0]);
    const auto full = placeLabels({request(50.0, 10.0)}, {area, {area}, {}, {}});
    QVERIFY(!full[0]);
    const auto nowhere = placeLabels({request(50.0, 10.0)}, {QRectF(), {}, {}, {}});
    QVERIFY(!nowhere[0]);
}

void LabelPlacementTest::aFarNameHasALeaderToItsPoint()
{
    // All near places are taken: the name goes far, and a line from its marker leads there.
    const std::vector<LabelRequest> one = {request(400.0, 200.0)};
    const auto labels = placeLabels(one, {area, {QRectF(200.0, 60.0, 400.0, 280.0)}, {}, {}});
    QVERIFY(labels[0].has_value());
    QVERIFY(labels[0]->leader.has_value());
    QVERIFY(qAbs(QLineF(one[0].anchor, labels[0]->leader->p1()).length() - radius) < 1e-6);
    const QPointF end = labels[0]->leader->p2();
    QVERIFY(labels[0]->rect.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(end));
}

void LabelPlacementTest::aNameOfTwoLinesIsFarAtTheDistanceOfOne()
{
    const LabelRequest two{QPointF(400.0, 200.0), QSizeF(120.0, 32.0), radius};
    const QRectF around(380.0, 180.0, 40.0, 40.0); // 14 pixels past the marker
    QVERIFY(placeLabels({two}, {area, {around}, {}, {}, 16.0})[0]->leader);
    QVERIFY(!placeLabels({two}, {area, {around}, {}, {}, 32.0})[0]->leader);
}

void LabelPlacementTest::aNameThatCouldBeAnothersHasALeader()
{
    // Between two points, seven pixels from its own, nine from the other.
    const QRectF room(413.0, 190.0, 122.0, 20.0);
    const std::vector<LabelRequest> two = {request(400.0, 200.0), {QPointF(550.0, 200.0), QSizeF(900.0, 16.0), radius}};
    LabelSurroundings around{room, {}, {}, {}};
    const auto labels = placeLabels(two, around);
    QVERIFY(labels[0].has_value());
    QVERIFY(labels[0]->leader.has_value());
    QVERIFY(!placeLabels({two[0]}, around)[0]->leader);
}

void LabelPlacementTest::aLeaderRunsThroughNoOtherPoint()
{
    // Two places are free for the wide name: a near one behind the other point, and a far one with a clear way.
    const std::vector<LabelRequest> requests = {request(400.0, 200.0),
                                                {QPointF(430.0, 170.0), QSizeF(40.0, 14.0), radius}};
    const LabelSurroundings around{area,
                                   {{0, 0, 800, 140},
                                    {0, 140, 440, 26},
                                    {600, 140, 200, 26},
                                    {0, 166, 440, 20},
                                    {490, 166, 310, 20},
                                    {0, 186, 800, 144},
                                    {0, 330, 330, 24},
                                    {520, 330, 280, 24},
                                    {0, 354, 800, 46}},
                                   {},
                                   {}};
    const auto labels = placeLabels(requests, around);
    QVERIFY(labels[0] && labels[1]);
    QCOMPARE(faultOf(requests, around, labels), QString());
    QVERIFY2(labels[0]->rect.top() >= 330.0, qPrintable(QString::number(labels[0]->rect.top())));
}

void LabelPlacementTest::neverOverlaps()
{
#ifdef ROOFLINE_HAS_RAPIDCHECK
    const bool holds = rc::check("no label covers another, a marker, or what stands", [] {
        const auto count = *rc::gen::inRange(0, 14);
        std::vector<LabelRequest> requests;
        for (int i = 0; i < count; ++i)
            requests.push_back(
                request(*rc::gen::inRange(0, 801), *rc::gen::inRange(0, 401), *rc::gen::inRange(20, 240)));
        LabelSurroundings around{area, {}, {}, {}};
        const auto stands = *rc::gen::inRange(0, 4);
        for (int i = 0; i < stands; ++i)
            around.rects.emplace_back(*rc::gen::inRange(0, 700), *rc::gen::inRange(0, 350), *rc::gen::inRange(1, 100),
                                      *rc::gen::inRange(1, 50));
        around.lines.emplace_back(*rc::gen::inRange(0, 400), 400.0, *rc::gen::inRange(400, 801), 0.0);
        const auto labels = placeLabels(requests, around);
        RC_ASSERT(labels.size() == requests.size());
        const QString fault = faultOf(requests, around, labels);
        RC_ASSERT(fault.toStdString() == "");
    });
    QVERIFY(holds);
#else
    QSKIP("rapidcheck is not installed");
#endif
}

void LabelPlacementTest::alongALine()
{
    const QLineF rising(0.0, 400.0, 800.0, 0.0);
    const QSizeF size(120.0, 16.0);
    const auto above = placeAlong(rising, size, Side::Above, 3.0, {area, {}, {}});
    QVERIFY(above.has_value());
    QVERIFY(qAbs(above->degrees + 26.565) < 0.01);
    QVERIFY(above->centre.y() < 400.0 - above->centre.x() / 2.0);
    const auto below = placeAlong(rising, size, Side::Below, 3.0, {area, {}, {}});
    QVERIFY(below->centre.y() > 400.0 - below->centre.x() / 2.0);
    // What stands in the middle pushes it along the line.
    const auto pushed = placeAlong(rising, size, Side::Above, 3.0, {area, {QRectF(340.0, 140.0, 120.0, 120.0)}, {}});
    QVERIFY(pushed.has_value());
    QVERIFY(QLineF(pushed->centre, above->centre).length() > 50.0);
    // So does a line through the middle; its own line does not.
    const auto beside =
        placeAlong(rising, size, Side::Above, 3.0, {area, {}, {rising, QLineF(400.0, 0.0, 400.0, 400.0)}});
    QVERIFY(beside.has_value());
    QVERIFY(!isCrossed(beside->corners(), QLineF(400.0, 0.0, 400.0, 400.0)));
    QVERIFY(!placeAlong(QLineF(0.0, 0.0, 50.0, 0.0), size, Side::Below, 3.0, {area, {}, {}}));
    QVERIFY(!placeAlong(rising, size, Side::Above, 3.0, {area, {area}, {}}));
    // Its boxes cover it.
    for (const QPointF& corner : above->corners()) {
        const auto boxes = above->boxes();
        QVERIFY(std::any_of(boxes.begin(), boxes.end(), [&](const QRectF& box) {
            return box.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(corner);
        }));
    }
}

void LabelPlacementTest::polygonsOverlap()
{
    const QPolygonF square({{0, 0}, {10, 0}, {10, 10}, {0, 10}});
    const QPolygonF diamondInside({{5, 1}, {9, 5}, {5, 9}, {1, 5}});
    const QPolygonF touching({{10, 0}, {20, 0}, {20, 10}, {10, 10}});
    // Its bounding box overlaps that of the square, itself does not.
    const QPolygonF beside({{21, 9}, {30, 18}, {21, 27}, {12, 18}});
    QVERIFY(haveOverlap(square, diamondInside));
    QVERIFY(!haveOverlap(square, touching));
    QVERIFY(!haveOverlap(square, beside));
    QVERIFY(!haveOverlap(square, beside.translated(-5, -5)));
    QVERIFY(haveOverlap(square, beside.translated(-6, -6)));
}

QTEST_MAIN(LabelPlacementTest)
#include "label_placement_test.moc"
