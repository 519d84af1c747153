// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Undo and redo as a person does them, in the whole window: with keys, wheel and mouse.
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTest>
#include <QTimer>
#include <QWheelEvent>

#include "app/window/controls/exact_entry.h"
#include "app/window/controls/log_slider.h"
#include "app/window/crossover/crossover_view.h"
#include "app/window/startup/explorer.h"
#include "core/quantity/units.h"
#include "core/session/named_session.h"
#include "core/session/roofs.h"
#include "core/session/session_file.h"

#include <chrono>
#include <memory>
#include <string>
#include <variant>

namespace roofline::window {

class SettingHistoryTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        QLocale::setDefault(QLocale::c());
        m_explorer = std::make_unique<Explorer>(Place{{"no-such-program"}, "no-such-program", "nowhere"});
        window().show();
        QVERIFY(QTest::qWaitForWindowActive(&window()));
        m_atStart = sliders().input();
        strokePause()->setInterval(std::chrono::hours(1)); // a slow machine makes no pause
    }
    void cleanup() { m_explorer.reset(); }

    void startsEmpty()
    {
        QVERIFY(!action("undoAction")->isEnabled());
        QVERIFY(!action("redoAction")->isEnabled());
        QVERIFY(window().findChild<QMenu*>("editMenu")->actions().contains(action("undoAction")));
    }

    void aDragIsOneStep()
    {
        auto* slider = focused<LogSlider>("bandwidthSlider");
        const QPoint middle = slider->rect().center();
        QTest::mousePress(slider, Qt::LeftButton, {}, middle);
        for (int x = 5; x <= 40; x += 5)
            QTest::mouseMove(slider, middle + QPoint(x, 0));
        QTest::mouseRelease(slider, Qt::LeftButton, {}, middle + QPoint(40, 0));
        QVERIFY(sliders().input().roof.bandwidth != m_atStart.roof.bandwidth);
        QCOMPARE(steps(), 1);
        QCOMPARE(action("undoAction")->text(), QString("&Undo change of bandwidth"));
        const ModelInput dragged = sliders().input();
        undo();
        QVERIFY(sliders().input() == m_atStart);
        QTest::keyClick(&window(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(sliders().input() == dragged);
        undo();
        QTest::keyClick(&window(), Qt::Key_Y, Qt::ControlModifier);
        QVERIFY(sliders().input() == dragged);
    }

    void aDragOfTheLineIsOneStep()
    {
        auto* chart = window().findChild<CrossoverView*>("crossoverView");
        const auto at = [chart](double n) { return chart->at(n, chart->picture().bound).toPoint(); };
        QWidget* paper = chart->viewport();
        QTest::mousePress(paper, Qt::LeftButton, {}, at(1024.0));
        for (const double n : {900.0, 700.0, 400.0, 256.0})
            QTest::mouseMove(paper, at(n));
        QTest::mouseRelease(paper, Qt::LeftButton, {}, at(256.0));
        QCOMPARE(sliders().input().shape.n, 256);
        QCOMPARE(steps(), 1);
        QTest::mouseClick(paper, Qt::LeftButton, {}, at(128.0)); // moves nothing
        QCOMPARE(steps(), 1);
        QTest::mousePress(paper, Qt::LeftButton, {}, at(256.0));
        QTest::mouseMove(paper, at(128.0));
        QTest::mouseRelease(paper, Qt::LeftButton, {}, at(128.0));
        QCOMPARE(steps(), 2);
        QCOMPARE(action("undoAction")->text(), QString("&Undo change of N"));
        undo();
        QCOMPARE(sliders().input().shape.n, 256);
        undo();
        QVERIFY(sliders().input() == m_atStart);
    }

    void draggedThereAndBackIsNoStep()
    {
        auto* chart = window().findChild<CrossoverView*>("crossoverView");
        const QPoint home = chart->at(1024.0, chart->picture().bound).toPoint();
        QTest::mousePress(chart->viewport(), Qt::LeftButton, {}, home);
        QTest::mouseMove(chart->viewport(), home - QPoint(60, 0));
        QVERIFY(sliders().input().shape.n != 1024);
        QTest::mouseMove(chart->viewport(), home);
        QTest::mouseRelease(chart->viewport(), Qt::LeftButton, {}, home);
        QCOMPARE(sliders().input().shape.n, 1024);
        QCOMPARE(steps(), 0);
    }

    void strokesMergeUntilAnotherControl()
    {
        auto* size = focused<LogSlider>("sizeSlider");
        QTest::keyClick(size, Qt::Key_Right);
        QTest::keyClick(size, Qt::Key_Right);
        QCOMPARE(steps(), 1);
        auto* tile = focused<LogSlider>("tileSlider");
        QTest::keyClick(tile, Qt::Key_Right);
        QCOMPARE(steps(), 2);
        focused<LogSlider>("sizeSlider");
        QTest::keyClick(size, Qt::Key_Right);
        focused<LogSlider>("tileSlider"); // a pause of the focus ends it, too
        focused<LogSlider>("sizeSlider");
        QTest::keyClick(size, Qt::Key_Right);
        QCOMPARE(steps(), 4);
        for (int i = 0; i < 4; ++i)
            undo();
        QVERIFY(sliders().input() == m_atStart);
        QVERIFY(!action("undoAction")->isEnabled());
    }

    void aPauseEndsAStep()
    {
        auto* size = focused<LogSlider>("sizeSlider");
        QTest::keyClick(size, Qt::Key_Right);
        QVERIFY(strokePause()->isActive());
        rest();
        QTest::keyClick(size, Qt::Key_Right);
        QTest::keyClick(size, Qt::Key_Right);
        rest();
        for (int i = 0; i < 2; ++i)
            roll(size, -120);
        QCOMPARE(steps(), 3);
        for (const qint64 n : {8192, 2048, 1024}) {
            undo();
            QCOMPARE(sliders().input().shape.n, n);
        }
    }

    void aPauseWithinADragIsNone()
    {
        auto* slider = focused<LogSlider>("bandwidthSlider");
        QTest::keyClick(slider, Qt::Key_Right);
        const QPoint middle = slider->rect().center();
        QTest::mousePress(slider, Qt::LeftButton, {}, middle);
        QVERIFY(!strokePause()->isActive());
        QTest::mouseRelease(slider, Qt::LeftButton, {}, middle);
    }

    void anotherKeyOrDirectionIsAnotherStep()
    {
        auto* size = focused<LogSlider>("sizeSlider");
        QTest::keyClick(size, Qt::Key_Right);
        QTest::keyClick(size, Qt::Key_PageUp);
        QTest::keyClick(size, Qt::Key_Left);
        QTest::keyClick(size, Qt::Key_Shift); // no stroke of its own
        QTest::keyClick(size, Qt::Key_Left);
        QTest::keyClick(size, Qt::Key_Left, Qt::ShiftModifier); // finely
        QCOMPARE(steps(), 4);
        roll(size, 120);
        roll(size, -120);
        QCOMPARE(steps(), 6);
    }

    void theWheelIsLikeKeys()
    {
        auto* size = focused<LogSlider>("sizeSlider");
        for (int i = 0; i < 3; ++i)
            roll(size, 120);
        QCOMPARE(sliders().input().shape.n, 8192);
        QCOMPARE(steps(), 1);
        undo();
        QVERIFY(sliders().input() == m_atStart);
    }

    void afterAnUndoANewStepBegins()
    {
        auto* size = focused<LogSlider>("sizeSlider");
        QTest::keyClick(size, Qt::Key_Right);
        focused<LogSlider>("tileSlider");
        focused<LogSlider>("sizeSlider");
        QTest::keyClick(size, Qt::Key_Right);
        undo();
        QTest::keyClick(size, Qt::Key_Right); // must not melt into the first
        QCOMPARE(steps(), 2);
        undo();
        QCOMPARE(sliders().input().shape.n, 2048);
    }

    void eachTypedValueIsAStep()
    {
        auto* size = focused<ExactEntry>("sizeEntry");
        QTest::keyClick(size, Qt::Key_Up);
        for (const char* text : {"300", "400"}) {
            size->selectAll();
            QTest::keyClicks(size, text);
            QTest::keyClick(size, Qt::Key_Return);
        }
        size->selectAll();
        QTest::keyClicks(size, "500");
        QTest::keyClick(size, Qt::Key_Tab); // leaving takes it as well
        QCOMPARE(sliders().input().shape.n, 500);
        QCOMPARE(steps(), 4);
        for (const qint64 n : {400, 300, 2048, 1024}) {
            undo();
            QCOMPARE(sliders().input().shape.n, n);
        }
    }

    void typingKeepsItsOwnUndo()
    {
        auto* slider = focused<LogSlider>("sizeSlider");
        QTest::keyClick(slider, Qt::Key_Right);
        auto* entry = focused<ExactEntry>("sizeEntry");
        auto* line = entry->findChild<QLineEdit*>();
        line->end(false);
        QTest::keyClicks(entry, "77");
        QCOMPARE(entry->text(), QString("204877"));
        QTest::keyClick(entry, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(entry->text(), QString("2048"));
        QCOMPARE(sliders().input().shape.n, 2048); // the window's undo did not get the key
        QTest::keyClick(entry, Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(entry->text(), QString("204877"));
        QTest::keyClick(entry, Qt::Key_Z, Qt::ControlModifier);
        QTest::keyClick(entry, Qt::Key_Z, Qt::ControlModifier); // nothing typed is left: now it is the window's
        QCOMPARE(sliders().input().shape.n, 1024);
        QCOMPARE(entry->text(), QString("1024"));
    }

    void bothCeilingsAreOneStep()
    {
        auto* slider = focused<LogSlider>("bandwidthSlider");
        QTest::keyClick(slider, Qt::Key_Right);
        QTest::keyClick(focused<LogSlider>("computeSlider"), Qt::Key_Right);
        const ModelInput moved = sliders().input();
        QTest::mouseClick(window().findChild<QPushButton*>("useCeilingsButton"), Qt::LeftButton);
        QVERIFY(sliders().input() == m_atStart);
        QCOMPARE(steps(), 3);
        QCOMPARE(action("undoAction")->text(), QString("&Undo change of both ceilings"));
        undo();
        QVERIFY(sliders().input() == moved);
    }

    void aSessionThatMovesTheRatesIsOneStepAndStaysOnScreen()
    {
        auto* cards = focused<QComboBox>("cardChoice");
        QTest::keyClick(cards, Qt::Key_Down);
        const Session shown = m_explorer->screen().session();
        QVERIFY(sliders().input().roof != m_atStart.roof);
        QCOMPARE(steps(), 1);
        undo();
        QVERIFY(sliders().input() == m_atStart);
        QVERIFY(m_explorer->screen().session() == shown);
    }

    void aPrecisionIsOneStepWithItsRate()
    {
        show(std::get<Session>(readSessionFile(SCALED_SESSION)));
        const ModelInput single = sliders().input();
        const double line = peakOf("fma_fp32");
        choosePrecision("precision_fma_fp64");
        QCOMPARE(precision(), std::string("fma_fp64"));
        QCOMPARE(sliders().input().roof.peak.value(), peakOf("fma_fp64"));
        QCOMPARE(steps(), 1);
        QCOMPARE(action("undoAction")->text(), QString("&Undo change of precision"));
        undo();
        QCOMPARE(precision(), std::string("fma_fp32"));
        QVERIFY(sliders().input() == single);
        QCOMPARE(m_explorer->screen().roof()->peak.value(), line);
        QVERIFY(menuAction("precision_fma_fp32")->isChecked());
        QTest::keyClick(&window(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(precision(), std::string("fma_fp64"));
        QCOMPARE(sliders().input().roof.peak.value(), peakOf("fma_fp64"));
        QVERIFY(menuAction("precision_fma_fp64")->isChecked());
    }

    void twoPrecisionsAreTwoSteps()
    {
        show(std::get<Session>(readSessionFile(SCALED_SESSION)));
        choosePrecision("precision_fma_fp64");
        choosePrecision("precision_fma_fp16x2");
        QTest::keyClick(focused<LogSlider>("computeSlider"), Qt::Key_Right);
        QCOMPARE(steps(), 3);
        undo();
        QCOMPARE(precision(), std::string("fma_fp16x2"));
        QCOMPARE(sliders().input().roof.peak.value(), peakOf("fma_fp16x2"));
        undo();
        QCOMPARE(precision(), std::string("fma_fp64"));
        QCOMPARE(sliders().input().roof.peak.value(), peakOf("fma_fp64"));
    }

    void otherLinesOfTheSameRoofAreNoStep()
    {
        show(std::get<Session>(readSessionFile(SCALED_SESSION)));
        menuAction("ceiling_dram_read")->trigger();
        menuAction("theoryAction")->trigger();
        QCOMPARE(steps(), 0);
    }

    void afterAnUndonePrecisionTheSlidersGoOnFollowing()
    {
        show(std::get<Session>(readSessionFile(SCALED_SESSION)));
        choosePrecision("precision_fma_fp64");
        undo();
        show(std::get<Session>(readNamedSession("tesla-t4")));
        QVERIFY(sliders().input().roof == *m_explorer->screen().roof());
    }

    void aFilesViewIsOneStepWithItsCeilings()
    {
        Session session = std::get<Session>(readSessionFile(SCALED_SESSION));
        session.view = SessionView{};
        session.view->n = 300;
        session.view->precision = "fma_fp64";
        m_explorer->showOpened("viewed.json", session);
        QCOMPARE(sliders().input().shape.n, 300);
        QCOMPARE(precision(), std::string("fma_fp64"));
        QCOMPARE(steps(), 1);
        undo();
        QVERIFY(sliders().input() == m_atStart);
        QCOMPARE(precision(), std::string("fma_fp32"));
    }

    void aResetIsOneStep()
    {
        auto* slider = focused<LogSlider>("sizeSlider");
        QTest::keyClick(slider, Qt::Key_End);
        const QPoint groove(slider->width() / 4, slider->height() / 2);
        QTest::mouseClick(slider, Qt::LeftButton, {}, groove); // goes there
        QVERIFY(sliders().input().shape.n < 1024);
        QTest::mouseDClick(slider, Qt::LeftButton, {}, groove); // and the second click resets
        QCOMPARE(sliders().input().shape.n, 1024);
        QCOMPARE(steps(), 2);
        undo();
        QCOMPARE(sliders().input().shape.n, 65536);
    }

    void theHistoryIsLimited()
    {
        for (int i = 0; i < 1200; ++i) {
            m_explorer->history().beginStep();
            sliders().setSize(100 + i);
        }
        QVERIFY(steps() < 1000);
        QVERIFY(steps() > 100);
        undo();
        QCOMPARE(sliders().input().shape.n, 1298);
    }

private:
    MainWindow& window() { return m_explorer->window(); }
    ExplorerState& sliders() { return m_explorer->sliders(); }
    QAction* action(const char* name)
    {
        for (QAction* action : window().actions())
            if (action->objectName() == QLatin1String(name))
                return action;
        return nullptr;
    }
    /// As after a start with it: nothing to undo.
    void show(const Session& session)
    {
        m_explorer->showOpened("shown.json", session);
        m_explorer->history().clear();
    }
    QAction* menuAction(const char* name) { return m_explorer->ceilings().findChild<QAction*>(name); }
    std::string precision() { return m_explorer->screen().ceilings().precision; }
    double peakOf(const char* id) { return flatOf(m_explorer->screen().session(), id)->rate.value(); }
    /// In the menu, by hand.
    void choosePrecision(const char* name)
    {
        auto* menu = window().findChild<QMenu*>("precisionMenu");
        menu->popup(window().mapToGlobal(QPoint(50, 50)));
        QVERIFY(menu->isVisible());
        QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(menuAction(name)).center());
        QVERIFY(menu->isHidden());
    }
    int steps() { return m_explorer->history().stack().count(); }
    QTimer* strokePause() { return m_explorer->history().findChild<QTimer*>("strokePause"); }
    void rest()
    {
        strokePause()->start(0);
        QTRY_VERIFY(!strokePause()->isActive());
        strokePause()->setInterval(std::chrono::hours(1));
    }
    void undo() { QTest::keyClick(&window(), Qt::Key_Z, Qt::ControlModifier); }

    template <class Widget>
    Widget* focused(const char* name)
    {
        auto* widget = window().findChild<Widget*>(name);
        widget->setFocus(Qt::TabFocusReason);
        return widget;
    }

    static void roll(QWidget* widget, int eighths)
    {
        const QPointF at = widget->rect().center();
        QWheelEvent event(at, widget->mapToGlobal(at), {}, QPoint(0, eighths), Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(widget, &event);
    }

    std::unique_ptr<Explorer> m_explorer;
    ModelInput m_atStart;
};

} // namespace roofline::window

QTEST_MAIN(roofline::window::SettingHistoryTest)
#include "setting_history_test.moc"
