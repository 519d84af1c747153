// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/window/axes/cut_to_view.h"

#ifdef ROOFLINE_HAS_RAPIDCHECK
#include <rapidcheck.h>
#endif

using namespace roofline::window;

namespace {

const QRectF view(0.0, 0.0, 100.0, 50.0);

} // namespace

class CutToViewTest : public QObject {
    Q_OBJECT

private slots:
    void lines();
    void polylines();
    void areas();
    void points();
    void whatIsLeftLiesInsideAndOnTheLine();
};

void CutToViewTest::lines()
{
    QCOMPARE(cutToView(QLineF(10, 10, 90, 40), view), QLineF(10, 10, 90, 40));
    QCOMPARE(cutToView(QLineF(-100, 25, 200, 25), view), QLineF(0, 25, 100, 25));
    QCOMPARE(cutToView(QLineF(50, 80, 50, -10), view), QLineF(50, 50, 50, 0)); // its direction stays
    QVERIFY(!cutToView(QLineF(-10, -10, 110, -1), view));
    QVERIFY(!cutToView(QLineF(-10, 45, 20, 90), view));                    // past the corner
    QCOMPARE(cutToView(QLineF(0, 0, 100, 0), view), QLineF(0, 0, 100, 0)); // along the edge
}

void CutToViewTest::polylines()
{
    QVERIFY(cutToView(QPolygonF(), view).empty());
    // In, out at the top, in again.
    const auto parts = cutToView(QPolygonF({{10, 10}, {30, -10}, {50, 10}, {60, 20}}), view);
    QCOMPARE(parts.size(), 2u);
    QCOMPARE(parts[0], QPolygonF({{10, 10}, {20, 0}}));
    QCOMPARE(parts[1], QPolygonF({{40, 0}, {50, 10}, {60, 20}}));
}

void CutToViewTest::areas()
{
    QCOMPARE(cutAreaToView(QPolygonF({{10, 10}, {20, 10}, {20, 20}}), view), QPolygonF({{10, 10}, {20, 10}, {20, 20}}));
    const QRectF cut = cutAreaToView(QPolygonF({{-50, -50}, {150, -50}, {150, 150}, {-50, 150}}), view).boundingRect();
    QCOMPARE(cut, view);
    QVERIFY(cutAreaToView(QPolygonF({{-50, -50}, {-10, -50}, {-10, -10}}), view).isEmpty());
}

void CutToViewTest::points()
{
    QVERIFY(isInView({0, 50}, view));
    QVERIFY(isInView({100, 0}, view));
    QVERIFY(!isInView({100.1, 20}, view));
    QVERIFY(!isInView({50, -0.1}, view));
}

void CutToViewTest::whatIsLeftLiesInsideAndOnTheLine()
{
#ifdef ROOFLINE_HAS_RAPIDCHECK
    const bool holds = rc::check("a cut line is inside and a part of the line", [] {
        const auto coordinate = [] { return *rc::gen::inRange(-300, 300) / 1.0; };
        const QLineF line(coordinate(), coordinate(), coordinate(), coordinate());
        const auto cut = cutToView(line, view);
        if (!cut) {
            for (int i = 0; i <= 100; ++i) {
                const QPointF at = line.pointAt(i / 100.0);
                RC_ASSERT(!(at.x() > 0 && at.x() < 100 && at.y() > 0 && at.y() < 50));
            }
            return;
        }
        for (const QPointF& end : {cut->p1(), cut->p2()}) {
            RC_ASSERT(isInView(end, view));
            const QPointF along = line.p2() - line.p1();
            const QPointF there = end - line.p1();
            RC_ASSERT(qAbs(along.x() * there.y() - along.y() * there.x()) <= 1e-6 * (1.0 + line.length()));
        }
    });
    QVERIFY(holds);
#else
    QSKIP("rapidcheck is not installed");
#endif
}

QTEST_MAIN(CutToViewTest)
#include "cut_to_view_test.moc"
