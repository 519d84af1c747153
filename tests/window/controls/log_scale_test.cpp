// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/window/controls/log_scale.h"

using namespace roofline::window;

class LogScaleTest : public QObject {
    Q_OBJECT

private slots:
    void powersOfTwoAreItsPositions();
    void decadesHaveRoundNumbersAndExactLimits();
    void everyPositionIsItsOwn();
    void strides();
    void stridesFromBetween();
    void neverPastTheLimits();
    void ticks();
};

void LogScaleTest::powersOfTwoAreItsPositions()
{
    const LogScale sizes = LogScale::powersOfTwo(8, 65536);
    QCOMPARE(sizes.lastPosition(), 13);
    QCOMPARE(sizes.valueAt(0), 8.0);
    QCOMPARE(sizes.valueAt(7), 1024.0);
    QCOMPARE(sizes.valueAt(13), 65536.0);
    QCOMPARE(sizes.positionOf(1000.0), 7);
    QCOMPARE(sizes.positionOf(1.0), 0);
    QCOMPARE(sizes.positionOf(1e9), 13);
    const LogScale tiles = LogScale::powersOfTwo(1, 128);
    QCOMPARE(tiles.lowest(), 1.0);
    QCOMPARE(tiles.highest(), 128.0);
}

void LogScaleTest::decadesHaveRoundNumbersAndExactLimits()
{
    const LogScale bandwidth = LogScale::decades(0.1, 20000.0);
    QCOMPARE(bandwidth.valueAt(0), 0.1);
    QCOMPARE(bandwidth.valueAt(bandwidth.lastPosition()), 20000.0);
    QCOMPARE(bandwidth.valueAt(100), 1.0);
    QCOMPARE(bandwidth.valueAt(400), 1000.0);
    QCOMPARE(bandwidth.valueAt(401), 1020.0); // 1023.3 to three digits
    const LogScale compute = LogScale::decades(0.001, 5000.0);
    QCOMPARE(compute.valueAt(1), 0.00102);
    QCOMPARE(compute.valueAt(compute.lastPosition()), 5000.0);
}

void LogScaleTest::ticks()
{
    const auto valuesOf = [](const LogScale& scale, bool isEmphasised) {
        std::vector<double> values;
        for (const ScaleTick& tick : scale.ticks())
            if (tick.isEmphasised == isEmphasised)
                values.push_back(scale.valueAt(tick.position));
        return values;
    };
    using Values = std::vector<double>;
    const LogScale sizes = LogScale::powersOfTwo(8, 65536);
    QCOMPARE(valuesOf(sizes, true), (Values{16, 256, 4096, 65536}));
    QCOMPARE(valuesOf(sizes, false).size(), std::size_t{10});
    QCOMPARE(valuesOf(LogScale::powersOfTwo(1, 128), true), (Values{1, 16}));
    const LogScale bandwidth = LogScale::decades(0.1, 20000.0);
    QCOMPARE(valuesOf(bandwidth, true), (Values{0.1, 1, 10, 100, 1000, 10000}));
    QCOMPARE(valuesOf(bandwidth, false), (Values{0.2, 0.501, 2, 5.01, 20, 50.1, 200, 501, 2000, 5010, 20000}));
    QCOMPARE(valuesOf(LogScale::decades(0.001, 5000.0), true), (Values{0.001, 0.01, 0.1, 1, 10, 100, 1000}));
}

void LogScaleTest::everyPositionIsItsOwn()
{
    for (const LogScale& scale :
         {LogScale::powersOfTwo(8, 65536), LogScale::decades(0.1, 20000.0), LogScale::decades(0.001, 5000.0)}) {
        for (int position = 0; position <= scale.lastPosition(); ++position) {
            QCOMPARE(scale.positionOf(scale.valueAt(position)), position);
            if (position > 0)
                QVERIFY(scale.valueAt(position) > scale.valueAt(position - 1));
        }
    }
}

void LogScaleTest::strides()
{
    const LogScale sizes = LogScale::powersOfTwo(8, 65536);
    QCOMPARE(sizes.moved(1024.0, Stride::Step, 1), 2048.0);
    QCOMPARE(sizes.moved(1024.0, Stride::Page, -1), 256.0);
    QCOMPARE(sizes.moved(1024.0, Stride::Fine, 1), 1025.0);
    const LogScale bandwidth = LogScale::decades(0.1, 20000.0);
    QCOMPARE(bandwidth.moved(1000.0, Stride::Step, 1), 1120.0);
    QCOMPARE(bandwidth.moved(1000.0, Stride::Step, -1), 891.0);
    QCOMPARE(bandwidth.moved(1000.0, Stride::Page, 1), 2000.0);
    QCOMPARE(bandwidth.moved(1000.0, Stride::Fine, 1), 1020.0);
    // Up and down again ends where it began, on every position.
    for (int position = 5; position <= bandwidth.lastPosition() - 6; ++position) {
        const double value = bandwidth.valueAt(position);
        QCOMPARE(bandwidth.moved(bandwidth.moved(value, Stride::Step, 1), Stride::Step, -1), value);
    }
}

void LogScaleTest::stridesFromBetween()
{
    const LogScale sizes = LogScale::powersOfTwo(8, 65536);
    QCOMPARE(sizes.moved(1000.0, Stride::Step, 1), 1024.0);
    QCOMPARE(sizes.moved(1000.0, Stride::Step, -1), 512.0);
    QCOMPARE(sizes.moved(1025.0, Stride::Step, -1), 1024.0);
    const LogScale bandwidth = LogScale::decades(0.1, 20000.0);
    QVERIFY(bandwidth.moved(1010.0, Stride::Fine, 1) > 1010.0);
    QVERIFY(bandwidth.moved(1010.0, Stride::Fine, -1) < 1010.0);
}

void LogScaleTest::neverPastTheLimits()
{
    for (const LogScale& scale : {LogScale::powersOfTwo(8, 65536), LogScale::decades(0.1, 20000.0)}) {
        for (const Stride stride : {Stride::Fine, Stride::Step, Stride::Page}) {
            QCOMPARE(scale.moved(scale.highest(), stride, 3), scale.highest());
            QCOMPARE(scale.moved(scale.lowest(), stride, -3), scale.lowest());
            QVERIFY(scale.moved(1e9, stride, 1) <= scale.highest());
            QVERIFY(scale.moved(1e-9, stride, -1) >= scale.lowest());
        }
    }
}

QTEST_MAIN(LogScaleTest)
#include "log_scale_test.moc"
