// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTest>

#include "app/window/roofline/roofline_chart.h"
#include "app/window/state/explorer_state.h"
#include "core/quantity/units.h"
#include "app/window/theme/picture_theme.h"
#include "tests/support/made_up_run.h"

#include <qcustomplot.h>

#include <memory>

using namespace roofline;
using namespace roofline::window;

namespace {

bool isNear(double a, double b) { return std::abs(a - b) <= 1e-9 * std::abs(b); }

} // namespace

class RooflineChartTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_chart.reset(); }
    void theReference();
    void followsEachSlider();
    void axesAreWholeDecadesPastEverything();
    void measuredPoints();
    void theStripOfNoFlop();
    void theMeasuredRoofIsAGhostWhereItDiffers();
    void aFailedResultIsNoPoint();
    void pointsAppearOneByOne();
    void withoutASession();
    void withoutCeilings();
    void aSessionReplacesTheOther();
    void errorBarsSpanTheSamples();
    void onePaintForAStep();
    void whatIsKeptAsPixelsLooksLikeTheWhole();
    void paintsAtAnySize_data();
    void paintsAtAnySize();
    void describesItself();

private:
    QCustomPlot* plot() { return m_chart->findChild<QCustomPlot*>("rooflinePlot"); }
    QCPGraph* graph(const QString& name);
    QPointF point(const QString& name, int index = 0);
    bool isShown(const QString& name) { return graph(name) && graph(name)->visible() && graph(name)->dataCount() > 0; }
    void show() { m_chart->showReading(m_state.reading()); }

    ExplorerState m_state;
    std::unique_ptr<RooflineChart> m_chart;
};

void RooflineChartTest::init()
{
    m_state.setInput(ExplorerState().input());
    m_chart = std::make_unique<RooflineChart>(m_state.reading());
    m_chart->resize(800, 400);
    m_chart->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_chart.get()));
}

QCPGraph* RooflineChartTest::graph(const QString& name)
{
    for (int i = 0; i < plot()->graphCount(); ++i)
        if (plot()->graph(i)->objectName() == name)
            return plot()->graph(i);
    return nullptr;
}

QPointF RooflineChartTest::point(const QString& name, int index)
{
    const QCPGraph* found = graph(name);
    if (!found || found->dataCount() <= index)
        return {};
    return {found->dataMainKey(index), found->dataMainValue(index)};
}

void RooflineChartTest::theReference()
{
    QVERIFY(isNear(point("model").x(), 3.9689922480620154)); // 2·1024³ / 4·(2·1024³/16 + 1024²)
    QVERIFY(isNear(point("model").y(), 3.9689922480620154e12));
    QCOMPARE(point("ridge"), QPointF(60.0, 60e12));
    QCOMPARE(point("sloped", 0), QPointF(0.1, 1e11));
    QCOMPARE(point("sloped", 1), QPointF(60.0, 60e12));
    QCOMPARE(point("flat", 0), QPointF(60.0, 60e12));
    QCOMPARE(point("flat", 1), QPointF(1000.0, 60e12));
    QVERIFY(plot()->xAxis->scaleType() == QCPAxis::stLogarithmic);
    QVERIFY(plot()->yAxis->scaleType() == QCPAxis::stLogarithmic);
    QVERIFY(graph("sloped")->pen().style() == Qt::SolidLine);
    QVERIFY(graph("flat")->pen().style() == Qt::DashLine);
}

void RooflineChartTest::followsEachSlider()
{
    m_state.setSize(512);
    show();
    QVERIFY(isNear(point("model").x(), 3.9384615384615387)); // the tiled product of the reference table
    m_state.setTile(1);
    show();
    QVERIFY(isNear(point("model").x(), 0.24975609756097561));
    m_state.setBandwidth(gigabytesPerSecond(2000.0));
    show();
    QCOMPARE(point("ridge").x(), 30.0);
    QVERIFY(isNear(point("model").y(), 2e12 * 0.24975609756097561));
    m_state.setPeak(teraflopsPerSecond(0.1));
    show();
    QVERIFY(isNear(point("ridge").x(), 0.05));
    QVERIFY(isNear(point("model").y(), 1e11));
}

void RooflineChartTest::axesAreWholeDecadesPastEverything()
{
    for (const double bandwidth : {0.1, 1000.0, 20000.0}) {
        for (const double peak : {0.001, 60.0, 5000.0}) {
            m_state.setBandwidth(gigabytesPerSecond(bandwidth));
            m_state.setPeak(teraflopsPerSecond(peak));
            show();
            for (const QCPAxis* axis : {plot()->xAxis, plot()->yAxis}) {
                QVERIFY(isNear(std::log10(axis->range().lower) + 1000.0,
                               std::round(std::log10(axis->range().lower)) + 1000.0));
                QVERIFY(isNear(std::log10(axis->range().upper) + 1000.0,
                               std::round(std::log10(axis->range().upper)) + 1000.0));
            }
            for (const char* name : {"model", "ridge"}) {
                QVERIFY(plot()->xAxis->range().contains(point(name).x()));
                QVERIFY(plot()->yAxis->range().contains(point(name).y()));
            }
            // The roof starts inside the picture, at its left edge.
            QVERIFY(point("sloped", 0).y() >= plot()->yAxis->range().lower);
        }
    }
}

void RooflineChartTest::measuredPoints()
{
    m_chart->showSession(made_up::session());
    QVERIFY(isNear(point("vector_add").x(), 1.0 / 12.0));
    QVERIFY(isNear(point("vector_add").y(), 8e9)); // 1e6 FLOP in 0.125 ms
    QVERIFY(isNear(point("matmul_tiled_16").x(), 4.0));
    QVERIFY(isNear(point("matmul_tiled_16").y(), 4e11));
    QVERIFY(isNear(point("matmul_naive").y(), 1.25e11)); // 500 % of its ceiling, and drawn where it is
    QVERIFY(isNear(point("block_reduction").x(), 0.25));
}

void RooflineChartTest::theStripOfNoFlop()
{
    QCOMPARE(plot()->axisRectCount(), 1);
    m_chart->showSession(made_up::session());
    QCOMPARE(plot()->axisRectCount(), 2);
    QCOMPARE(point("transpose_naive"), QPointF(0.0, 5e10)); // 8e6 byte in 0.16 ms
    QCPAxis* bandwidth = graph("transpose_naive")->valueAxis();
    QVERIFY(bandwidth != plot()->yAxis);
    QVERIFY(bandwidth->range().contains(5e10));
    QVERIFY(bandwidth->axisRect()->axis(QCPAxis::atBottom)->label().contains("0 FLOP/byte"));
    // Decades of the strip are decades of the chart: a roof goes on at the height at which it meets the left edge.
    plot()->grab();
    const double edge = plot()->yAxis->coordToPixel(point("sloped", 0).y());
    QVERIFY(std::abs(bandwidth->coordToPixel(1e12) - edge) < 1.0);
    QCOMPARE(graph("strip")->dataMainValue(0), 1e12);
}

void RooflineChartTest::theMeasuredRoofIsAGhostWhereItDiffers()
{
    QVERIFY(!isShown("ghostSloped"));
    m_chart->showSession(made_up::session());
    QVERIFY(isShown("ghostSloped") && isShown("ghostFlat"));
    QVERIFY(isNear(point("ghostFlat", 0).x(), 10.0));
    QVERIFY(isNear(point("ghostFlat", 0).y(), 1e12));
    m_state.setBandwidth(gigabytesPerSecond(100.0));
    m_state.setPeak(teraflopsPerSecond(1.0));
    show();
    QVERIFY(!isShown("ghostSloped") && !isShown("ghostFlat"));
}

void RooflineChartTest::aFailedResultIsNoPoint()
{
    m_chart->showSession(made_up::session(true));
    QVERIFY(!graph("matmul_tiled_16"));
    QVERIFY(graph("matmul_naive"));
}

void RooflineChartTest::pointsAppearOneByOne()
{
    Session growing;
    int points = 0;
    for (const RunEvent& event : made_up::events()) {
        record(growing, event);
        points += std::holds_alternative<KernelMeasurement>(event) ? 1 : 0;
        m_chart->showSession(growing);
        m_chart->grab();
        int drawn = 0;
        for (const char* id : {"vector_add", "transpose_naive", "block_reduction", "matmul_naive", "matmul_tiled_16"})
            drawn += graph(id) ? 1 : 0;
        QCOMPARE(drawn, points);
    }
    QCOMPARE(points, 5);
}

void RooflineChartTest::withoutASession()
{
    m_chart->showSession({});
    QCOMPARE(plot()->axisRectCount(), 1);
    QVERIFY(!isShown("ghostSloped"));
    QVERIFY(isShown("model"));
}

void RooflineChartTest::withoutCeilings()
{
    Session kernelsAlone = made_up::session();
    kernelsAlone.ceilings.clear();
    m_chart->showSession(kernelsAlone);
    QVERIFY(isShown("vector_add"));
    QVERIFY(!isShown("ghostSloped"));
    Session failedCeiling = made_up::session();
    failedCeiling.ceilings.front().best.check = CheckResult{false, 1.0, 1.0, "every element"};
    m_chart->showSession(failedCeiling);
    QVERIFY(!isShown("ghostSloped"));
    m_chart->grab();
}

void RooflineChartTest::aSessionReplacesTheOther()
{
    m_chart->showSession(made_up::session());
    Session other = made_up::session();
    other.kernels.erase(other.kernels.begin(), other.kernels.begin() + 2); // without vector_add and transpose_naive
    m_chart->showSession(other);
    QVERIFY(!graph("vector_add") && !graph("transpose_naive"));
    QCOMPARE(plot()->axisRectCount(), 1);
    m_chart->showSession(made_up::session());
    QCOMPARE(plot()->axisRectCount(), 2);
    m_chart->grab();
}

void RooflineChartTest::errorBarsSpanTheSamples()
{
    m_chart->showSession(made_up::session());
    const QCPErrorBars* bars = nullptr;
    for (int i = 0; i < plot()->plottableCount() && !bars; ++i) {
        auto* candidate = qobject_cast<QCPErrorBars*>(plot()->plottable(i));
        bars = candidate && candidate->dataPlottable() == graph("vector_add") ? candidate : nullptr;
    }
    QVERIFY(bars);
    // 0.99, 1 and 1.01 times the median: the rate goes from 8e9/1.01 to 8e9/0.99.
    QVERIFY(isNear(bars->data()->at(0).errorMinus, 8e9 - 8e9 / 1.01));
    QVERIFY(isNear(bars->data()->at(0).errorPlus, 8e9 / 0.99 - 8e9));
}

void RooflineChartTest::onePaintForAStep()
{
    class PaintCounter : public QObject {
    public:
        int paints = 0;
        bool eventFilter(QObject* watched, QEvent* event) override
        {
            paints += event->type() == QEvent::Paint ? 1 : 0;
            return QObject::eventFilter(watched, event);
        }
    } counter;
    QApplication::processEvents();
    plot()->installEventFilter(&counter);
    for (int burst = 0; burst < 20; ++burst) {
        m_state.setBandwidth(gigabytesPerSecond(500.0 + burst));
        show();
    }
    QApplication::processEvents();
    QCOMPARE(counter.paints, 1);
}

void RooflineChartTest::whatIsKeptAsPixelsLooksLikeTheWhole()
{
    m_chart->showSession(made_up::session());
    m_chart->grab(); // from here on its ground is kept
    m_state.setTile(4);
    show();
    const QImage kept = plot()->grab().toImage().convertToFormat(QImage::Format_RGB32);
    const QPixmap drawn = plot()->toPixmap(plot()->width(), plot()->height());
    QImage whole(drawn.size(), QImage::Format_RGB32);
    whole.fill(themeOf(plot()->palette()).paper);
    QPainter(&whole).drawPixmap(0, 0, drawn);
    QCOMPARE(kept.size(), whole.size());
    constexpr int fringe = 48; // lines are smoothed against paper in one, against nothing in the other
    const QRect inside = plot()->axisRect()->rect(); // ticks are texts of the library's, placed to the pixel or not
    QStringList different;
    for (int y = inside.top(); y < inside.bottom(); ++y)
        for (int x = inside.left(); x < inside.right(); ++x)
            if (std::abs(qGray(kept.pixel(x, y)) - qGray(whole.pixel(x, y))) > fringe)
                different << QString("%1,%2").arg(x).arg(y);
    QVERIFY2(different.isEmpty(), qPrintable(different.mid(0, 12).join(' ')));
}

void RooflineChartTest::paintsAtAnySize_data()
{
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(60, 60), QSize(90, 70), QSize(200, 120), QSize(800, 400), QSize(1900, 1000)})
        QTest::addRow("%d×%d", size.width(), size.height()) << size;
}

void RooflineChartTest::paintsAtAnySize()
{
    QFETCH(QSize, size);
    m_chart->showSession(made_up::session());
    m_chart->resize(size);
    const QImage picture = m_chart->grab().toImage();
    QCOMPARE(picture.size(), size * m_chart->devicePixelRatio());
    if (size.width() < 200)
        return;
    QSet<QRgb> colours;
    for (int y = 0; y < picture.height(); y += 3)
        for (int x = 0; x < picture.width(); x += 3)
            colours.insert(picture.pixel(x, y));
    QVERIFY(colours.size() > 10);
}

void RooflineChartTest::describesItself()
{
    QLocale::setDefault(QLocale::c());
    m_chart->showSession(made_up::session());
    show();
    QVERIFY(!m_chart->accessibleName().isEmpty());
    QVERIFY2(m_chart->accessibleDescription().contains("60 TFLOP/s"), qPrintable(m_chart->accessibleDescription()));
    QVERIFY(m_chart->accessibleDescription().contains("3.969 FLOP/byte"));
}

QTEST_MAIN(RooflineChartTest)
#include "roofline_chart_test.moc"
