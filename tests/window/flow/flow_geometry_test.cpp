// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFontMetricsF>
#include <QTest>

#include "app/window/flow/flow_geometry.h"
#include "app/window/labels/text_fit.h"
#include "app/window/text/flow_words.h"
#include "core/quantity/units.h"

#include <cmath>

using namespace roofline;
using namespace roofline::window;

namespace {

FlowContent contentOf(const MatmulShape& shape)
{
    return flowContent(readModel({shape, {gigabytesPerSecond(244.5), teraflopsPerSecond(8.092)}}));
}

QFont fontOf(double points)
{
    QFont font;
    font.setPointSizeF(points);
    return font;
}

bool fits(const QFont& font, const QString& text, const QRectF& room)
{
    const QSizeF needed = wrappedSize(font, text, room.width());
    return needed.width() <= room.width() + 0.5 && needed.height() <= room.height() + 0.5;
}

} // namespace

class FlowGeometryTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }
    void everyTextFits_data();
    void everyTextFits();
    void partsFollowOneAnother();
    void isMirroredFromRightToLeft();
    void growsWithTheFontAlone();
    void anArrowStaysInItsWay();
};

void FlowGeometryTest::everyTextFits_data()
{
    QTest::addColumn<double>("points");
    QTest::addColumn<double>("share"); // of the narrowest width
    for (const double points : {7.0, 9.0, 21.0, 40.0})
        for (const double share : {1.0, 1.3, 2.0, 6.0})
            QTest::addRow("%g pt, %g of the narrowest", points, share) << points << share;
}

void FlowGeometryTest::everyTextFits()
{
    QFETCH(double, points);
    QFETCH(double, share);
    const FlowFonts fonts = FlowFonts::of(fontOf(points));
    for (const MatmulShape& shape :
         {MatmulShape{1024, 16, 4, Traffic::Tiled}, MatmulShape{65535, 1, 8, Traffic::Tiled},
          MatmulShape{8, 128, 2, Traffic::Tiled}, MatmulShape{1000, 16, 4, Traffic::MatrixOnce}}) {
        const FlowContent content = contentOf(shape);
        const double width = narrowestFlow(content, fonts) * share;
        const FlowGeometry geometry = flowGeometry(content, fonts, width, Qt::LeftToRight);
        for (std::size_t i = 0; i < 4; ++i) {
            const FlowBoxPlace& box = geometry.boxes.at(i);
            QVERIFY(fits(fonts.strong, content.boxes.at(i).name, box.name));
            QVERIFY(fits(fonts.plain, content.boxes.at(i).figure, box.figure));
            QVERIFY(!box.name.intersects(box.figure));
            QVERIFY(QRectF(QPointF(), box.rect.size()).contains(box.name.united(box.figure).united(box.sign)));
            QVERIFY(box.rect.left() >= 0.0 && box.rect.right() <= width);
        }
        for (std::size_t i = 0; i < 3; ++i) {
            const FlowEdgePlace& edge = geometry.edges.at(i);
            QVERIFY(fits(fonts.strong, FlowWords::marked(content.edges.at(i).amount), edge.amount) || i == 2);
            QVERIFY(fits(fonts.strong, content.edges.at(i).amount, edge.amount));
            QVERIFY(fits(fonts.plain, content.edges.at(i).detail, edge.detail));
            QVERIFY(edge.amount.bottom() <= edge.detail.top());
            QVERIFY(!arrowIn(edge.shaft).boundingRect().intersects(edge.amount.united(edge.detail)));
        }
        if (geometry.onChip)
            QVERIFY(geometry.onChip->left() >
                    geometry.edges[1].detail.left() +
                        QFontMetricsF(fonts.plain).horizontalAdvance(content.edges[1].detail));
    }
}

void FlowGeometryTest::partsFollowOneAnother()
{
    const FlowContent content = contentOf({1024, 16, 4, Traffic::Tiled});
    const FlowGeometry geometry = flowGeometry(content, FlowFonts::of(fontOf(9.0)), 280.0, Qt::LeftToRight);
    for (std::size_t i = 0; i < 3; ++i) {
        QCOMPARE(geometry.edges.at(i).shaft.top(), geometry.boxes.at(i).rect.bottom());
        QCOMPARE(geometry.edges.at(i).shaft.bottom(), geometry.boxes.at(i + 1).rect.top());
    }
    QCOMPARE(geometry.height, geometry.boxes.back().rect.bottom());
    QVERIFY(geometry.frame.contains(geometry.boxes[1].rect) && geometry.frame.contains(geometry.boxes[2].rect));
    QVERIFY(!geometry.frame.intersects(geometry.boxes[0].rect) && !geometry.frame.intersects(geometry.boxes[3].rect));
    QVERIFY(geometry.edges[1].shaft.width() > geometry.edges[0].shaft.width());
    QVERIFY(geometry.edges[0].shaft.width() > geometry.edges[2].shaft.width());
}

void FlowGeometryTest::isMirroredFromRightToLeft()
{
    const FlowContent content = contentOf({1024, 16, 4, Traffic::Tiled});
    const FlowFonts fonts = FlowFonts::of(fontOf(9.0));
    const FlowGeometry left = flowGeometry(content, fonts, 280.0, Qt::LeftToRight);
    const FlowGeometry right = flowGeometry(content, fonts, 280.0, Qt::RightToLeft);
    QCOMPARE(right.height, left.height);
    for (std::size_t i = 0; i < 3; ++i) {
        QCOMPARE(right.edges.at(i).shaft.left(), 280.0 - left.edges.at(i).shaft.right());
        QCOMPARE(right.edges.at(i).amount.right(), 280.0 - left.edges.at(i).amount.left());
        QCOMPARE(right.edges.at(i).shaft.top(), left.edges.at(i).shaft.top());
    }
    const double inner = left.boxes[0].rect.width();
    QCOMPARE(right.boxes[0].name.right(), inner - left.boxes[0].name.left());
}

void FlowGeometryTest::growsWithTheFontAlone()
{
    const FlowContent content = contentOf({1024, 16, 4, Traffic::Tiled});
    const FlowGeometry small = flowGeometry(content, FlowFonts::of(fontOf(9.0)), 290.0, Qt::LeftToRight);
    const FlowGeometry large = flowGeometry(content, FlowFonts::of(fontOf(27.0)), 870.0, Qt::LeftToRight);
    QVERIFY(std::abs(large.height / small.height - 3.0) < 0.3);
    QVERIFY(std::abs(large.edges[0].shaft.width() / small.edges[0].shaft.width() - 3.0) < 0.5);
}

void FlowGeometryTest::anArrowStaysInItsWay()
{
    for (const double width : {4.0, 20.0, 60.0})
        for (const double height : {10.0, 34.0, 200.0}) {
            const QRectF shaft(10.0, 5.0, width, height);
            const QRectF arrow = arrowIn(shaft).boundingRect();
            QCOMPARE(arrow.top(), shaft.top());
            QCOMPARE(arrow.bottom(), shaft.bottom());
            QCOMPARE(arrow.center().x(), shaft.center().x());
        }
}

QTEST_MAIN(FlowGeometryTest)
#include "flow_geometry_test.moc"
