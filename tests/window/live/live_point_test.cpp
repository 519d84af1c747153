// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A live point on the roofline: it is painted where it belongs, the axes reach past it, and it is told and taken away.
#include <QTest>

#include "app/window/live/live_marker.h"
#include "app/window/live/live_words.h"
#include "app/window/roofline/roofline_chart.h"
#include "app/window/roofline/roofline_plot.h"
#include "app/window/state/explorer_state.h"
#include "app/window/text/point_words.h"
#include "core/quantity/units.h"
#include "tests/support/made_up_run.h"
#include "tests/window/support/live_colour.h"

#include <memory>

namespace roofline::window {

namespace {

LivePoint livePoint(double milliseconds)
{
    LivePoint point{256, 16, made_up::kernels().back()};
    const Seconds time(milliseconds / 1e3);
    point.kernel.time.median = time;
    point.kernel.time.spread = SampleSummary{time, 0.9 * time, 1.2 * time, 0.01 * time, 7};
    return point;
}

} // namespace

class LivePointTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        QLocale::setDefault(QLocale::c());
        m_chart = std::make_unique<RooflineChart>(m_state.reading());
        m_chart->resize(800, 400);
        m_chart->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_chart.get()));
    }
    void cleanup() { m_chart.reset(); }

    void isPaintedInItsOwnColour()
    {
        QVERIFY(!hasLiveColour(*plot(), m_chart->rect()));
        const LivePoint point = livePoint(1.0);
        m_chart->showLive(point);
        const AnnotationScene& scene = plot()->scene();
        const double reach = 2.0 * scene.markerDiameter;
        const QPointF at = scene.mapping.at(point.onRoofline());
        QVERIFY(hasLiveColour(*plot(), QRectF(at - QPointF(reach, reach), at + QPointF(reach, reach)).toRect()));
        m_chart->showLive(std::nullopt);
        QVERIFY(!hasLiveColour(*plot(), m_chart->rect()));
    }

    void theAxesReachPastIt()
    {
        m_chart->showLive(livePoint(1.0));
        const double before = plot()->scene().mapping.range.rate.from;
        const LivePoint slow = livePoint(1e9); // as a launch of a tiny product is
        m_chart->showLive(slow);
        const DecadeRange& range = plot()->scene().mapping.range.rate;
        QVERIFY(range.from < before);
        QVERIFY(range.from < slow.onRoofline().rate.value());
        m_chart->showLive(std::nullopt);
        QCOMPARE(plot()->scene().mapping.range.rate.from, before);
    }

    void isToldAndGivenUpWithItsPoint()
    {
        m_chart->choosePoint("live");
        QCOMPARE(m_chart->chosenPoint(), QString());
        m_chart->showLive(livePoint(1.0));
        m_chart->choosePoint("live");
        QCOMPARE(m_chart->chosenPoint(), QString("live"));
        QVERIFY2(m_chart->accessibleDescription().contains("Live: N 256, T 16"),
                 qPrintable(m_chart->accessibleDescription()));
        QVERIFY(m_chart->accessibleDescription().contains("1.000 ms"));
        m_chart->showLive(livePoint(2.0));
        QVERIFY(m_chart->accessibleDescription().contains("2.000 ms"));
        m_chart->showLive(std::nullopt);
        QCOMPARE(m_chart->chosenPoint(), QString());
    }

    void saysHowFarItCanBeTrusted()
    {
        LivePoint point = livePoint(1.0);
        point.kernel.conditions = {};
        QVERIFY(lineOf(point).contains("1.000 ms (± 1.0 % of 7) · "));
        QVERIFY(PointWords::live(point).contains("conditions: not recorded"));
        QVERIFY(!PointWords::live(point).contains("not quiet"));
        point.kernel.time.becameQuiet = false;
        point.kernel.conditions.clock = megahertz(1980.0);
        point.kernel.conditions.throttleReasons = {"power cap"};
        QVERIFY2(lineOf(point).contains("1.000 ms (± 1.0 % of 7, not quiet, throttled) · "), qPrintable(lineOf(point)));
        const QString tip = PointWords::live(point);
        for (const char* part : {"not quiet", "1980 MHz", "throttled: power cap"})
            QVERIFY2(tip.contains(part), qPrintable(tip));
        point.kernel.time.spread->medianAbsoluteDeviation = Seconds(3e-7);
        QVERIFY2(lineOf(point).contains("(± 0.03 % of 7, not quiet, throttled)"), qPrintable(lineOf(point))); // not 0.0
        point.kernel.time.spread.reset();
        QVERIFY(lineOf(point).contains("1.000 ms (spread not recorded"));
        QVERIFY(PointWords::live(point).contains("1.000 ms, spread not recorded"));
    }

    void aCheckThatWasNotRecordedIsNotPassed()
    {
        LivePoint point = livePoint(1.0);
        QVERIFY(PointWords::live(point).contains("answer check: passed"));
        point.kernel.check.reset();
        QVERIFY(PointWords::live(point).contains("answer check: not recorded"));
        QVERIFY(lineOf(point).contains("answer not checked"));
    }

private:
    static QString lineOf(const LivePoint& point)
    {
        return LiveWords::measured(point, std::nullopt).replace(QChar::Nbsp, u' ');
    }
    RooflinePlot* plot() { return m_chart->findChild<RooflinePlot*>("rooflinePlot"); }

    ExplorerState m_state;
    std::unique_ptr<RooflineChart> m_chart;
};

} // namespace roofline::window

QTEST_MAIN(roofline::window::LivePointTest)
#include "live_point_test.moc"
