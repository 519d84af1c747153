// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/window/crossover/crossover_picture.h"
#include "core/quantity/units.h"
#include "tests/window/support/plausible_session.h"

using namespace roofline;
using namespace roofline::window;

class CrossoverAxesTest : public QObject {
    Q_OBJECT

private slots:
    void sharesOfLogAxes();
    void sharesOfLinearAxes();
    void linearAxesReachPastWhatIsSeen();
    void linearAxesEndWhereTheSliderDoes();
    void linearAxesOfNothing();
    void theCrossingIsOnLinearAxes();
    void aDraggedLinesAxisStays();
    void allSettingsHaveTheirPicture();
};

void CrossoverAxesTest::sharesOfLogAxes()
{
    CrossoverAxes axes;
    axes.times = {0.01, 1000.0};
    QCOMPARE(axes.shareOfSize(8.0), 0.0);
    QCOMPARE(axes.shareOfSize(65536.0), 1.0);
    QVERIFY(qAbs(axes.shareOfTime(0.1) - 0.2) < 1e-12);
    QVERIFY(qAbs(axes.sizeAtShare(axes.shareOfSize(777.0)) - 777.0) < 1e-9);
}

void CrossoverAxesTest::sharesOfLinearAxes()
{
    const CrossoverAxes axes = linearAxes({1024.0}, {2.0});
    QCOMPARE(axes.shareOfSize(0.0), 0.0);
    QCOMPARE(axes.shareOfSize(1024.0), 0.5);
    QCOMPARE(axes.sizeAtShare(0.25), 512.0);
    QCOMPARE(axes.times.from, 0.0);
    QCOMPARE(axes.shareOfTime(axes.times.to), 1.0);
}

void CrossoverAxesTest::linearAxesReachPastWhatIsSeen()
{
    QCOMPARE(linearAxes({1024.0}, {2.0}).toSize, 2048.0);
    QCOMPARE(linearAxes({1700.0}, {2.0}).toSize, 4096.0); // not just a hair beyond
    QCOMPARE(linearAxes({1024.0, 3000.0}, {2.0}).toSize, 4096.0);
    QCOMPARE(linearAxes({1024.0}, {2.0}).times.to, 2.5);
    QCOMPARE(linearAxes({1024.0}, {0.1, 0.5}).times.to, 0.8);
    // A little more of N, and the picture stands still.
    QCOMPARE(linearAxes({1100.0}, {2.0}).toSize, 2048.0);
}

void CrossoverAxesTest::linearAxesEndWhereTheSliderDoes()
{
    QCOMPARE(linearAxes({65536.0}, {2.0}).toSize, 65536.0);
    QCOMPARE(linearAxes({60000.0}, {2.0}).toSize, 65536.0);
    QCOMPARE(linearAxes({8.0}, {2.0}).toSize, 32.0);
}

void CrossoverAxesTest::linearAxesOfNothing()
{
    const CrossoverAxes axes = linearAxes({}, {});
    QVERIFY(axes.toSize > 0.0 && axes.times.to > 0.0);
}

void CrossoverAxesTest::theCrossingIsOnLinearAxes()
{
    ModelInput input;
    input.shape.traffic = Traffic::MatrixOnce;
    input.shape.n = 64;
    input.roof = {gigabytesPerSecond(1000.0), teraflopsPerSecond(60.0)}; // N* = 360
    const CrossoverPicture picture = crossoverPicture(readModel(input), {}, AxesKind::Linear);
    QCOMPARE(picture.axes.toSize, 512.0);
    QVERIFY(picture.axes.shareOfTime(inMilliseconds(picture.crossingTime)) < 1.0);
    QVERIFY(picture.axes.shareOfTime(inMilliseconds(picture.crossingTime)) > 0.5);
}

void CrossoverAxesTest::aDraggedLinesAxisStays()
{
    ModelInput input;
    input.roof = {gigabytesPerSecond(1000.0), teraflopsPerSecond(60.0)};
    input.shape.n = 2000;
    const CrossoverPicture picture = crossoverPicture(readModel(input), {}, AxesKind::Linear, 2048.0);
    QCOMPARE(picture.axes.toSize, 2048.0);
    QCOMPARE(picture.curves.n.back(), 2048.0);
    QVERIFY(picture.axes.times.to > inMilliseconds(picture.bound)); // the marker is still in the picture
}

void CrossoverAxesTest::allSettingsHaveTheirPicture()
{
    for (unsigned seed = 0; seed < 200; ++seed) {
        const Session session = plausible::session(seed);
        const ModelReading reading = readModel(plausible::input(seed, session));
        const std::vector<MeasuredSize> products = measuredProducts(session);
        for (const AxesKind kind : {AxesKind::Logarithmic, AxesKind::Linear}) {
            const CrossoverPicture picture = crossoverPicture(reading, {products, {}, {}, {}}, kind);
            const auto isInside = [&picture](double n, Seconds time) {
                const double across = picture.axes.shareOfSize(n);
                const double up = picture.axes.shareOfTime(inMilliseconds(time));
                return across >= 0.0 && across <= 1.0 && up >= 0.0 && up < 1.0;
            };
            QVERIFY2(isInside(picture.size, picture.bound), qPrintable(QString::number(seed)));
            QVERIFY(!picture.crossing || isInside(*picture.crossing, picture.crossingTime));
            for (const MeasuredSize& product : products)
                QVERIFY(isInside(static_cast<double>(product.n), product.kernel.time.median));
        }
    }
}

QTEST_MAIN(CrossoverAxesTest)
#include "crossover_axes_test.moc"
