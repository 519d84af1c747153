// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLocale>
#include <QTest>

#include "app/window/text/axis_text.h"

using namespace roofline::window;

class AxisTextTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QLocale::setDefault(QLocale::c()); }
    void ticksOfAxes();
    void followsTheLocale();
};

void AxisTextTest::ticksOfAxes()
{
    QCOMPARE(axisNumberText(0.001), "0.001");
    QCOMPARE(axisNumberText(1.0), "1");
    QCOMPARE(axisNumberText(0.0), "0");
    QCOMPARE(axisNumberText(1000.0), "1000");
    QCOMPARE(axisNumberText(0.1 + 0.2), "0.3"); // 0.30000000000000004
    QCOMPARE(axisNumberText(1e-5), "10⁻⁵");
    QCOMPARE(axisNumberText(2e-5), "2 × 10⁻⁵");
    QCOMPARE(axisNumberText(1e12), "10¹²");
    QCOMPARE(axisRateText(1e9), "1\u00a0G");
    QCOMPARE(axisRateText(1e11), "100\u00a0G");
    QCOMPARE(axisRateText(2.5e12), "2.5\u00a0T");
    QCOMPARE(axisRateText(100.0), "100");
    QCOMPARE(axisRateText(0.1), "0.1");
    QCOMPARE(axisRateText(1e22), "10²²");
    QCOMPARE(axisTimeText(1e-9), "1 ns");
    QCOMPARE(axisTimeText(1e-5), "10 µs");
    QCOMPARE(axisTimeText(0.1), "100 ms");
    QCOMPARE(axisTimeText(1.0), "1 s");
    QCOMPARE(axisTimeText(2.5e-3), "2.5 ms");
    QCOMPARE(axisTimeText(1e-12), "1 ps");
    QCOMPARE(axisTimeText(0.0), "0 s");
    QCOMPARE(axisTimeText(0.0, 2e-3), "0 ms");
    QCOMPARE(axisTimeText(5e-4, 2e-3), "0.5 ms");
    QCOMPARE(axisTimeText(2e-3, 2e-3), "2 ms");
}

void AxisTextTest::followsTheLocale()
{
    QLocale::setDefault(QLocale("de_DE"));
    QCOMPARE(axisNumberText(0.1), "0,1");
    QCOMPARE(axisRateText(2.5e12), "2,5\u00a0T");
    QCOMPARE(axisTimeText(2.5e-3), "2,5 ms");
}

QTEST_MAIN(AxisTextTest)
#include "axis_text_test.moc"
