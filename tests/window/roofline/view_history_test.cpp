// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/window/roofline/view_history.h"
#include "app/window/roofline/view_moves.h"

#include <cmath>
#include <limits>

#ifdef ROOFLINE_HAS_RAPIDCHECK
#include <rapidcheck.h>
#endif

using namespace roofline;
using namespace roofline::window;

namespace {

/// Four decades of intensity and six of rate.
const PictureRange whole{{0.1, 1000.0}, {1e8, 1e14}, 0.1};
const PictureRange limits = viewLimits(whole, whole);

PictureRange viewFrom(double intensity) { return {{intensity, intensity * 10.0}, {1e9, 1e12}, 0.1}; }

double decades(const DecadeRange& range) { return std::log10(range.to / range.from); }

bool isNear(double a, double b) { return std::abs(a - b) <= 1e-9 * std::abs(b); }

bool isNear(const DecadeRange& a, const DecadeRange& b) { return isNear(a.from, b.from) && isNear(a.to, b.to); }

} // namespace

class ViewHistoryTest : public QObject {
    Q_OBJECT

private slots:
    void beginsWithTheWholePicture();
    void goesBackAndForward();
    void aNewViewEndsWhatLayAhead();
    void aGestureIsOneView();
    void homeIsAViewToo();
    void neverGrowsWithoutEnd();

    void zoomKeepsThePlace();
    void zoomOfOneAxis();
    void zoomStopsAtTheLimits();
    void panStopsAtTheLimits();
    void cutsOut();
    void noRangeIsRefused();
    void viewsAreAlwaysSane();
};

void ViewHistoryTest::beginsWithTheWholePicture()
{
    ViewHistory history;
    QVERIFY(history.isWhole() && !history.canGoBack() && !history.canGoForward());
    history.goBack();
    history.goForward();
    history.showWhole();
    QVERIFY(history.isWhole() && !history.canGoBack());
}

void ViewHistoryTest::goesBackAndForward()
{
    ViewHistory history;
    history.show(viewFrom(1.0));
    history.show(viewFrom(2.0));
    QCOMPARE(history.view()->intensity.from, 2.0);
    history.goBack();
    QCOMPARE(history.view()->intensity.from, 1.0);
    history.goBack();
    QVERIFY(history.isWhole() && !history.canGoBack() && history.canGoForward());
    history.goForward();
    history.goForward();
    QCOMPARE(history.view()->intensity.from, 2.0);
    QVERIFY(!history.canGoForward());
}

void ViewHistoryTest::aNewViewEndsWhatLayAhead()
{
    ViewHistory history;
    history.show(viewFrom(1.0));
    history.show(viewFrom(2.0));
    history.goBack();
    history.show(viewFrom(3.0));
    QVERIFY(!history.canGoForward());
    history.goBack();
    QCOMPARE(history.view()->intensity.from, 1.0);
}

void ViewHistoryTest::aGestureIsOneView()
{
    ViewHistory history;
    history.amend(viewFrom(1.0)); // nothing to go on with: a view of its own
    history.amend(viewFrom(2.0));
    history.amend(viewFrom(3.0));
    QCOMPARE(history.view()->intensity.from, 3.0);
    history.goBack();
    QVERIFY(history.isWhole());
    history.goForward();
    history.show(viewFrom(4.0));
    history.goBack();
    history.amend(viewFrom(5.0)); // what lay ahead stays as it was seen
    history.goBack();
    QCOMPARE(history.view()->intensity.from, 3.0);
}

void ViewHistoryTest::homeIsAViewToo()
{
    ViewHistory history;
    history.show(viewFrom(1.0));
    history.showWhole();
    QVERIFY(history.isWhole() && history.canGoBack());
    history.goBack();
    QCOMPARE(history.view()->intensity.from, 1.0);
}

void ViewHistoryTest::neverGrowsWithoutEnd()
{
    ViewHistory history;
    for (int i = 1; i <= 1000; ++i)
        history.show(viewFrom(i));
    int steps = 0;
    while (history.canGoBack()) {
        history.goBack();
        ++steps;
    }
    QVERIFY(steps > 20 && steps < 100);
    QVERIFY(history.isWhole());
}

void ViewHistoryTest::zoomKeepsThePlace()
{
    const PictureRange view = zoomed(whole, {0.25, 0.5}, 2.0, 2.0, limits);
    // A quarter of four decades: 1 FLOP/byte, and it is a quarter of the two that are left.
    QVERIFY(isNear(view.intensity, {std::pow(10.0, -0.5), std::pow(10.0, 1.5)}));
    QVERIFY(isNear(view.rate, {std::pow(10.0, 9.5), std::pow(10.0, 12.5)}));
    QVERIFY(isNear(zoomed(view, {0.25, 0.5}, 0.5, 0.5, limits).intensity, whole.intensity));
    QCOMPARE(view.stripIntensity, whole.stripIntensity);
}

void ViewHistoryTest::zoomOfOneAxis()
{
    const PictureRange view = zoomed(whole, {0.5, 0.5}, 2.0, 1.0, limits);
    QVERIFY(isNear(view.rate, whole.rate));
    QVERIFY(isNear(decades(view.intensity), 2.0));
}

void ViewHistoryTest::zoomStopsAtTheLimits()
{
    PictureRange view = whole;
    for (int i = 0; i < 200; ++i)
        view = zoomed(view, {0.3, 0.7}, 1.25, 1.25, limits);
    QVERIFY(isNear(decades(view.intensity), leastDecades));
    const double kept = std::pow(10.0, -1.0 + 0.3 * 4.0); // where the pointer was
    QVERIFY(view.intensity.from < kept && kept < view.intensity.to);
    for (int i = 0; i < 200; ++i)
        view = zoomed(view, {0.3, 0.7}, 0.8, 0.8, limits);
    QVERIFY(isNear(view.intensity, {1e-4, 1e6}));
    QVERIFY(isNear(view.rate, {1e5, 1e17}));
}

void ViewHistoryTest::panStopsAtTheLimits()
{
    // To the right by a tenth: what lay left of the picture comes in.
    QVERIFY(isNear(panned(whole, {0.25, 0.0}, limits).intensity, {0.01, 100.0}));
    PictureRange view = whole;
    for (int i = 0; i < 50; ++i)
        view = panned(view, {0.25, -0.5}, limits);
    QVERIFY(isNear(view.intensity, {1e-4, 1.0})); // as wide as before
    QVERIFY(isNear(view.rate, {1e11, 1e17}));
}

void ViewHistoryTest::cutsOut()
{
    const PictureRange view = cutOut(whole, QRectF(QPointF(0.75, 0.5), QPointF(0.25, 0.0)), limits); // corners turned
    QVERIFY(isNear(view.intensity, {1.0, 100.0}));
    QVERIFY(isNear(view.rate, {1e8, 1e11}));
    const PictureRange least = cutOut(whole, QRectF(0.5, 0.5, 0.0001, 0.0001), limits);
    QVERIFY(isNear(decades(least.intensity), leastDecades));
}

void ViewHistoryTest::noRangeIsRefused()
{
    const double endless = std::numeric_limits<double>::infinity();
    const double none = std::numeric_limits<double>::quiet_NaN();
    for (const DecadeRange& bad :
         {DecadeRange{10.0, 1.0}, DecadeRange{1.0, 1.0}, DecadeRange{0.0, 1.0}, DecadeRange{-1.0, 1.0},
          DecadeRange{1.0, endless}, DecadeRange{none, 1.0}, DecadeRange{1.0, none}}) {
        QVERIFY(!withinLimits({bad, whole.rate, 0.1}, limits));
        QVERIFY(!withinLimits({whole.intensity, bad, 0.1}, limits));
    }
    QVERIFY(withinLimits(whole, limits));
    // A gesture of nonsense leaves the view as it is.
    QVERIFY(isNear(panned(whole, {none, 0.0}, limits).intensity, whole.intensity));
}

void ViewHistoryTest::viewsAreAlwaysSane()
{
#ifdef ROOFLINE_HAS_RAPIDCHECK
    const bool holds = rc::check("whatever is done, a view is a range within the limits", [] {
        PictureRange view = whole;
        const auto share = [] { return *rc::gen::inRange(-2000, 3000) / 1000.0; };
        for (int i = 0; i < 30; ++i) {
            switch (*rc::gen::inRange(0, 3)) {
            case 0:
                view = zoomed(view, {share(), share()}, std::exp(share()), std::exp(-share()), limits);
                break;
            case 1:
                view = panned(view, {share(), share()}, limits);
                break;
            default:
                view = cutOut(view, QRectF(QPointF(share(), share()), QPointF(share(), share())), limits);
            }
            for (const auto& [range, most] : {std::pair(view.intensity, limits.intensity), {view.rate, limits.rate}}) {
                RC_ASSERT(range.from >= most.from * (1.0 - 1e-9) && range.to <= most.to * (1.0 + 1e-9));
                RC_ASSERT(decades(range) >= leastDecades * (1.0 - 1e-9));
            }
        }
    });
    QVERIFY(holds);
#else
    QSKIP("rapidcheck is not installed");
#endif
}

QTEST_MAIN(ViewHistoryTest)
#include "view_history_test.moc"
