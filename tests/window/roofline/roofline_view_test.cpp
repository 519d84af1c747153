// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The view of the roofline by wheel, mouse and keys, as a person moves it.
#include <QAction>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include "app/window/roofline/picture_points.h"
#include "app/window/roofline/roofline_chart.h"
#include "app/window/roofline/roofline_plot.h"
#include "app/window/state/explorer_state.h"
#include "core/quantity/units.h"
#include "tests/support/made_up_run.h"

#include <memory>

using namespace roofline;
using namespace roofline::window;

namespace {

bool isNear(double a, double b) { return std::abs(a - b) <= 1e-6 * std::abs(b); }

} // namespace

class RooflineViewTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_chart.reset(); }
    void theWheelZoomsAboutThePointer();
    void theWheelOverAnAxisZoomsItAlone();
    void theWheelIsOneStepBack();
    void aDragMovesThePaper();
    void aClickMovesNothing();
    void shiftAndDragCutsOut();
    void aDoubleClickShowsTheWhole();
    void homeAndEsc();
    void escIsLeftAloneWhereThereIsNothing();
    void pageKeysAreLeftAlone();
    void keysZoomAndPan();
    void actions();
    void aZoomedViewStaysUnderTheSliders();
    void nothingIsDrawnOutsideTheView();
    void theStripKeepsItsDecades();
    void ticksOfASmallView();
    void keysWalkThePoints();
    void aWalkedPointIsTold();
    void aClickChoosesAPoint();
    void aChoiceFromOutside();
    void takesTheFocusAndShowsIt();

private:
    RooflinePlot* plot() { return m_chart->findChild<RooflinePlot*>("rooflinePlot"); }
    const PlotMapping& map() { return plot()->scene().mapping; }
    QCPGraph* graph(const QString& name);
    bool isSeen(const QString& name) { return graph(name) && graph(name)->visible() && graph(name)->dataCount() > 0; }
    QPoint pixelOf(double intensity, double rate)
    {
        return map().at(Intensity(intensity), ComputeRate(rate)).toPoint();
    }
    /// Whole notches, inwards for positive ones.
    void turn(const QPoint& at, int notches);
    void drag(const QPoint& from, const QPoint& to, Qt::KeyboardModifiers held = {});
    void press(int key, Qt::KeyboardModifiers held = {}) { QTest::keyClick(m_chart.get(), Qt::Key(key), held); }
    void paint() { m_chart->grab(); }

    ExplorerState m_state;
    std::unique_ptr<RooflineChart> m_chart;
};

void RooflineViewTest::init()
{
    QLocale::setDefault(QLocale::c());
    m_state.setInput(ExplorerState().input());
    m_chart = std::make_unique<RooflineChart>(m_state.reading());
    m_chart->showSession(made_up::session());
    m_chart->resize(900, 420);
    m_chart->show();
    QVERIFY(QTest::qWaitForWindowActive(m_chart.get()));
    m_chart->setFocus();
    paint();
}

QCPGraph* RooflineViewTest::graph(const QString& name)
{
    for (int i = 0; i < plot()->graphCount(); ++i)
        if (plot()->graph(i)->objectName() == name)
            return plot()->graph(i);
    return nullptr;
}

void RooflineViewTest::turn(const QPoint& at, int notches)
{
    QWheelEvent event(at, plot()->mapToGlobal(at), {}, {0, 120 * notches}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(plot(), &event);
}

void RooflineViewTest::drag(const QPoint& from, const QPoint& to, Qt::KeyboardModifiers held)
{
    QTest::mousePress(plot(), Qt::LeftButton, held, from);
    QTest::mouseMove(plot(), (from + to) / 2);
    QTest::mouseMove(plot(), to);
    QTest::mouseRelease(plot(), Qt::LeftButton, held, to);
}

void RooflineViewTest::theWheelZoomsAboutThePointer()
{
    const PictureRange before = map().range;
    const QPoint at = pixelOf(4.0, 4e11); // on the tiled product
    turn(at, 4);
    QVERIFY(isNear(std::log(map().range.intensity.to / map().range.intensity.from) * std::pow(1.25, 4),
                   std::log(before.intensity.to / before.intensity.from)));
    QVERIFY((pixelOf(4.0, 4e11) - at).manhattanLength() <= 2);
    QVERIFY(isNear(plot()->xAxis->range().lower, map().range.intensity.from));
    QVERIFY(isNear(plot()->yAxis->range().upper, map().range.rate.to));
    turn(at, -4);
    QVERIFY(isNear(map().range.intensity.from, before.intensity.from));
}

void RooflineViewTest::theWheelOverAnAxisZoomsItAlone()
{
    const PictureRange before = map().range;
    turn({qRound(map().plot.center().x()), qRound(map().plot.bottom()) + 12}, 2);
    QVERIFY(isNear(map().range.rate.to, before.rate.to) && isNear(map().range.rate.from, before.rate.from));
    QVERIFY(map().range.intensity.to < before.intensity.to);
    const PictureRange narrow = map().range;
    turn({qRound(map().plot.left()) - 20, qRound(map().plot.center().y())}, 2);
    QVERIFY(isNear(map().range.intensity.to, narrow.intensity.to));
    QVERIFY(map().range.rate.to < before.rate.to);
    const PictureRange low = map().range;
    turn(map().strip.center().toPoint(), 1); // the strip has the same heights
    QVERIFY(map().range.rate.to < low.rate.to && isNear(map().range.intensity.to, low.intensity.to));
    const PictureRange last = map().range;
    turn({m_chart->width() - 6, m_chart->height() - 6}, 3); // the corner beside both axes
    QVERIFY(isNear(map().range.rate.to, last.rate.to) && isNear(map().range.intensity.to, last.intensity.to));
}

void RooflineViewTest::theWheelIsOneStepBack()
{
    const QPoint at = map().plot.center().toPoint();
    for (int i = 0; i < 5; ++i)
        turn(at, 1);
    turn(at + QPoint(200, 0), 1); // another place: another view
    press(Qt::Key_Escape);
    QVERIFY(!plot()->views().isWhole());
    press(Qt::Key_Escape);
    QVERIFY(plot()->views().isWhole());
}

void RooflineViewTest::aDragMovesThePaper()
{
    const QPoint from = map().plot.center().toPoint();
    const QPoint by(90, -40);
    const double under = map().range.intensity.from * std::pow(map().range.intensity.to / map().range.intensity.from,
                                                               (from.x() - map().plot.left()) / map().plot.width());
    drag(from, from + by);
    QVERIFY(std::abs(map().x(Intensity(under)) - (from + by).x()) < 1.5);
    QVERIFY(!plot()->views().isWhole());
    press(Qt::Key_Escape);
    QVERIFY(plot()->views().isWhole()); // one drag, one view
    const PictureRange before = map().range;
    const QPoint onAxis(qRound(map().plot.center().x()), qRound(map().plot.bottom()) + 12);
    drag(onAxis, onAxis + QPoint(50, -60));
    QVERIFY(isNear(map().range.rate.to, before.rate.to));
    QVERIFY(map().range.intensity.to < before.intensity.to);
}

void RooflineViewTest::aClickMovesNothing()
{
    const QPoint at = map().plot.center().toPoint();
    QTest::mouseClick(plot(), Qt::LeftButton, {}, at);
    drag(at, at + QPoint(1, 1)); // a hand that trembles
    QTest::mouseClick(plot(), Qt::LeftButton, Qt::ShiftModifier, at);
    drag(at, at + QPoint(3, 2), Qt::ShiftModifier);
    QTest::mouseClick(plot(), Qt::RightButton, {}, at);
    QVERIFY(plot()->views().isWhole() && !plot()->views().canGoBack());
}

void RooflineViewTest::shiftAndDragCutsOut()
{
    const QPoint from = pixelOf(1.0, 1e13);
    const QPoint to = pixelOf(10.0, 1e11);
    QTest::mousePress(plot(), Qt::LeftButton, Qt::ShiftModifier, from);
    QTest::mouseMove(plot(), to);
    QVERIFY(plot()->scene().band.has_value());
    paint();
    QTest::mouseRelease(plot(), Qt::LeftButton, Qt::ShiftModifier, to);
    QVERIFY(!plot()->scene().band);
    QVERIFY(std::abs(std::log10(map().range.intensity.from)) < 0.02); // to the pixel
    QVERIFY(std::abs(std::log10(map().range.intensity.to) - 1.0) < 0.02);
    QVERIFY(std::abs(std::log10(map().range.rate.to) - 13.0) < 0.05);
    QVERIFY(std::abs(std::log10(map().range.rate.from) - 11.0) < 0.05);
}

void RooflineViewTest::aDoubleClickShowsTheWhole()
{
    const PictureRange before = map().range;
    turn(map().plot.center().toPoint(), 3);
    QTest::mouseDClick(plot(), Qt::LeftButton, {}, map().plot.bottomRight().toPoint() - QPoint(20, 20));
    QVERIFY(plot()->views().isWhole());
    QVERIFY(isNear(map().range.intensity.to, before.intensity.to));
}

void RooflineViewTest::homeAndEsc()
{
    turn(map().plot.center().toPoint(), 3);
    press(Qt::Key_Home);
    QVERIFY(plot()->views().isWhole());
    press(Qt::Key_Escape);
    QVERIFY(!plot()->views().isWhole());
    press(Qt::Key_Escape);
    QVERIFY(plot()->views().isWhole());
}

void RooflineViewTest::escIsLeftAloneWhereThereIsNothing()
{
    QKeyEvent escape(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
    QApplication::sendEvent(m_chart.get(), &escape);
    QVERIFY(!escape.isAccepted());
}

void RooflineViewTest::pageKeysAreLeftAlone()
{
    for (const Qt::Key key : {Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_B}) {
        QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier);
        QApplication::sendEvent(m_chart.get(), &event);
        QVERIFY(!event.isAccepted());
    }
}

void RooflineViewTest::keysZoomAndPan()
{
    const PictureRange before = map().range;
    press(Qt::Key_Plus);
    QVERIFY(map().range.intensity.from > before.intensity.from && map().range.intensity.to < before.intensity.to);
    press(Qt::Key_Minus);
    QVERIFY(isNear(map().range.intensity.from, before.intensity.from));
    press(Qt::Key_Right, Qt::ControlModifier);
    QVERIFY(map().range.intensity.from > before.intensity.from && map().range.intensity.to > before.intensity.to);
    press(Qt::Key_Up, Qt::ControlModifier);
    QVERIFY(map().range.rate.from > before.rate.from);
    press(Qt::Key_Left, Qt::ControlModifier);
    press(Qt::Key_Down, Qt::ControlModifier);
    QVERIFY(isNear(map().range.rate.from, before.rate.from) && isNear(map().range.intensity.to, before.intensity.to));
}

void RooflineViewTest::actions()
{
    QWidget window;
    window.addActions(m_chart->viewActions());
    const auto action = [this](const char* name) { return m_chart->findChild<QAction*>(name); };
    QVERIFY(!action("wholePicture")->isEnabled() && !action("viewBack")->isEnabled());
    action("zoomIn")->trigger();
    QVERIFY(action("wholePicture")->isEnabled() && action("viewBack")->isEnabled());
    action("viewBack")->trigger();
    QVERIFY(plot()->views().isWhole() && action("viewForward")->isEnabled());
    action("viewForward")->trigger();
    QVERIFY(!plot()->views().isWhole() && !action("viewForward")->isEnabled());
    action("zoomOut")->trigger();
    action("wholePicture")->trigger();
    QVERIFY(plot()->views().isWhole());
    for (const QAction* one : m_chart->viewActions())
        QVERIFY(!one->shortcut().isEmpty() && !one->text().isEmpty());
}

void RooflineViewTest::aZoomedViewStaysUnderTheSliders()
{
    turn(map().plot.center().toPoint(), 2);
    const PictureRange zoomedIn = map().range;
    m_state.setPeak(teraflopsPerSecond(4000.0));
    m_state.setBandwidth(gigabytesPerSecond(2.0));
    m_chart->showReading(m_state.reading());
    QCOMPARE(map().range.intensity.to, zoomedIn.intensity.to);
    QCOMPARE(map().range.rate.to, zoomedIn.rate.to);
    press(Qt::Key_Home);
    QVERIFY(map().range.intensity.to > 2e6);
}

void RooflineViewTest::nothingIsDrawnOutsideTheView()
{
    drag(pixelOf(1.0, 8e12), pixelOf(20.0, 3e11), Qt::ShiftModifier); // the model's point is inside, the ridge is not
    QVERIFY(isSeen("model"));
    QVERIFY(!isSeen("ridge") && !isSeen("flat") && !isSeen("vector_add"));
    const QCPRange across = plot()->xAxis->range();
    const QCPRange up = plot()->yAxis->range();
    for (const char* name : {"sloped", "matmul_tiled_16"}) {
        if (!isSeen(name))
            continue;
        for (int i = 0; i < graph(name)->dataCount(); ++i) {
            QVERIFY(across.contains(graph(name)->dataMainKey(i)));
            QVERIFY(up.contains(graph(name)->dataMainValue(i)));
        }
    }
    // The slope leaves through the upper edge, where it is cut.
    QVERIFY(isSeen("sloped"));
    QVERIFY(isNear(graph("sloped")->dataMainValue(1), map().range.rate.to));
    QVERIFY(isNear(graph("sloped")->dataMainKey(1), map().range.rate.to / 1e12));
    for (const PicturePoint& point : pointsInView(plot()->scene()))
        QVERIFY(map().plot.contains(point.at) || map().strip.contains(point.at));
    paint();
}

void RooflineViewTest::theStripKeepsItsDecades()
{
    const QCPAxis* strip = graph("transpose_naive")->valueAxis();
    const double factor = plot()->yAxis->range().upper / strip->range().upper;
    turn({qRound(map().plot.center().x()), qRound(map().plot.bottom()) + 12}, 5);
    QVERIFY(isNear(plot()->yAxis->range().upper / strip->range().upper, factor));
    turn(map().plot.center().toPoint(), 5);
    QVERIFY(isNear(plot()->yAxis->range().upper / strip->range().upper, factor));
    QVERIFY(isNear(plot()->yAxis->range().lower / strip->range().lower, factor));
}

void RooflineViewTest::ticksOfASmallView()
{
    drag(pixelOf(0.9, 9e12), pixelOf(11.0, 9e10), Qt::ShiftModifier);
    paint();
    const QVector<double> ticks = plot()->xAxis->tickVector();
    const QVector<QString> labels = plot()->xAxis->tickVectorLabels();
    QStringList words(labels.begin(), labels.end());
    for (const char* word : {"1", "2", "5", "10"})
        QVERIFY2(words.contains(word), qPrintable(words.join(' ')));
    QCOMPARE(ticks.size(), labels.size());
    for (int i = 0; i < 30; ++i)
        press(Qt::Key_Plus);
    paint();
    QVERIFY(plot()->xAxis->tickVectorLabels().size() >= 2);
    QVERIFY(plot()->yAxis->tickVectorLabels().size() >= 2);
}

void RooflineViewTest::keysWalkThePoints()
{
    QSignalSpy chosen(m_chart.get(), &RooflineChart::pointChosen);
    QStringList walked;
    for (int i = 0; i < 12; ++i) {
        press(Qt::Key_Right);
        if (walked.isEmpty() || walked.last() != m_chart->chosenPoint())
            walked << m_chart->chosenPoint();
    }
    // The strip first, then by intensity: 1/12, 1/4 twice, the model's 3.97, 4, the ridge at 60.
    QCOMPARE(walked, QStringList({"transpose_naive", "vector_add", "block_reduction", "matmul_naive", "model",
                                  "matmul_tiled_16", "ridge"}));
    QCOMPARE(chosen.size(), walked.size());
    press(Qt::Key_Left);
    QCOMPARE(m_chart->chosenPoint(), "matmul_tiled_16");
    press(Qt::Key_Escape);
    QCOMPARE(m_chart->chosenPoint(), "");
    QCOMPARE(chosen.last().first().toString(), "");
    press(Qt::Key_Left);
    QCOMPARE(m_chart->chosenPoint(), "ridge");
}

void RooflineViewTest::aWalkedPointIsTold()
{
    auto* card = m_chart->findChild<QLabel*>("pointCard");
    QVERIFY(card && !card->isVisible());
    const QImage before = m_chart->grab().toImage();
    press(Qt::Key_Right);
    QVERIFY(card->isVisible());
    QVERIFY(card->text().contains("transpose"));
    QVERIFY(plot()->geometry().contains(card->geometry()));
    QVERIFY(!card->geometry().contains(map().inStrip(gigabytesPerSecond(50.0)).toPoint() + plot()->pos()));
    QVERIFY(m_chart->accessibleDescription().contains("transpose"));
    QVERIFY(!m_chart->accessibleDescription().contains('<'));
    QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(m_chart.get());
    QVERIFY(spoken->text(QAccessible::Value).contains("50 GB/s"));
    QCOMPARE(spoken->role(), QAccessible::Chart);
    QVERIFY(m_chart->grab().toImage() != before);
    // It goes with the focus, the ring stays.
    m_chart->clearFocus();
    QVERIFY(!card->isVisible());
    QCOMPARE(m_chart->chosenPoint(), "transpose_naive");
    m_chart->showSession({});
    QCOMPARE(m_chart->chosenPoint(), "");
}

void RooflineViewTest::aClickChoosesAPoint()
{
    QSignalSpy chosen(m_chart.get(), &RooflineChart::pointChosen);
    QTest::mouseClick(plot(), Qt::LeftButton, {}, pixelOf(0.25, 1.25e11));
    QCOMPARE(m_chart->chosenPoint(), "matmul_naive");
    QTest::mouseClick(plot(), Qt::LeftButton, {}, map().plot.topLeft().toPoint() + QPoint(30, 30));
    QCOMPARE(m_chart->chosenPoint(), "");
    QCOMPARE(chosen.size(), 2);
}

void RooflineViewTest::aChoiceFromOutside()
{
    QSignalSpy chosen(m_chart.get(), &RooflineChart::pointChosen);
    const QImage before = m_chart->grab().toImage();
    m_chart->choosePoint("vector_add");
    QCOMPARE(m_chart->chosenPoint(), "vector_add");
    QVERIFY(m_chart->grab().toImage() != before);
    QVERIFY(!m_chart->findChild<QLabel*>("pointCard")->isVisible());
    m_chart->choosePoint("no such kernel");
    QCOMPARE(m_chart->chosenPoint(), "");
    QVERIFY(chosen.isEmpty());
}

void RooflineViewTest::takesTheFocusAndShowsIt()
{
    m_chart->clearFocus();
    const QImage without = m_chart->grab().toImage();
    QTest::mouseClick(plot(), Qt::LeftButton, {}, map().plot.topLeft().toPoint() + QPoint(30, 30));
    QVERIFY(m_chart->hasFocus());
    const QImage with = m_chart->grab().toImage();
    QVERIFY(with.pixel(0, 0) != without.pixel(0, 0));
    QVERIFY(with.copy(plot()->geometry()) == without.copy(plot()->geometry())); // nothing moved
}

QTEST_MAIN(RooflineViewTest)
#include "roofline_view_test.moc"
