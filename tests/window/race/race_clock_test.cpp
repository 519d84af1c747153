// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/window/race/race_clock.h"
#include "core/quantity/units.h"

#include <limits>

using namespace roofline;
using namespace roofline::window;

namespace {

RaceClock raceOf(double memoryMs, double computeMs)
{
    const Limit limit = memoryMs == computeMs ? Limit::Balanced : memoryMs > computeMs ? Limit::Memory : Limit::Compute;
    RaceClock race;
    race.setTimes({milliseconds(computeMs), milliseconds(memoryMs), limit});
    return race;
}

bool near(double a, double b) { return std::abs(a - b) <= 1e-12 * std::max(std::abs(a), std::abs(b)); }

} // namespace

class RaceClockTest : public QObject {
    Q_OBJECT

private slots:
    void nothingToRun();
    void isOverBeforeItIsPlayed();
    void bothRunAtOneRateAndTheShorterStops();
    void equalTimesFinishTogether();
    void aMillionToOne();
    void otherTimesKeepTheProgress();
    void stepsStopWhereTheShorterFinishes();
    void timePassesOnTheScreen();
    void slowedTime_data();
    void slowedTime();
};

void RaceClockTest::nothingToRun()
{
    const double notFinite = std::numeric_limits<double>::infinity();
    for (RaceClock race : {RaceClock(), raceOf(0.0, 0.0), raceOf(notFinite, 1.0)}) {
        QVERIFY(race.isFinished());
        QVERIFY(!race.slowedTime());
        QCOMPARE(race.shownDuration().count(), 0.0);
        QVERIFY(race.memory().hasFinished && race.compute().hasFinished);
        QCOMPARE(race.memory().filled, 0.0);
        race.restart();
        race.advance(Seconds(0.001));
        QVERIFY(race.isFinished()); // there is nothing to wait for
    }
    RaceClock oneOnly = raceOf(4.0, 0.0);
    oneOnly.restart();
    QVERIFY(oneOnly.compute().hasFinished);
    QVERIFY(!oneOnly.memory().hasFinished);
    QCOMPARE(oneOnly.compute().finish, 0.0);
}

void RaceClockTest::isOverBeforeItIsPlayed()
{
    const RaceClock race = raceOf(2.0, 0.5);
    QCOMPARE(race.progress(), 1.0);
    QCOMPARE(race.memory().filled, 1.0);
    QCOMPARE(race.compute().filled, 0.25);
    QVERIFY(race.memory().isRuntime && !race.compute().isRuntime);
}

void RaceClockTest::bothRunAtOneRateAndTheShorterStops()
{
    RaceClock race = raceOf(2.0, 0.5);
    race.restart();
    QVERIFY(!race.memory().hasFinished && !race.compute().hasFinished);
    race.setProgress(0.125); // 0.25 ms of 2 ms
    QCOMPARE(race.memory().filled, 0.125);
    QCOMPARE(race.compute().filled, 0.125);
    QVERIFY(near(inMilliseconds(race.memory().elapsed), 0.25));
    QVERIFY(near(inMilliseconds(race.compute().elapsed), 0.25));
    race.setProgress(0.5);
    QVERIFY(race.compute().hasFinished && !race.memory().hasFinished);
    QCOMPARE(race.compute().filled, 0.25);
    QVERIFY(near(inMilliseconds(race.compute().elapsed), 0.5)); // its clock stands
    QVERIFY(near(inMilliseconds(race.memory().elapsed), 1.0));
    race.setProgress(7.0);
    QVERIFY(race.isFinished());
    race.setProgress(-1.0);
    QCOMPARE(race.progress(), 0.0);
}

void RaceClockTest::equalTimesFinishTogether()
{
    RaceClock race = raceOf(3.0, 3.0);
    race.setProgress(0.999);
    QVERIFY(!race.memory().hasFinished && !race.compute().hasFinished);
    race.setProgress(1.0);
    QVERIFY(race.memory().hasFinished && race.compute().hasFinished);
    QVERIFY(race.memory().isRuntime && race.compute().isRuntime);
}

void RaceClockTest::aMillionToOne()
{
    RaceClock race = raceOf(1e-6, 1.0);
    race.restart();
    QVERIFY(!race.memory().hasFinished);
    QVERIFY(near(race.memory().finish, 1e-6));
    race.step();
    QVERIFY(race.memory().hasFinished); // the first step goes to its finish, however near that is
    QVERIFY(near(race.progress(), 1e-6));
    QVERIFY(near(inMilliseconds(race.memory().elapsed), 1e-6));
    race.step();
    QVERIFY(near(race.progress(), 0.1));
    QVERIFY(near(inMilliseconds(race.compute().elapsed), 0.1));
}

void RaceClockTest::otherTimesKeepTheProgress()
{
    RaceClock race = raceOf(2.0, 0.5);
    race.setProgress(0.4);
    race.setTimes({milliseconds(10.0), milliseconds(1.0), Limit::Compute});
    QCOMPARE(race.progress(), 0.4);
    QVERIFY(near(inMilliseconds(race.elapsed()), 4.0));
    QVERIFY(race.memory().hasFinished && !race.compute().hasFinished);
    QVERIFY(race.compute().isRuntime && !race.memory().isRuntime);
}

void RaceClockTest::stepsStopWhereTheShorterFinishes()
{
    RaceClock race = raceOf(2.0, 0.5);
    race.step();
    QCOMPARE(race.progress(), 0.0); // from the end to the start
    std::vector<double> stops;
    do {
        race.step();
        stops.push_back(race.progress());
    } while (!race.isFinished() && stops.size() < 20);
    const std::vector<double> expected = {0.1, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0};
    QCOMPARE(stops.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i)
        QVERIFY2(near(stops[i], expected[i]), qPrintable(QString::number(stops[i], 'g', 17)));
}

void RaceClockTest::timePassesOnTheScreen()
{
    RaceClock race = raceOf(2.0, 0.5); // 1 ms shown as 2 s: 4 s in all
    race.restart();
    race.advance(Seconds(1.0));
    QVERIFY(near(race.progress(), 0.25));
    race.advance(Seconds(0.0));
    QVERIFY(near(race.progress(), 0.25));
    race.advance(Seconds(60.0));
    QVERIFY(race.isFinished());
}

void RaceClockTest::slowedTime_data()
{
    QTest::addColumn<double>("ms");
    QTest::addColumn<int>("decade");
    QTest::addColumn<double>("shown");
    QTest::newRow("the T4's") << 2.213 << -3 << 2.0;
    QTest::newRow("the first setting") << 0.5411 << -4 << 1.0;
    QTest::newRow("just a decade") << 1.0 << -3 << 5.0;
    QTest::newRow("near the next decade") << 0.9 << -3 << 5.0;
    QTest::newRow("half a nanosecond") << 5e-7 << -10 << 1.0;
    QTest::newRow("minutes") << 2e5 << 2 << 2.0;
}

void RaceClockTest::slowedTime()
{
    QFETCH(double, ms);
    const RaceClock race = raceOf(ms, ms / 2.0);
    QVERIFY(race.slowedTime().has_value());
    QTEST(race.slowedTime()->decade, "decade");
    QTEST(race.slowedTime()->shown.count(), "shown");
    QVERIFY(race.shownDuration().count() >= 3.0 && race.shownDuration().count() < 7.6);
}

QTEST_APPLESS_MAIN(RaceClockTest)
#include "race_clock_test.moc"
