// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QChart>
#include <QTest>

#include "app/window/crossover/crossover_chart.h"
#include "app/window/crossover/crossover_view.h"
#include "app/window/state/explorer_state.h"
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
    void measuredProductsOfTheSession();
    void theLineIsDragged();
    void aPressBesideTheAreaDoesNothing();
    void powersOfTwoAttract();
    void curvesLieWhereTheyArePainted();
    void paintsAtAnySize();

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
            const DecadeRange& range = view()->picture().times;
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
    QCOMPARE(m_chart->accessibleDescription(), "crossover N = 360.0");
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

void CrossoverChartTest::measuredProductsOfTheSession()
{
    const std::vector<MeasuredProduct> products = measuredProducts(made_up::session());
    QCOMPARE(products.size(), 2u);
    QCOMPARE(products[0].id, "matmul_naive");
    QCOMPARE(products[0].n, std::round(std::cbrt(1e8 / 2.0)));
    QVERIFY(products[0].time == milliseconds(0.8));
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
    QTest::mouseClick(view()->viewport(), Qt::LeftButton, {}, at + QPoint(3, 0));
    QCOMPARE(told, 256);
    QTest::mouseClick(view()->viewport(), Qt::LeftButton, {}, at + QPoint(12, 0));
    QVERIFY(told > 256 && told < 512);
}

void CrossoverChartTest::curvesLieWhereTheyArePainted()
{
    // The painter's mapping is the library's: else markers would lie beside the curves.
    m_chart->grab();
    QChart* chart = view()->chart();
    for (const double n : {8.0, 1000.0, 65536.0}) {
        const QPointF ours = view()->at(n, milliseconds(0.5));
        const QPointF theirs = chart->mapToPosition({n, 0.5}, series("memory"));
        QVERIFY2(QLineF(ours, theirs).length() < 1.0, qPrintable(QString("%1 px").arg(QLineF(ours, theirs).length())));
    }
}

void CrossoverChartTest::paintsAtAnySize()
{
    m_chart->showSession(made_up::session());
    for (const QSize size : {QSize(60, 40), QSize(200, 90), QSize(800, 300), QSize(1900, 900)}) {
        m_chart->resize(size);
        QVERIFY(!m_chart->grab().isNull());
    }
}

QTEST_MAIN(CrossoverChartTest)
#include "crossover_chart_test.moc"
