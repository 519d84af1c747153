// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/window/axes/axis_ticks.h"

#include <cmath>
#include <limits>

#ifdef ROOFLINE_HAS_RAPIDCHECK
#include <rapidcheck.h>
#endif

using namespace roofline::window;

namespace {

using Values = std::vector<double>;

QString listed(const Values& values)
{
    QStringList words;
    for (const double value : values)
        words << QString::number(value, 'g', 9);
    return words.join(u' ');
}

QString logLabels(double from, double to, int room = 12) { return listed(logTicks(from, to, room).labelled); }

} // namespace

class AxisTicksTest : public QObject {
    Q_OBJECT

private slots:
    void nothingForNoAxis();
    void wholeDecades();
    void thinnedDecades();
    void lessThanTwoDecades();
    void hardlyAnySpan();
    void littleRoom();
    void evenSteps();
    void sizes();
    void alwaysReadable();
};

void AxisTicksTest::nothingForNoAxis()
{
    const double endless = std::numeric_limits<double>::infinity();
    for (const auto& [from, to] :
         std::vector<std::pair<double, double>>{{0.0, 1.0}, {1.0, 1.0}, {2.0, 1.0}, {1.0, endless}})
        QVERIFY(logTicks(from, to, 5).labelled.empty() && logTicks(from, to, 5).fine.empty());
    QVERIFY(linearTicks(1.0, 1.0, 5).labelled.empty());
    QVERIFY(linearTicks(0.0, endless, 5).labelled.empty());
    QVERIFY(binaryTicks(3.0, 2.0, 5).labelled.empty());
}

void AxisTicksTest::wholeDecades()
{
    QCOMPARE(logLabels(0.1, 1000.0), "0.1 1 10 100 1000");
    const Values fine = logTicks(0.1, 1000.0, 12).fine;
    QCOMPARE(fine.size(), 4u * 8u);
    QCOMPARE(fine.front(), 0.2);
    QCOMPARE(logLabels(0.3, 40.0), "1 10");
}

void AxisTicksTest::thinnedDecades()
{
    const AxisTicks ticks = logTicks(1e-3, 1e9, 5);
    QCOMPARE(listed(ticks.labelled), "0.001 1 1000 1000000 1e+09");
    QCOMPARE(ticks.fine.size(), 8u); // the decades between
}

void AxisTicksTest::lessThanTwoDecades()
{
    QCOMPARE(logLabels(1.0, 50.0), "1 2 5 10 20 50");
    QCOMPARE(listed(logTicks(1.0, 10.0, 12).fine), "3 4 6 7 8 9");
    QCOMPARE(logLabels(0.3, 8.0), "0.5 1 2 5");
}

void AxisTicksTest::hardlyAnySpan()
{
    // Only one of 1, 2, 5 lies between 3 and 6: even steps instead.
    QCOMPARE(logLabels(3.0, 6.0, 8), "3 3.5 4 4.5 5 5.5 6");
    QCOMPARE(logLabels(4.0, 4.4, 8), "4 4.1 4.2 4.3 4.4");
    QCOMPARE(logLabels(1.01, 1.02, 4), "1.01 1.015 1.02");
}

void AxisTicksTest::littleRoom()
{
    QCOMPARE(logLabels(1.0, 90.0, 5), "1 3 10 30");
    QCOMPARE(logLabels(1.0, 90.0, 2), "1 10");
    QCOMPARE(logLabels(1.0, 1e4, 0), "1 10000");
    QCOMPARE(logLabels(1.679, 7.66, 5), "2 5");
    QCOMPARE(logLabels(2.17, 9.29, 5), "3 5 7"); // 4 6 8 would be a hair too near at its upper end
}

void AxisTicksTest::evenSteps()
{
    QCOMPARE(listed(linearTicks(0.0, 1.0, 5).labelled), "0 0.2 0.4 0.6 0.8 1");
    QCOMPARE(listed(linearTicks(0.0, 1.0, 4).labelled), "0 0.5 1");
    QCOMPARE(listed(linearTicks(0.0, 17.0, 4).labelled), "0 5 10 15");
    QCOMPARE(listed(linearTicks(-3.0, 3.0, 3).labelled), "-2 0 2");
    QCOMPARE(linearTicks(0.0, 1.0, 5).fine.size(), 15u);
}

void AxisTicksTest::sizes()
{
    QCOMPARE(listed(binaryTicks(0.0, 2048.0, 8).labelled), "0 256 512 768 1024 1280 1536 1792 2048");
    QCOMPARE(listed(binaryTicks(0.0, 2048.0, 4).labelled), "0 512 1024 1536 2048");
    QCOMPARE(listed(binaryTicks(0.0, 3.0, 100).labelled), "0 1 2 3"); // a matrix has no half row
}

void AxisTicksTest::alwaysReadable()
{
#ifdef ROOFLINE_HAS_RAPIDCHECK
    const bool holds = rc::check("ticks rise, lie on the axis, have room, and two at least are labelled", [] {
        const double from = std::pow(10.0, *rc::gen::inRange(-9000, 9000) / 1000.0);
        const double span = *rc::gen::inRange(50, 12000) / 1000.0;
        const double to = from * std::pow(10.0, span);
        const int room = *rc::gen::inRange(5, 40);
        const AxisTicks ticks = logTicks(from, to, room);
        RC_ASSERT(ticks.labelled.size() >= 2u);
        RC_ASSERT(ticks.labelled.size() <= static_cast<std::size_t>(room) + 1u);
        for (const Values& values : {ticks.labelled, ticks.fine}) {
            for (std::size_t i = 0; i < values.size(); ++i) {
                RC_ASSERT(values[i] >= from * (1.0 - 1e-6) && values[i] <= to * (1.0 + 1e-6));
                RC_ASSERT(i == 0 || values[i] > values[i - 1]);
            }
        }
        for (std::size_t i = 1; i < ticks.labelled.size(); ++i)
            RC_ASSERT(std::log10(ticks.labelled[i] / ticks.labelled[i - 1]) > 0.99 * span / room);
    });
    QVERIFY(holds);
#else
    QSKIP("rapidcheck is not installed");
#endif
}

QTEST_MAIN(AxisTicksTest)
#include "axis_ticks_test.moc"
