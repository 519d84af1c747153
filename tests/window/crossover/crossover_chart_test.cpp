// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAccessible>
#include <QAction>
#include <QChart>
#include <QContextMenuEvent>
#include <QLineSeries>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <QWheelEvent>

#include "app/window/crossover/crossover_chart.h"
#include "app/window/crossover/crossover_layout.h"
#include "app/window/crossover/crossover_view.h"
#include "app/window/state/explorer_state.h"
#include "app/window/theme/picture_theme.h"
#include "core/quantity/units.h"
#include "tests/support/made_up_run.h"

#include <cmath>
#include <memory>

using namespace roofline;
using namespace roofline::window;

namespace {

bool isNear(double a, double b) { return std::abs(a - b) <= 1e-9 * std::abs(b); }

} // namespace

class CrossoverChartTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_chart.reset(); }
    void theReference();
    void everyValueHasAPlaceOnALogAxis();
    void theBoundIsTheLarger();
    void followsEachSlider();
    void theCrossing();
    void noCrossing();
    void aCrossingBesideThePicture();
    void whyThereIsNoCrossingIsBriefWhereThereIsLittleRoom();
    void measuredProductsOfTheSession();
    void theLineIsDragged();
    void aPressBesideTheAreaDoesNothing();
    void powersOfTwoAttract();
    void aClickMovesNothing();
    void aLineThatIsHeldBesideDoesNotJump();
    void aReleaseElsewhereEndsADrag();
    void otherAxesLetThePressGo();
    void aClickChoosesAProduct();
    void aChoiceEndsWithItsSession();
    void escapeGivesAChoiceUp();
    void curvesLieWhereTheyArePainted();
    void linearAxes();
    void linearAxesStayUnderADraggedLine();
    void theContextMenuSwitchesTheAxes();
    void keysMoveN();
    void pageKeysAreLeftAlone();
    void theWheelDoesNothing();
    void tips();
    void isSpoken();
    void aSizeBeyondTheAxisIsNamedAtItsEnd();
    void paintsAtAnySize();
    void theWideLineHasNoSeams();

private:
    CrossoverView* view() { return m_chart->findChild<CrossoverView*>("crossoverView"); }
    QLineSeries* series(const QString& name);
    /// The series' time at a size that the series has.
    double timeAt(const QString& name, double n);
    void show() { m_chart->showReading(m_state.reading()); }

    ExplorerState m_state;
    std::unique_ptr<CrossoverChart> m_chart;
};

void CrossoverChartTest::init()
{
    QLocale::setDefault(QLocale::c());
    m_state.setInput(ExplorerState().input());
    m_chart = std::make_unique<CrossoverChart>(m_state.reading());
    m_chart->resize(800, 300);
    m_chart->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_chart.get()));
}

QLineSeries* CrossoverChartTest::series(const QString& name)
{
    const auto all = view()->chart()->series();
    for (QAbstractSeries* one : all)
        if (one->objectName() == name)
            return qobject_cast<QLineSeries*>(one);
    return nullptr;
}

double CrossoverChartTest::timeAt(const QString& name, double n)
{
    const QList<QPointF> points = series(name)->points();
    for (const QPointF& point : points)
        if (point.x() == n)
            return point.y();
    return 0.0;
}

void CrossoverChartTest::theReference()
{
    // N 8, T 16: one tile; 3·8² floats over 1000 GB/s and 2·8³ FLOP over 60 TFLOP/s, in ms.
    QVERIFY(isNear(timeAt("memory", 8.0), 768.0 / 1e12 * 1e3));
    QVERIFY(isNear(timeAt("compute", 8.0), 1024.0 / 60e12 * 1e3));
    QVERIFY(isNear(timeAt("compute", 65536.0), 2.0 * std::pow(65536.0, 3) / 60e12 * 1e3));
    QCOMPARE(view()->picture().size, 1024.0);
    QVERIFY(std::abs(inMilliseconds(view()->picture().bound) - 0.5411) < 5e-5);
    QVERIFY(series("memory")->pen().style() == Qt::SolidLine);
    QVERIFY(series("compute")->pen().style() == Qt::DashLine);
}

void CrossoverChartTest::everyValueHasAPlaceOnALogAxis()
{
    for (const double bandwidth : {0.1, 20000.0}) {
        for (const double peak : {0.001, 5000.0}) {
            m_state.setBandwidth(gigabytesPerSecond(bandwidth));
            m_state.setPeak(teraflopsPerSecond(peak));
            show();
            const DecadeRange& range = view()->picture().axes.times;
            for (const char* name : {"memory", "compute", "bound"}) {
                QVERIFY(series(name)->count() > 100);
                const QList<QPointF> points = series(name)->points();
                for (const QPointF& point : points)
                    QVERIFY(point.x() >= 8.0 && point.x() <= 65536.0 && point.y() > range.from && point.y() < range.to);
            }
        }
    }
}

void CrossoverChartTest::theBoundIsTheLarger()
{
    m_state.setTraffic(Traffic::MatrixOnce);
    show();
    const QList<QPointF> memory = series("memory")->points();
    const QList<QPointF> compute = series("compute")->points();
    const QList<QPointF> bound = series("bound")->points();
    QCOMPARE(bound.size(), memory.size());
    for (qsizetype i = 0; i < bound.size(); ++i)
        QCOMPARE(bound[i].y(), std::max(memory[i].y(), compute[i].y()));
}

void CrossoverChartTest::followsEachSlider()
{
    const double memory = timeAt("memory", 65536.0);
    const double compute = timeAt("compute", 65536.0);
    m_state.setBandwidth(gigabytesPerSecond(2000.0));
    show();
    QVERIFY(isNear(timeAt("memory", 65536.0), memory / 2.0));
    QVERIFY(isNear(timeAt("compute", 65536.0), compute));
    m_state.setPeak(teraflopsPerSecond(30.0));
    show();
    QVERIFY(isNear(timeAt("compute", 65536.0), 2.0 * compute));
    m_state.setTile(32);
    show();
    const double n = 65536.0;
    QVERIFY(isNear(timeAt("memory", n), (2.0 * n * n * n / 32.0 + n * n) * 4.0 / 2000e9 * 1e3));
    m_state.setSize(512);
    show();
    QCOMPARE(view()->picture().size, 512.0);
}

void CrossoverChartTest::theCrossing()
{
    // Each matrix once: N* = 3·4·peak / (2·bandwidth) = 6·60 = 360.
    m_state.setTraffic(Traffic::MatrixOnce);
    show();
    QVERIFY(view()->picture().crossing.has_value());
    QVERIFY(isNear(*view()->picture().crossing, 360.0));
    QVERIFY(m_chart->accessibleDescription().contains("crossover N = 360.0"));
    QVERIFY(isNear(view()->picture().crossingTime.count(), 2.0 * 360.0 * 360.0 * 360.0 / 60e12));
    m_chart->grab();
}

void CrossoverChartTest::noCrossing()
{
    QVERIFY(!view()->picture().crossing);
    m_chart->grab();
}

void CrossoverChartTest::aCrossingBesideThePicture()
{
    m_state.setTraffic(Traffic::MatrixOnce);
    m_state.setPeak(teraflopsPerSecond(1.0)); // N* = 6
    show();
    QVERIFY(m_state.reading().crossover.has_value());
    QVERIFY(!view()->picture().crossing);
    m_state.setPeak(teraflopsPerSecond(5000.0));
    m_state.setBandwidth(gigabytesPerSecond(1.0)); // N* = 3e7
    show();
    QVERIFY(!view()->picture().crossing);
    m_chart->grab();
}

void CrossoverChartTest::whyThereIsNoCrossingIsBriefWhereThereIsLittleRoom()
{
    const auto sentence = [this](int width) {
        m_chart->resize(width, 300);
        m_chart->grab();
        for (const AnnotationText& text : layOutTexts(view()->scene()))
            if (text.text.startsWith("No crossover"))
                return text.text;
        return QString();
    };
    QCOMPARE(sentence(800), QString("No crossover: T/s = 4 ≤ ridge 60. No N is compute-bound unless T > 240"));
    QCOMPARE(sentence(400), QString("No crossover unless T > 240"));
}

void CrossoverChartTest::measuredProductsOfTheSession()
{
    const std::vector<MeasuredSize> products = measuredProducts(made_up::session());
    QCOMPARE(products.size(), 2u);
    QCOMPARE(products[0].kernel.id, "matmul_naive");
    QCOMPARE(products[0].n, std::llround(std::cbrt(1e8 / 2.0)));
    QVERIFY(products[0].kernel.time.median == milliseconds(0.8));
    QCOMPARE(measuredProducts(made_up::session(true)).size(), 1u);
    QVERIFY(measuredProducts({}).empty());
    Session tooLarge = made_up::session();
    tooLarge.kernels.back().work = Flops(2e15); // n = 100000, beside the picture
    QCOMPARE(measuredProducts(tooLarge).size(), 1u);
    m_chart->showSession(made_up::session());
    m_chart->grab();
}

void CrossoverChartTest::theLineIsDragged()
{
    connect(m_chart.get(), &CrossoverChart::sizeDragged, &m_state, &ExplorerState::setSize);
    connect(&m_state, &ExplorerState::changed, m_chart.get(), &CrossoverChart::showReading);
    const CrossoverPicture& picture = view()->picture();
    const auto pixel = [&](double n) { return view()->at(n, picture.bound).toPoint(); };
    QTest::mousePress(view()->viewport(), Qt::LeftButton, {}, pixel(1024.0));
    QTest::mouseMove(view()->viewport(), pixel(4096.0));
    QCOMPARE(m_state.input().shape.n, 4096);
    QTest::mouseMove(view()->viewport(), pixel(3000.0));
    QVERIFY(std::abs(static_cast<double>(m_state.input().shape.n) / 3000.0 - 1.0) < 0.02);
    QTest::mouseMove(view()->viewport(), QPoint(5000, 50));
    QCOMPARE(m_state.input().shape.n, 65536);
    QTest::mouseMove(view()->viewport(), QPoint(-500, 50));
    QCOMPARE(m_state.input().shape.n, 8);
    QTest::mouseRelease(view()->viewport(), Qt::LeftButton, {}, QPoint(-500, 50));
    QTest::mouseMove(view()->viewport(), pixel(512.0));
    QCOMPARE(m_state.input().shape.n, 8);
    disconnect(&m_state, nullptr, m_chart.get(), nullptr);
}

void CrossoverChartTest::aPressBesideTheAreaDoesNothing()
{
    int told = 0;
    connect(m_chart.get(), &CrossoverChart::sizeDragged, this, [&told] { ++told; });
    QTest::mouseClick(view()->viewport(), Qt::LeftButton, {}, QPoint(2, 2));
    QTest::mouseClick(view()->viewport(), Qt::RightButton, {}, view()->at(256.0, view()->picture().bound).toPoint());
    QCOMPARE(told, 0);
}

void CrossoverChartTest::powersOfTwoAttract()
{
    qint64 told = 0;
    connect(m_chart.get(), &CrossoverChart::sizeDragged, this, [&told](qint64 n) { told = n; });
    const QPoint at = view()->at(256.0, view()->picture().bound).toPoint();
    const QPoint line = view()->scene().current().toPoint();
    QTest::mousePress(view()->viewport(), Qt::LeftButton, {}, line);
    QTest::mouseMove(view()->viewport(), at + QPoint(3, 0));
    QCOMPARE(told, 256);
    QTest::mouseMove(view()->viewport(), at + QPoint(12, 0));
    QVERIFY(told > 256 && told < 512);
    QTest::mouseRelease(view()->viewport(), Qt::LeftButton, {}, at + QPoint(12, 0));
}

void CrossoverChartTest::aClickMovesNothing()
{
    QSignalSpy dragged(m_chart.get(), &CrossoverChart::sizeDragged);
    QSignalSpy chosen(m_chart.get(), &CrossoverChart::pointChosen);
    QWidget* paper = view()->viewport();
    const QPoint line = view()->scene().current().toPoint();
    const QPoint away(line.x(), line.y() > 100 ? 40 : line.y() + 60); // on the line, not on its handle
    for (const QPoint& at : {line + QPoint(-150, 0), line + QPoint(90, 20), line, line + QPoint(6, 0), away}) {
        m_chart->clearFocus();
        QTest::mouseClick(paper, Qt::LeftButton, {}, at);
        QVERIFY(m_chart->hasFocus());
        QTest::mousePress(paper, Qt::LeftButton, {}, at); // as a hand that trembles
        QTest::mouseMove(paper, at + QPoint(2, 1));
        QTest::mouseRelease(paper, Qt::LeftButton, {}, at + QPoint(2, 1));
    }
    QCOMPARE(dragged.size(), 0);
    QCOMPARE(chosen.size(), 10);
    QCOMPARE(chosen.last().first().toString(), QString());
    // A drag that does not begin at the line is none of it, and no click either.
    QTest::mousePress(paper, Qt::LeftButton, {}, line + QPoint(-150, 0));
    QTest::mouseMove(paper, line + QPoint(-100, 0));
    QTest::mouseMove(paper, line);
    QTest::mouseRelease(paper, Qt::LeftButton, {}, line);
    QCOMPARE(dragged.size(), 0);
    QCOMPARE(chosen.size(), 10);
}

void CrossoverChartTest::aLineThatIsHeldBesideDoesNotJump()
{
    connect(m_chart.get(), &CrossoverChart::sizeDragged, &m_state, &ExplorerState::setSize);
    connect(&m_state, &ExplorerState::changed, m_chart.get(), &CrossoverChart::showReading);
    const QPoint line = view()->scene().current().toPoint();
    const QPoint to = view()->at(2048.0, view()->picture().bound).toPoint();
    for (const int beside : {-6, 6}) {
        m_state.setSize(1024);
        const QPoint grip(beside, 0);
        QTest::mousePress(view()->viewport(), Qt::LeftButton, {}, line + grip);
        QCOMPARE(m_state.input().shape.n, 1024);
        QTest::mouseMove(view()->viewport(), to + grip);
        QCOMPARE(m_state.input().shape.n, 2048);
        QTest::mouseRelease(view()->viewport(), Qt::LeftButton, {}, to + grip);
    }
    disconnect(&m_state, nullptr, m_chart.get(), nullptr);
}

void CrossoverChartTest::aReleaseElsewhereEndsADrag()
{
    QSignalSpy dragged(m_chart.get(), &CrossoverChart::sizeDragged);
    QWidget* paper = view()->viewport();
    const QPoint line = view()->scene().current().toPoint();
    QTest::mousePress(paper, Qt::LeftButton, {}, line);
    QTest::mouseMove(paper, line + QPoint(30, 0));
    QCOMPARE(dragged.size(), 1);
    const auto hover = [&](const QPoint& at) {
        QMouseEvent moved(QEvent::MouseMove, at, paper->mapToGlobal(at), Qt::NoButton, Qt::NoButton, Qt::NoModifier);
        QApplication::sendEvent(paper, &moved);
    };
    hover(line + QPoint(60, 0));
    hover(line + QPoint(90, 0));
    QCOMPARE(dragged.size(), 1);
    QCOMPARE(paper->cursor().shape(), Qt::ArrowCursor);
    QTest::mouseRelease(paper, Qt::LeftButton, {}, line);
}

void CrossoverChartTest::otherAxesLetThePressGo()
{
    QSignalSpy clicked(m_chart.get(), &CrossoverChart::pointChosen);
    const QPoint at = view()->scene().current().toPoint() + QPoint(-100, 0);
    QTest::mousePress(view()->viewport(), Qt::LeftButton, {}, at);
    m_chart->showAxes(AxesKind::Linear);
    QTest::mouseRelease(view()->viewport(), Qt::LeftButton, {}, at);
    QCOMPARE(clicked.size(), 0);
}

void CrossoverChartTest::aClickChoosesAProduct()
{
    m_chart->showSession(made_up::session());
    QSignalSpy chosen(m_chart.get(), &CrossoverChart::pointChosen);
    const QPoint at = view()->scene().at(view()->scene().measured.products.front()).toPoint();
    QTest::mouseClick(view()->viewport(), Qt::LeftButton, {}, at + QPoint(1, 1));
    QCOMPARE(m_chart->chosenPoint(), QString("matmul_naive"));
    QCOMPARE(chosen.last().first().toString(), QString("matmul_naive"));
    m_chart->clearFocus();
    m_chart->choosePoint({});
    const QImage without = m_chart->grab().toImage();
    m_chart->choosePoint("matmul_naive");
    QVERIFY(m_chart->grab().toImage() != without);
    m_chart->choosePoint("no such kernel"); // of the other picture: no ring here
    QCOMPARE(m_chart->grab().toImage(), without);
}

void CrossoverChartTest::aChoiceEndsWithItsSession()
{
    m_chart->showSession(made_up::session());
    m_chart->choosePoint("matmul_naive");
    m_chart->showSession(made_up::session()); // measured on: it is still there
    QCOMPARE(m_chart->chosenPoint(), QString("matmul_naive"));
    m_chart->showSession({});
    QCOMPARE(m_chart->chosenPoint(), QString());
    m_chart->showSession(made_up::session());
    QCOMPARE(m_chart->chosenPoint(), QString());
}

void CrossoverChartTest::escapeGivesAChoiceUp()
{
    m_chart->showSession(made_up::session());
    QSignalSpy chosen(m_chart.get(), &CrossoverChart::pointChosen);
    const auto isTaken = [this] {
        QKeyEvent event(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
        QApplication::sendEvent(m_chart.get(), &event);
        return event.isAccepted();
    };
    m_chart->choosePoint("transpose_naive"); // has no ring here: Esc is another's
    QVERIFY(!isTaken());
    m_chart->choosePoint("matmul_naive");
    QVERIFY(isTaken());
    QCOMPARE(m_chart->chosenPoint(), QString());
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.last().first().toString(), QString());
    QVERIFY(!isTaken());
}

void CrossoverChartTest::curvesLieWhereTheyArePainted()
{
    // The painter's mapping is the library's: else markers would lie beside the curves.
    m_chart->grab();
    QChart* chart = view()->chart();
    for (const bool isLinear : {false, true, false}) {
        m_chart->viewActions().first()->setChecked(isLinear);
        m_chart->grab();
        for (const double n : {8.0, 1000.0, 65536.0}) {
            const QPointF ours = view()->at(n, milliseconds(0.5));
            const QPointF theirs = chart->mapToPosition({n, 0.5}, series("memory"));
            const double apart = QLineF(ours, theirs).length() / std::max(1.0, ours.x() / 800.0);
            QVERIFY2(apart < 1.0, qPrintable(QString("%1 px").arg(apart)));
        }
    }
}

void CrossoverChartTest::linearAxes()
{
    m_chart->setFocus();
    QTest::keyClick(m_chart.get(), Qt::Key_L);
    QVERIFY(m_chart->viewActions().first()->isChecked());
    const CrossoverAxes& axes = view()->picture().axes;
    QVERIFY(axes.kind == AxesKind::Linear);
    QCOMPARE(axes.toSize, 2048.0);
    QVERIFY(axes.times.from == 0.0 && axes.times.to > inMilliseconds(view()->picture().bound));
    QCOMPARE(view()->at(0.0, Seconds(0.0)), view()->scene().plot.bottomLeft());
    // Cut at the upper edge, and not before it.
    QVERIFY(isNear(series("memory")->points().last().y(), axes.times.to));
    for (const char* name : {"memory", "compute", "bound"}) {
        const QList<QPointF> points = series(name)->points();
        for (const QPointF& point : points)
            QVERIFY(point.x() <= axes.toSize && point.y() <= axes.times.to * (1.0 + 1e-9));
    }
    m_state.setSize(20000);
    show();
    QCOMPARE(view()->picture().axes.toSize, 32768.0);
    m_chart->grab();
    QTest::keyClick(m_chart.get(), Qt::Key_L);
    QVERIFY(view()->picture().axes.kind == AxesKind::Logarithmic);
    QCOMPARE(series("memory")->points().last().x(), 65536.0);
}

void CrossoverChartTest::linearAxesStayUnderADraggedLine()
{
    connect(m_chart.get(), &CrossoverChart::sizeDragged, &m_state, &ExplorerState::setSize);
    connect(&m_state, &ExplorerState::changed, m_chart.get(), &CrossoverChart::showReading);
    m_chart->viewActions().first()->setChecked(true);
    const QRectF plot = view()->scene().plot;
    const auto pixel = [&plot](double share) { return QPoint(qRound(plot.left() + share * plot.width()), 50); };
    QTest::mousePress(view()->viewport(), Qt::LeftButton, {}, pixel(0.5));
    for (int i = 0; i < 5; ++i)
        QTest::mouseMove(view()->viewport(), pixel(0.9 + 0.01 * i));
    QVERIFY(m_state.input().shape.n > 1900 && m_state.input().shape.n < 1970);
    QCOMPARE(view()->picture().axes.toSize, 2048.0);
    QTest::mouseMove(view()->viewport(), QPoint(5000, 50));
    QCOMPARE(m_state.input().shape.n, 2048);
    QTest::mouseRelease(view()->viewport(), Qt::LeftButton, {}, QPoint(5000, 50));
    QCOMPARE(view()->picture().axes.toSize, 4096.0); // and on from here
    disconnect(&m_state, nullptr, m_chart.get(), nullptr);
}

void CrossoverChartTest::theContextMenuSwitchesTheAxes()
{
    // A menu waits for its user: it is clicked when it is there.
    bool isClicked = false;
    QTimer::singleShot(0, this, [&isClicked] {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        if (!menu)
            return;
        QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(menu->actions().first()).center());
        isClicked = true;
        menu->close();
    });
    const QPoint at(300, 100);
    QContextMenuEvent asked(QContextMenuEvent::Mouse, at, view()->viewport()->mapToGlobal(at));
    QApplication::sendEvent(view()->viewport(), &asked);
    QTRY_VERIFY(isClicked);
    QVERIFY(view()->picture().axes.kind == AxesKind::Linear);
}

void CrossoverChartTest::keysMoveN()
{
    connect(m_chart.get(), &CrossoverChart::sizeDragged, &m_state, &ExplorerState::setSize);
    connect(&m_state, &ExplorerState::changed, m_chart.get(), &CrossoverChart::showReading);
    QTest::mouseClick(view()->viewport(), Qt::LeftButton, {}, view()->at(1024.0, view()->picture().bound).toPoint());
    QVERIFY(m_chart->hasFocus());
    const auto pressed = [this](Qt::Key key, Qt::KeyboardModifiers held = {}) {
        QTest::keyClick(m_chart.get(), key, held);
        return m_state.input().shape.n;
    };
    QCOMPARE(pressed(Qt::Key_Right), 2048);
    QCOMPARE(pressed(Qt::Key_Left), 1024);
    QCOMPARE(pressed(Qt::Key_Right, Qt::ShiftModifier), 1025);
    QCOMPARE(pressed(Qt::Key_Left, Qt::ShiftModifier), 1024);
    QCOMPARE(pressed(Qt::Key_Home), 8);
    QCOMPARE(pressed(Qt::Key_Left), 8);
    QCOMPARE(pressed(Qt::Key_End), 65536);
    disconnect(&m_state, nullptr, m_chart.get(), nullptr);
}

void CrossoverChartTest::pageKeysAreLeftAlone()
{
    for (const Qt::Key key : {Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_B, Qt::Key_Escape}) {
        QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier);
        QApplication::sendEvent(m_chart.get(), &event);
        QVERIFY(!event.isAccepted());
    }
}

void CrossoverChartTest::theWheelDoesNothing()
{
    int told = 0;
    connect(m_chart.get(), &CrossoverChart::sizeDragged, this, [&told] { ++told; });
    const QImage before = m_chart->grab().toImage();
    const QPoint at(300, 100);
    QWheelEvent wheel(at, view()->viewport()->mapToGlobal(at), {}, {0, 240}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(view()->viewport(), &wheel);
    QCOMPARE(told, 0);
    QCOMPARE(m_chart->grab().toImage(), before);
}

void CrossoverChartTest::tips()
{
    m_state.setTraffic(Traffic::MatrixOnce);
    show();
    m_chart->showSession(made_up::session());
    const CrossoverScene& scene = view()->scene();
    const MeasuredSize naive = scene.measured.products.front();
    const QString tip = scene.tipAt(scene.at(naive) + QPointF(2.0, 1.0), 8.0);
    for (const char* part : {"<b>matmul, naive</b>", "N = 368", "0.8000 ms ± 1.0 %", "3 sample", "fastest", "slowest",
                             "answer check: ", "conditions: "})
        QVERIFY2(tip.contains(part), qPrintable(QString(part) + " is not in " + tip));
    QVERIFY(scene.tipAt(scene.current(), 8.0).contains("model: N 1024"));
    QVERIFY(scene.tipAt(scene.at(360.0, scene.picture.crossingTime), 8.0).contains("N = 360"));
    QCOMPARE(scene.tipAt(scene.plot.topLeft() + QPointF(5.0, 5.0), 8.0), QString());
    Session published = made_up::session();
    for (KernelMeasurement& kernel : published.kernels)
        kernel.time.spread.reset();
    m_chart->showSession(published);
    QVERIFY(scene.tipAt(scene.at(naive), 8.0).contains("spread not recorded"));
}

void CrossoverChartTest::isSpoken()
{
    QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(m_chart.get());
    QVERIFY(spoken && !spoken->text(QAccessible::Name).isEmpty());
    QCOMPARE(spoken->text(QAccessible::Value), "N 1024, 0.5411 ms, by memory");
    m_state.setSize(2048);
    show();
    QVERIFY(spoken->text(QAccessible::Value).startsWith("N 2048"));
    QVERIFY(m_chart->accessibleDescription().contains("Home, End"));
}

void CrossoverChartTest::aSizeBeyondTheAxisIsNamedAtItsEnd()
{
    const auto named = [this](qint64 n) {
        ModelInput input = m_state.input();
        input.shape.n = n; // no slider goes there, the command line does
        m_chart->showReading(readModel(input));
        m_chart->grab();
        QStringList texts;
        for (const AnnotationText& text : layOutTexts(view()->scene()))
            if (text.role == TextRole::Axis)
                texts << text.text;
        return texts.join(u'|');
    };
    QVERIFY(named(1 << 20).startsWith(QStringLiteral("N 1048576, ")));
    QVERIFY(named(1 << 20).endsWith(QStringLiteral(" →")));
    QVERIFY(named(4).startsWith(QStringLiteral("← N 4, ")));
    QCOMPARE(named(1024), QString());
}

void CrossoverChartTest::paintsAtAnySize()
{
    m_chart->showSession(made_up::session());
    for (const QSize size : {QSize(60, 40), QSize(200, 90), QSize(800, 300), QSize(1900, 900)}) {
        m_chart->resize(size);
        QVERIFY(!m_chart->grab().isNull());
    }
}

/// The library draws a curve piece by piece: where a wide line's pieces only touch, paper shines through.
void CrossoverChartTest::theWideLineHasNoSeams()
{
    QFont large = m_chart->font();
    large.setPointSizeF(24.0);
    m_chart->setFont(large);
    m_chart->resize(1200, 700);
    const double lineWidth = QFontMetricsF(large).height() / 8.0; // the wide line is four times as wide
    const QImage image = view()->viewport()->grab().toImage();
    const QColor underlay = themeOf(view()->palette()).underlay;
    const auto onTheLine = [this](qint64 n) {
        ModelInput input = m_state.input();
        input.shape.n = n;
        return view()->at(static_cast<double>(n), readModel(input).time.lowerBound());
    };
    const QPointF from = onTheLine(2048);
    const QPointF to = onTheLine(16384); // straight between them
    QVERIFY(to.x() - from.x() > 100.0);
    for (double x = from.x(); x < to.x(); x += 1.0) {
        const double y = from.y() + (x - from.x()) / (to.x() - from.x()) * (to.y() - from.y());
        QCOMPARE(image.pixelColor(QPointF(x, y + 1.3 * lineWidth).toPoint()).name(), underlay.name());
    }
}

QTEST_MAIN(CrossoverChartTest)
#include "crossover_chart_test.moc"
