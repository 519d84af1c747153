// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The trail goes by itself, by a timer that these tests hurry, and leaves nothing running.
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <QWidget>

#include "app/window/roofline/roofline_chart.h"
#include "app/window/roofline/roofline_plot.h"
#include "app/window/roofline/trail_fade.h"
#include "core/quantity/units.h"

#include <algorithm>

namespace roofline::window {

namespace {

QTimer* timerOf(QObject& part) { return part.findChild<QTimer*>("trailFade"); }

} // namespace

class TrailFadeTest : public QObject {
    Q_OBJECT

private slots:
    void fadesInSteps()
    {
        QWidget picture;
        auto* fade = new TrailFade(picture);
        QSignalSpy faded(fade, &TrailFade::fadedTo);
        picture.show();
        fade->begin();
        QVERIFY(timerOf(picture)->isActive());
        timerOf(picture)->setInterval(0);
        QTRY_VERIFY(!timerOf(picture)->isActive());
        QCOMPARE(faded.size(), 6);
        double before = 1.0;
        for (const QList<QVariant>& step : faded) {
            QVERIFY(step[0].toDouble() < before);
            before = step[0].toDouble();
        }
        QCOMPARE(before, 0.0);
    }

    void goesAtOnceWithoutAnimation()
    {
        QWidget picture;
        auto* fade = new TrailFade(picture);
        fade->setAnimated(false);
        QSignalSpy faded(fade, &TrailFade::fadedTo);
        picture.show();
        fade->begin();
        timerOf(picture)->setInterval(0);
        QTRY_VERIFY(!timerOf(picture)->isActive());
        QCOMPARE(faded.size(), 1);
        QCOMPARE(faded[0][0].toDouble(), 0.0);
    }

    void worksOnlyWhileItIsSeen()
    {
        QWidget picture;
        auto* fade = new TrailFade(picture);
        QSignalSpy faded(fade, &TrailFade::fadedTo);
        fade->begin();
        QVERIFY(!timerOf(picture)->isActive());
        picture.show();
        QVERIFY(timerOf(picture)->isActive());
        picture.hide();
        QVERIFY(!timerOf(picture)->isActive());
        QCOMPARE(faded.size(), 1);
        QCOMPARE(faded[0][0].toDouble(), 0.0);
        picture.show(); // there is no trail to fade
        QVERIFY(!timerOf(picture)->isActive());
    }

    void theWordsOfTheMoveGoWithIt()
    {
        ModelInput input{MatmulShape{}, Roof{gigabytesPerSecond(1000.0), teraflopsPerSecond(60.0)}};
        RooflineChart chart(readModel(input));
        chart.resize(900, 600);
        chart.show();
        QVERIFY(QTest::qWaitForWindowExposed(&chart));
        auto* plot = chart.findChild<RooflinePlot*>("rooflinePlot");
        const auto hasWords = [plot] {
            const std::vector<AnnotationText> texts = plot->texts();
            return std::any_of(texts.begin(), texts.end(),
                               [](const auto& text) { return text.role == TextRole::Move; });
        };
        const auto step = [&](std::int64_t tile) {
            input.shape.tile = tile;
            chart.showReading(readModel(input));
            chart.grab();
        };
        QVERIFY(!timerOf(chart)->isActive()); // nothing moves: nothing is to be done
        for (const std::int64_t tile : {64, 4}) {
            timerOf(chart)->setInterval(std::chrono::hours(1));
            step(tile);
            QVERIFY(hasWords());
            QCOMPARE(plot->scene().trail.size(), std::size_t{1});
            QCOMPARE(plot->scene().trailStrength, 1.0);
            timerOf(chart)->setInterval(0);
            QTRY_VERIFY(!timerOf(chart)->isActive());
            QVERIFY(!hasWords());
            QVERIFY(plot->scene().trail.empty());
        }
        timerOf(chart)->setInterval(std::chrono::hours(1));
        step(16);
        input.roof.peak = 2.0 * input.roof.peak; // another roof, and no trail
        chart.showReading(readModel(input));
        QVERIFY(!timerOf(chart)->isActive());
    }
};

} // namespace roofline::window

QTEST_MAIN(roofline::window::TrailFadeTest)
#include "trail_fade_test.moc"
