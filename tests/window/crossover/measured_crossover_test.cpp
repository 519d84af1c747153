// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Product times against N over the model's curves: the axes, the series in front, what is said and told of them, and a live point.
#include <QTest>

#include "app/window/crossover/crossover_chart.h"
#include "app/window/crossover/crossover_layout.h"
#include "app/window/crossover/crossover_view.h"
#include "app/window/crossover/crossover_words.h"
#include "app/window/export/alt_text.h"
#include "app/window/live/live_marker.h"
#include "app/window/state/explorer_state.h"
#include "core/measuring/product_point.h"
#include "core/quantity/units.h"
#include "tests/support/made_up_run.h"
#include "tests/window/support/live_colour.h"

#include <memory>

namespace roofline::window {

class MeasuredCrossoverTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        QLocale::setDefault(QLocale::c());
        m_state.setInput({{256, 16, 4, Traffic::Tiled}, {gigabytesPerSecond(100.0), teraflopsPerSecond(1.0)}});
        m_chart = std::make_unique<CrossoverChart>(m_state.reading());
        m_chart->resize(800, 320);
        m_chart->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_chart.get()));
        m_chart->showSession(made_up::crossoverSession());
    }
    void cleanup() { m_chart.reset(); }

    void theAxesAreTheSeries()
    {
        QCOMPARE(axes().fromSize, 8.0);
        QCOMPARE(axes().toSize, 16384.0);
        QCOMPARE(axes().times.from, 1e-3); // 3 µs, the launch
        QVERIFY(axes().times.to >= 1e4);   // 11 s, untiled at 8192
        m_state.setSize(40000);
        show();
        QCOMPARE(axes().toSize, 65536.0); // the sliders' N is always to be seen
        m_chart->showSession(made_up::session());
        QCOMPARE(axes().toSize, 65536.0);
        QVERIFY(axes().times.from < 1e-5);
    }

    void everyPointIsInThePicture()
    {
        QCOMPARE(scene().measured.series.size(), std::size_t(4));
        for (const ProductSeries& series : scene().measured.series)
            for (const MeasuredSize& size : series.points)
                QVERIFY(scene().plot.contains(scene().at(size)));
    }

    void theSlidersTileIsInFront()
    {
        QCOMPARE(scene().seriesInFront()->tile, 16);
        m_state.setTile(1);
        show();
        QCOMPARE(scene().seriesInFront()->tile, 1);
        m_state.setTile(64);
        show();
        QVERIFY(scene().seriesInFront() == nullptr);
        m_state.setTile(32);
        m_state.setTraffic(Traffic::MatrixOnce); // no kernel has that
        show();
        QVERIFY(scene().seriesInFront() == nullptr);
    }

    void saysWhereItPartsFromTheModel()
    {
        QVERIFY(isInPicture("measured: ▲ untiled  ■ T 8  ◆ T 16  ● T 32"));
        // 3 µs and 2 · 32³ FLOP at 180 GFLOP/s; above the crossing both bounds are far.
        QVERIFY(isInPicture("T 16: a launch takes 3.4 µs (± 1.0 % of 3)"));
        QVERIFY(isInPicture("T 16: at best 2.2 × the model (± 1.0 % of 3)"));
        QVERIFY(m_chart->accessibleDescription().contains("a launch takes 3.4 µs"));
        m_state.setTile(1);
        show();
        QVERIFY(isInPicture("untiled: caches make it up to 4.0 × (± 1.0 % of 3) faster than memory"));
        QVERIFY(isAnyInPicture("untiled: caches help from N 64 to 8192, most at "));
        m_state.setTile(64);
        show();
        QVERIFY(!m_chart->accessibleDescription().contains("a launch"));
    }

    void noiseOfTheCeilingIsNoHelpOfCaches()
    {
        m_state.setTile(1);
        show();
        Session session = made_up::crossoverSession();
        CeilingMeasurement& copy = *std::find_if(session.ceilings.begin(), session.ceilings.end(),
                                                 [](const CeilingMeasurement& one) { return one.id == "copy"; });
        copy.best.time.spread->medianAbsoluteDeviation = 0.3 * copy.best.time.median;
        m_chart->showSession(session);
        const QString reason = "the ceiling itself scattered by ± 30.0 %: this percentage says nothing";
        QVERIFY(isInPicture(reason));
        QVERIFY(isAnyInPicture("untiled: up to 4.0 × (± 1.0 % of 3) faster than memory, N "));
        QVERIFY(!isAnyInPicture("caches"));
        QVERIFY(!m_chart->accessibleDescription().contains("caches"));
        const QString words = AltText::of({m_state.reading(), session});
        QVERIFY2(words.contains("The ceiling itself scattered by"), qPrintable(words));
        QVERIFY(!words.contains("Untiled: caches"));
    }

    void comparesWithTheDrawnCurveOrNamesAnother()
    {
        m_state.setElementBytes(8);
        show();
        QVERIFY(isInPicture("T 16: at best 2.2 × the model at 4 byte, as measured (± 1.0 % of 3)"));
        m_state.setElementBytes(4);
        const Roof measured = m_state.input().roof;
        m_state.setBandwidth(measured.bandwidth * 0.5); // the drawn curve is twice as slow
        show();
        QVERIFY(isInPicture("T 16: a launch takes 3.4 µs (± 1.0 % of 3); over twice the model below N 128"));
        m_state.setTile(1);
        show();
        QVERIFY(isInPicture("untiled: caches make it up to 4.0 × (± 1.0 % of 3) faster than memory at 4 byte, as "
                            "measured"));
    }

    void saysNothingWithoutSeries()
    {
        m_chart->showSession(made_up::session());
        for (const AnnotationText& text : layOutTexts(scene()))
            QVERIFY2(!text.text.contains("measured:"), qPrintable(text.text));
    }

    void aPointIsToldWithItsSpreadAndItsCheck()
    {
        const MeasuredSize& size = scene().seriesInFront()->points.at(5);
        const QString tip = scene().tipAt(scene().at(size) + QPointF(1.0, 1.0), 8.0);
        for (const char* part :
             {"product, tile 16, N = 1024", "N = 1024", "11.93 ms", "1.0 %", "3 sample", "answer check: passed"})
            QVERIFY2(tip.contains(part), qPrintable(QString(part) + " is not in " + tip));
    }

    void aTipSaysWhetherItsNumberIsToBeTrusted()
    {
        Session session = made_up::crossoverSession();
        for (KernelMeasurement& kernel : session.kernels) {
            kernel.time.becameQuiet = false;
            kernel.time.throttled = {0, 2};
            kernel.conditions.throttleReasons = {"power cap"};
        }
        m_chart->showSession(session);
        const QString series = scene().tipAt(scene().at(scene().seriesInFront()->points.at(5)), 8.0);
        Session single = made_up::session(); // with products of no series
        single.kernels = {session.kernels.at(3)};
        single.kernels.front().id = "matmul_naive";
        m_chart->showSession(single);
        QCOMPARE(scene().measured.products.size(), std::size_t(1));
        const QString alone = scene().tipAt(scene().at(scene().measured.products.front()), 8.0);
        for (const QString& tip : {series, alone})
            for (const char* part :
                 {"± 1.0 %", "not quiet", "throttled samples: 2", "answer check: passed", "power cap"})
                QVERIFY2(tip.contains(part), qPrintable(QString(part) + " is not in " + tip));
    }

    void aWrongProductIsNoPoint()
    {
        Session session = made_up::crossoverSession();
        session.kernels.back().check->passed = false; // T 32, N 8192
        m_chart->showSession(session);
        QCOMPARE(scene().measured.series.back().points.back().n, 4096);
        QVERIFY(isInPicture("not drawn, check failed: product, tile 32, N = 8192"));
        for (KernelMeasurement& kernel : session.kernels)
            if (productOf(kernel.id))
                kernel.check->passed = false;
        m_chart->showSession(session);
        QVERIFY(isInPicture("not drawn, check failed: 36 products"));
        m_chart->showSession(made_up::crossoverSession());
        QVERIFY(!isAnyInPicture("not drawn"));
    }

    void aRestlessPointIsMarkedBesideItsNumber()
    {
        Session session = made_up::crossoverSession();
        for (KernelMeasurement& kernel : session.kernels)
            kernel.time.becameQuiet = kernel.id != "product_t16_n32";
        m_chart->showSession(session);
        QVERIFY(isInPicture("T 16: a launch takes 3.4 µs (± 1.0 % of 3, not quiet)"));
        QVERIFY(isInPicture("T 16: at best 2.2 × the model (± 1.0 % of 3)")); // another N
    }

    void aTextTellsSpreadsAndWhatFailed()
    {
        FigureContent content{m_state.reading(), made_up::crossoverSession()};
        content.session.kernels.back().check->passed = false;
        QString text = AltText::of(content).replace(QChar::Nbsp, u' ');
        QVERIFY2(text.contains("(± 1.0 % of 3) at N = 32 to "), qPrintable(text));
        QVERIFY(text.contains("(± 1.0 % of 3) at N = 4096"));
        const QString line = "- Not drawn, product, tile 32, N = 8192: its answer check FAILED";
        QCOMPARE(text.count(line), 1);
        content.part = FigurePart::Roofline;
        QVERIFY(!AltText::of(content).contains(line)); // no picture of the series
    }

    void aLivePointIsPaintedAndToldAndHasAPlace()
    {
        LivePoint live{300, 16, made_up::kernels().back()};
        live.kernel.time.median = Seconds(20.0);
        live.kernel.time.spread = SampleSummary{Seconds(20.0), Seconds(19.0), Seconds(21.0), Seconds(0.1), 5};
        m_chart->showLive(live);
        QVERIFY(axes().times.to > 2e4);
        QVERIFY(scene().plot.contains(scene().at(live)));
        QVERIFY(scene().tipAt(scene().at(live), 8.0).contains("Live: N 300, T 16"));
        const QPoint at = scene().at(live).toPoint();
        QVERIFY(hasLiveColour(*view(), QRect(at - QPoint(10, 10), QSize(20, 20))));
        m_chart->showLive(std::nullopt);
        QVERIFY(!hasLiveColour(*view(), view()->rect()));
    }

    void linearAxesHaveThemToo()
    {
        m_chart->showAxes(AxesKind::Linear);
        for (const ProductSeries& series : scene().measured.series)
            for (const MeasuredSize& size : series.points)
                QVERIFY(scene().plot.adjusted(-1, -1, 1, 1).contains(scene().at(size)));
        QVERIFY(!m_chart->grab().isNull());
    }

private:
    CrossoverView* view() { return m_chart->findChild<CrossoverView*>("crossoverView"); }
    const CrossoverScene& scene() { return view()->scene(); }
    const CrossoverAxes& axes() { return scene().picture.axes; }
    void show() { m_chart->showReading(m_state.reading()); }
    bool isInPicture(const QString& text)
    {
        const std::vector<AnnotationText> texts = layOutTexts(scene());
        const bool isThere =
            std::any_of(texts.begin(), texts.end(), [&](const AnnotationText& one) { return one.text == text; });
        if (!isThere)
            for (const AnnotationText& one : texts)
                qWarning("%s", qPrintable(one.text));
        return isThere;
    }
    bool isAnyInPicture(const QString& part)
    {
        const std::vector<AnnotationText> texts = layOutTexts(scene());
        return std::any_of(texts.begin(), texts.end(),
                           [&](const AnnotationText& one) { return one.text.contains(part); });
    }

    ExplorerState m_state;
    std::unique_ptr<CrossoverChart> m_chart;
};

} // namespace roofline::window

QTEST_MAIN(roofline::window::MeasuredCrossoverTest)
#include "measured_crossover_test.moc"
