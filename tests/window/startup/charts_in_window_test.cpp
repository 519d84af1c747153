// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The charts among the other parts of the program: the table, the menus, a run that Esc cancels.
#include <QAction>
#include <QApplication>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QWheelEvent>

#include "app/window/crossover/crossover_chart.h"
#include "app/window/crossover/crossover_view.h"
#include "app/window/crossover/crossover_view.h"
#include "app/window/menus/window_menus.h"
#include "app/window/roofline/roofline_chart.h"
#include "app/window/roofline/roofline_plot.h"
#include "app/window/startup/explorer.h"
#include "tests/support/made_up_run.h"
#include "tests/window/support/fake_place.h"

namespace roofline::window {

namespace {

constexpr int longEnough = 20'000;

struct Program {
    explicit Program(const QString& mode = "answers") : fake(mode), explorer(fake.place)
    {
        explorer.window().show();
        explorer.window().activateWindow();
        if (!QTest::qWaitForWindowActive(&explorer.window()))
            qWarning("the window is not active");
        plot()->grab();
    }

    RooflineChart& chart() { return explorer.window().roofline(); }
    RooflinePlot* plot() { return chart().findChild<RooflinePlot*>("rooflinePlot"); }
    QTableView* table() { return explorer.window().findChild<QTableView*>("resultsTable"); }
    QString selectedRow() { return table()->currentIndex().siblingAtColumn(0).data().toString(); }
    void press(int key, Qt::KeyboardModifiers held = {}) { QTest::keyClick(&explorer.window(), Qt::Key(key), held); }

    FakePlace fake;
    Explorer explorer;
};

/// As from the mouse: Qt gives the focus for events of the window system alone.
void turnWheel(QWidget& under, const QPointF& at)
{
    QWheelEvent event(at, under.mapToGlobal(at), {}, QPoint(0, 120), Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                      false);
    QSpontaneKeyEvent::setSpontaneous(&event);
    QCoreApplication::instance()->notify(&under, &event);
}

} // namespace

class ChartsInWindowTest : public QObject {
    Q_OBJECT

private slots:
    void aRowRingsItsPoint()
    {
        Program program;
        const QRect row = program.table()->visualRect(program.table()->model()->index(2, 0));
        QTest::mouseClick(program.table()->viewport(), Qt::LeftButton, {}, row.center());
        QCOMPARE(program.chart().chosenPoint(), "block_reduction");
        program.table()->setFocus();
        QTest::keyClick(program.table(), Qt::Key_Down);
        QCOMPARE(program.chart().chosenPoint(), "matmul_naive");
    }

    void aPointSelectsItsRow()
    {
        Program program;
        program.chart().setFocus();
        QTest::keyClick(&program.chart(), Qt::Key_Right);
        QCOMPARE(program.selectedRow(), "transpose, naive");
        QCOMPARE(program.table()->selectionModel()->selectedRows().size(), 1);
        while (program.chart().chosenPoint() != "ridge")
            QTest::keyClick(&program.chart(), Qt::Key_Right);
        QVERIFY(!program.table()->selectionModel()->hasSelection()); // nobody measured the ridge
    }

    void aProductInTimeAgainstNSelectsItsRow()
    {
        Program program;
        CrossoverChart& times = program.explorer.window().crossover();
        auto* view = times.findChild<CrossoverView*>("crossoverView");
        const CrossoverScene& scene = view->scene();
        const MeasuredSize* naive = scene.measuredOf("matmul_naive");
        QVERIFY(naive != nullptr);
        const qint64 n = program.explorer.sliders().input().shape.n;
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, scene.at(*naive).toPoint());
        QCOMPARE(program.selectedRow(), "matmul, naive");
        QCOMPARE(program.chart().chosenPoint(), "matmul_naive");
        QCOMPARE(times.chosenPoint(), "matmul_naive");
        QCOMPARE(program.explorer.sliders().input().shape.n, n);
        const QRect row = program.table()->visualRect(program.table()->model()->index(2, 0));
        QTest::mouseClick(program.table()->viewport(), Qt::LeftButton, {}, row.center());
        QCOMPARE(times.chosenPoint(), "block_reduction"); // which has no place there
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, scene.plot.topRight().toPoint() + QPoint(-20, 20));
        QVERIFY(!program.table()->selectionModel()->hasSelection());
        QCOMPARE(program.chart().chosenPoint(), "");
    }

    /// Begun before the window was shown, a lecture once left the roofline a sliver.
    void bothChartsHaveTheirShareOfALecture()
    {
        FakePlace fake("answers");
        Explorer explorer(fake.place);
        explorer.lecture().set(true);
        explorer.window().resize(1920, 1080);
        explorer.window().show();
        const int roofline = explorer.window().roofline().height();
        const int both = roofline + explorer.window().crossover().height();
        QVERIFY2(roofline > both / 2 && roofline < both * 2 / 3,
                 qPrintable(QString("%1 of %2").arg(roofline).arg(both)));
    }

    void aHiddenChartTakesTheLastLivePointWhenItIsSeen()
    {
        Program program;
        Explorer& explorer = program.explorer;
        auto* times = explorer.window().findChild<CrossoverView*>("crossoverView");
        const auto answer = [&explorer](std::int64_t n) {
            emit explorer.live().pointMoved(LivePoint{n, 16, made_up::kernels().back()});
        };
        answer(64);
        QCOMPARE(times->scene().measured.live->n, 64);
        explorer.window().crossover().hide();
        answer(128);
        answer(256);
        QCOMPARE(times->scene().measured.live->n, 64);
        QCOMPARE(program.plot()->scene().live->n, 256);
        explorer.window().crossover().show();
        QCOMPARE(times->scene().measured.live->n, 256);
    }

    void theViewMenuHasItsActions()
    {
        Program program;
        const auto names = [](const QList<QAction*>& actions) {
            QStringList all;
            for (const QAction* action : actions)
                all << action->objectName();
            return all;
        };
        const QStringList inMenu = names(program.explorer.window().menus().menu(MenuPlace::View).actions());
        for (const char* name : {"wholePicture", "viewBack", "viewForward", "zoomIn", "zoomOut"})
            QVERIFY2(inMenu.contains(name), name);
    }

    void aWheelOverAChartGivesItTheKeys()
    {
        Program program;
        auto* entry = program.explorer.window().findChild<QWidget*>("sizeEntry");
        QVERIFY(entry != nullptr);
        entry->setFocus();
        const QPointF middle = program.plot()->rect().center();
        turnWheel(*program.plot(), middle);
        QVERIFY(!program.plot()->views().isWhole());
        QVERIFY(program.chart().hasFocus());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(program.plot()->views().isWhole());
        entry->setFocus();
        turnWheel(*program.plot(), middle);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Home);
        QVERIFY(program.plot()->views().isWhole());
        auto* crossover = program.explorer.window().findChild<CrossoverView*>("crossoverView");
        turnWheel(*crossover->viewport(), crossover->viewport()->rect().center());
        QVERIFY(program.explorer.window().crossover().hasFocus());
        QTest::mouseClick(program.plot(), Qt::LeftButton, {}, middle.toPoint());
        QVERIFY(program.chart().hasFocus());
    }

    void viewsBackAndForwardFromAnywhere()
    {
        Program program;
        program.table()->setFocus();
        program.press(Qt::Key_Plus, Qt::ControlModifier);
        QVERIFY(!program.plot()->views().isWhole());
        program.press(Qt::Key_Left, Qt::AltModifier);
        QVERIFY(program.plot()->views().isWhole());
        program.press(Qt::Key_Right, Qt::AltModifier);
        QVERIFY(!program.plot()->views().isWhole());
        program.press(Qt::Key_0, Qt::ControlModifier);
        QVERIFY(program.plot()->views().isWhole());
    }

    void aZoomedPictureWithTheFocusTakesEscBeforeARun()
    {
        Program program("waits");
        program.explorer.lecture().set(true);
        program.chart().setFocus();
        auto* cancel = program.explorer.window().findChild<QPushButton*>("cancelButton");
        program.explorer.window().findChild<QPushButton*>("measureButton")->click();
        QTRY_VERIFY_WITH_TIMEOUT(cancel->isEnabled(), longEnough);
        program.chart().setFocus(); // the button that was clicked is disabled now
        QTest::keyClick(&program.chart(), Qt::Key_Plus);
        QVERIFY(!program.plot()->views().isWhole());
        QSignalSpy asked(&program.explorer.bar(), &MeasuringBar::cancelAsked);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(program.plot()->views().isWhole());
        QCOMPARE(asked.size(), 0);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QCOMPARE(asked.size(), 1);
        QTRY_VERIFY_WITH_TIMEOUT(!cancel->isEnabled(), longEnough);
        QVERIFY(program.explorer.lecture().isOn());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(!program.explorer.lecture().isOn());
    }

    void escCancelsARunAndIsTheViewsOtherwise()
    {
        Program program("waits");
        program.chart().setFocus();
        QTest::keyClick(&program.chart(), Qt::Key_Plus);
        QVERIFY(!program.plot()->views().isWhole());
        auto* cancel = program.explorer.window().findChild<QPushButton*>("cancelButton");
        program.explorer.window().findChild<QPushButton*>("measureButton")->click();
        QTRY_VERIFY_WITH_TIMEOUT(cancel->isEnabled(), longEnough);
        program.table()->setFocus(); // the keys are not the picture's
        QSignalSpy asked(&program.explorer.bar(), &MeasuringBar::cancelAsked);
        program.press(Qt::Key_Escape);
        QCOMPARE(asked.size(), 1);
        QVERIFY(!program.plot()->views().isWhole());
        QTRY_VERIFY_WITH_TIMEOUT(!cancel->isEnabled(), longEnough);
        QTest::keyClick(&program.chart(), Qt::Key_Escape);
        QVERIFY(program.plot()->views().isWhole());
        QCOMPARE(asked.size(), 1);
    }
};

} // namespace roofline::window

QTEST_MAIN(roofline::window::ChartsInWindowTest)
#include "charts_in_window_test.moc"
