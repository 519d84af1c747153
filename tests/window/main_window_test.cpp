// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QChart>
#include <QLabel>
#include <QTest>

#include "app/window/controls/exact_entry.h"
#include "app/window/controls/log_slider.h"
#include "app/window/crossover/crossover_view.h"
#include "app/window/labels/fitting_text.h"
#include "app/window/roofline/roofline_chart.h"
#include "app/window/notice/run_banner.h"
#include "core/quantity/units.h"
#include "tests/support/made_up_run.h"
#include "tests/window/support/shown_window.h"

#include <qcustomplot.h>

#include <memory>

using namespace roofline;
using namespace roofline::window;

namespace {

constexpr double lightest = 0.85;
constexpr double darkest = 0.25;

double paperOf(const QWidget* widget, QWidget* window)
{
    const QImage picture = window->grab().toImage();
    const QPoint corner = widget->mapTo(window, QPoint(widget->width() - 3, 3));
    return picture.pixelColor(corner).lightnessF();
}

} // namespace

class MainWindowTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void aSliderMovesBothChartsAndTheReadOutsInOneEvent();
    void anEntryDoesToo();
    void draggingTheLineMovesTheSlider();
    void anotherSessionIsShownWhole();
    void aRunIsShownWholeFromItsFirstResult();
    void aSessionComesToBothCharts();
    void aRestlessRunIsSaidOverThePictures();
    void followsThePalette();
    void textGrowsWithTheWindow();
    void panelsAreNeverNarrowerThanTheirContent();

private:
    QCustomPlot* plot() { return m_shown->window.findChild<QCustomPlot*>("rooflinePlot"); }
    CrossoverView* crossover() { return m_shown->window.findChild<CrossoverView*>("crossoverView"); }
    QString textOf(const char* label)
    {
        QString text = m_shown->window.findChild<FittingText*>(label)->text();
        return text.replace(QChar::Nbsp, u' ');
    }
    double modelIntensity();

    std::unique_ptr<ShownWindow> m_shown;
};

void MainWindowTest::init()
{
    QLocale::setDefault(QLocale::c());
    m_shown = std::make_unique<ShownWindow>();
    QVERIFY(m_shown->isActive);
}

void MainWindowTest::cleanup() { m_shown.reset(); }

double MainWindowTest::modelIntensity()
{
    for (int i = 0; i < plot()->graphCount(); ++i)
        if (plot()->graph(i)->objectName() == "model")
            return plot()->graph(i)->dataMainKey(0);
    return 0.0;
}

void MainWindowTest::aSliderMovesBothChartsAndTheReadOutsInOneEvent()
{
    int told = 0;
    connect(&m_shown->explorer, &ExplorerState::changed, this, [&told] { ++told; });
    auto* tile = m_shown->window.findChild<LogSlider*>("tileSlider");
    tile->setFocus();
    QTest::keyClick(tile, Qt::Key_Right); // T 32; no event loop runs before the checks
    QCOMPARE(told, 1);
    const double n = 1024.0;
    const double intensity = 2.0 * n * n * n / ((2.0 * n * n * 32.0 + n * n) * 4.0);
    QVERIFY(qAbs(modelIntensity() - intensity) < 1e-9);
    QCOMPARE(textOf("intensityValue"), "7.877 FLOP/byte");
    QCOMPARE(textOf("sharedValue"), "8.000 KiB");
    QCOMPARE(m_shown->window.findChild<FittingText*>("verdict")->text(), "Memory sets the bound: 0.2726 ms");
    QVERIFY(qAbs(inMilliseconds(crossover()->picture().bound) - 0.2726) < 5e-5);
}

void MainWindowTest::anEntryDoesToo()
{
    auto* bandwidth = m_shown->window.findChild<ExactEntry*>("bandwidthEntry");
    bandwidth->setFocus();
    bandwidth->selectAll();
    QTest::keyClicks(bandwidth, "244.5");
    QTest::keyClick(bandwidth, Qt::Key_Return);
    QVERIFY(m_shown->explorer.input().roof.bandwidth == gigabytesPerSecond(244.5));
    QCOMPARE(textOf("ridgeValue"), "245.4 FLOP/byte");
    QVERIFY(qAbs(inMilliseconds(crossover()->picture().bound) - 2.213) < 5e-4);
}

void MainWindowTest::draggingTheLineMovesTheSlider()
{
    const QPoint at = crossover()->at(256.0, crossover()->picture().bound).toPoint();
    QTest::mousePress(crossover()->viewport(), Qt::LeftButton, {}, crossover()->scene().current().toPoint());
    QTest::mouseMove(crossover()->viewport(), at);
    QTest::mouseRelease(crossover()->viewport(), Qt::LeftButton, {}, at);
    QCOMPARE(m_shown->window.findChild<ExactEntry*>("sizeEntry")->text(), "256");
    QCOMPARE(m_shown->window.findChild<LogSlider*>("sizeSlider")->value(), 5);
}

void MainWindowTest::anotherSessionIsShownWhole()
{
    auto* chart = m_shown->window.findChild<RooflineChart*>("rooflineChart");
    m_shown->session.replace(made_up::session());
    chart->setFocus();
    QTest::keyClick(chart, Qt::Key_Plus);
    QVERIFY(chart->view());
    m_shown->session.take(made_up::events().back()); // more of the same one
    QVERIFY(chart->view());
    m_shown->session.replace(made_up::session()); // as after a run that was cancelled
    QVERIFY(chart->view());
    Session other = made_up::session();
    other.created = "2026-12-24T12:00:00Z";
    m_shown->session.replace(other);
    QVERIFY(!chart->view());
    m_shown->window.findChild<QAction*>("viewBack")->trigger();
    QVERIFY(chart->view());
}

void MainWindowTest::aRunIsShownWholeFromItsFirstResult()
{
    auto* chart = m_shown->window.findChild<RooflineChart*>("rooflineChart");
    Session other = made_up::session();
    other.device.name = "Another card";
    m_shown->session.replace(other);
    chart->setFocus();
    QTest::keyClick(chart, Qt::Key_Plus);
    const std::vector<RunEvent> events = made_up::events();
    QVERIFY(std::holds_alternative<RunStarted>(events.front()));
    m_shown->session.take(events.front());
    QVERIFY(chart->view()); // nothing was measured yet, and it may be cancelled
    m_shown->session.take(made_up::copyCeiling());
    QVERIFY(!chart->view());
    QTest::keyClick(chart, Qt::Key_Plus); // what is looked at from now on is this run
    m_shown->session.take(made_up::fmaCeiling());
    m_shown->session.take(Completed{made_up::environment()});
    QVERIFY(chart->view());
}

void MainWindowTest::aSessionComesToBothCharts()
{
    const int before = plot()->graphCount();
    for (const RunEvent& event : made_up::events())
        m_shown->session.take(event);
    m_shown->session.take(Completed{made_up::environment()});
    QCOMPARE(plot()->graphCount(), before + 5);
    QCOMPARE(plot()->axisRectCount(), 2);
    // A second run begins with an empty picture.
    m_shown->session.take(made_up::events().front());
    QCOMPARE(plot()->graphCount(), before);
}

void MainWindowTest::aRestlessRunIsSaidOverThePictures()
{
    auto* banner = m_shown->window.findChild<RunBanner*>("runBanner");
    m_shown->session.replace(made_up::session());
    QVERIFY(!banner->isVisible());
    m_shown->session.replace(made_up::restlessSession());
    QVERIFY(banner->isVisible());
    QVERIFY2(banner->sentence().startsWith("! This run: not quiet: vector add"), qPrintable(banner->sentence()));
    m_shown->session.replace({});
    QVERIFY(!banner->isVisible());
}

void MainWindowTest::followsThePalette()
{
    const QPalette before = QApplication::palette();
    QPalette dark(QColor(0x20, 0x20, 0x20));
    dark.setColor(QPalette::Base, QColor(0x18, 0x18, 0x18));
    dark.setColor(QPalette::Text, Qt::white);
    dark.setColor(QPalette::WindowText, Qt::white);
    QVERIFY(paperOf(plot(), &m_shown->window) > lightest);
    QVERIFY(paperOf(crossover(), &m_shown->window) > lightest);
    QApplication::setPalette(dark);
    QApplication::processEvents();
    const double roofline = paperOf(plot(), &m_shown->window);
    const double time = paperOf(crossover(), &m_shown->window);
    QApplication::setPalette(before);
    QVERIFY(roofline < darkest);
    QVERIFY(time < darkest);
}

void MainWindowTest::textGrowsWithTheWindow()
{
    const double small = m_shown->window.font().pointSizeF();
    m_shown->window.resize(3840, 2160);
    QApplication::processEvents();
    QVERIFY(m_shown->window.font().pointSizeF() > 1.8 * small);
    QVERIFY(m_shown->window.findChild<FittingText*>("verdict")->font().pointSizeF() > 2.5 * small);
    QVERIFY(plot()->xAxis->tickLabelFont().pointSizeF() > 1.8 * small);
    m_shown->window.resize(1280, 800);
    QApplication::processEvents();
    QCOMPARE(m_shown->window.font().pointSizeF(), small);
}

void MainWindowTest::panelsAreNeverNarrowerThanTheirContent()
{
    for (const QSize size : {QSize(1280, 800), QSize(1920, 1080), QSize(3840, 2160), QSize(1280, 600)}) {
        m_shown->window.resize(size);
        QApplication::processEvents();
        for (const char* name : {"controlArea", "verdictArea"}) {
            auto* area = m_shown->window.findChild<QScrollArea*>(name);
            QVERIFY2(area->viewport()->width() >= area->widget()->minimumSizeHint().width(),
                     qPrintable(QString("%1 at %2×%3").arg(name).arg(size.width()).arg(size.height())));
        }
    }
}

QTEST_MAIN(MainWindowTest)
#include "main_window_test.moc"
