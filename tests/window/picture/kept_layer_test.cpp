// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A kept layer: drawn once for a size and a density of pixels, in every pixel of the screen, and never instead of lines.
#include <QPicture>
#include <QTest>

#include "app/window/picture/kept_layer.h"

#include <QPainter>

namespace roofline::window {

class KeptLayerTest : public QObject {
    Q_OBJECT

private slots:
    void drawsOnceForEverySize()
    {
        paintOn(image({40, 20}, 1.0), {40, 20});
        paintOn(image({40, 20}, 1.0), {40, 20});
        QCOMPARE(m_drawn, 1);
        paintOn(image({50, 20}, 1.0), {50, 20});
        QCOMPARE(m_drawn, 2);
        m_layer.discard();
        paintOn(image({50, 20}, 1.0), {50, 20});
        QCOMPARE(m_drawn, 3);
    }

    void hasEveryPixelOfADenseScreen()
    {
        paintOn(image({20, 10}, 1.0), {20, 10});
        QImage dense = paintOn(image({20, 10}, 2.0), {20, 10});
        QCOMPARE(m_drawn, 2);
        // One pixel wide at two pixels a unit: what was drawn for a coarse screen would be two.
        QCOMPARE(dense.pixelColor(10, 5), QColor(Qt::black));
        QCOMPARE(dense.pixelColor(9, 5), QColor(Qt::white));
        QCOMPARE(dense.pixelColor(11, 5), QColor(Qt::white));
    }

    void standsWhereThePainterStands()
    {
        QImage whole = image({60, 30}, 1.0);
        QPainter painter(&whole);
        painter.translate(20.0, 10.0);
        QVERIFY(m_layer.paint(painter, {20, 10}, draw()));
        painter.end();
        QCOMPARE(whole.pixelColor(25, 12), QColor(Qt::black));
        QCOMPARE(whole.pixelColor(19, 12), QColor(Qt::red));
        QCOMPARE(whole.pixelColor(40, 12), QColor(Qt::red));
    }

    void isNeverTakenForLines()
    {
        QPicture picture;
        QPainter painter(&picture);
        QVERIFY(!m_layer.paint(painter, {20, 10}, draw()));
        painter.end();
        QImage turned = image({60, 60}, 1.0);
        QPainter turning(&turned);
        turning.rotate(30.0);
        QVERIFY(!m_layer.paint(turning, {20, 10}, draw()));
        turning.end();
        QCOMPARE(turned, image({60, 60}, 1.0));
        QCOMPARE(m_drawn, 0);
    }

    void cleanup()
    {
        m_layer.discard();
        m_drawn = 0;
    }

private:
    static QImage image(const QSize& size, double pixels)
    {
        QImage made((QSizeF(size) * pixels).toSize(), QImage::Format_RGB32);
        made.setDevicePixelRatio(pixels);
        made.fill(Qt::red);
        return made;
    }

    std::function<void(QPaintDevice&)> draw()
    {
        return [this](QPaintDevice& device) {
            ++m_drawn;
            QPainter painter(&device);
            painter.setPen(QPen(Qt::black, 0.0)); // one pixel
            painter.drawLine(QPointF(5.0, 0.0), QPointF(5.0, 10.0));
        };
    }

    QImage paintOn(QImage on, const QSize& size)
    {
        QPainter painter(&on);
        [&] { QVERIFY(m_layer.paint(painter, size, draw())); }();
        return on;
    }

    KeptLayer m_layer;
    int m_drawn = 0;
};

} // namespace roofline::window

QTEST_MAIN(roofline::window::KeptLayerTest)
#include "kept_layer_test.moc"
