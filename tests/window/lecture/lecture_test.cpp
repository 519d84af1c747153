// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Lecture mode as a lecturer uses it: by keys, by the button, with a clicker whatever has the focus, from a session.
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QMenuBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/window/controls/exact_entry.h"
#include "app/window/controls/log_slider.h"
#include "app/window/lecture/scenes.h"
#include "app/window/notice/notice_line.h"
#include "app/window/roofline/roofline_chart.h"
#include "app/window/startup/explorer.h"
#include "app/window/theme/picture_theme.h"
#include "core/session/named_session.h"
#include "tests/support/made_up_run.h"

#include <memory>
#include <variant>

namespace roofline::window {

class LectureTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        QLocale::setDefault(QLocale::c());
        m_explorer = std::make_unique<Explorer>(Place{{"no-such-program"}, "no-such-program", "nowhere"});
        window().show();
        QVERIFY(QTest::qWaitForWindowActive(&window()));
    }
    void cleanup()
    {
        m_explorer.reset();
        QApplication::setPalette(QPalette());
    }

    void ctrlLLeavesPicturesAndVerdict()
    {
        const double before = window().font().pointSizeF();
        const QColor paper = themeOf(window().palette()).paper;
        QTest::keyClick(&window(), Qt::Key_L, Qt::ControlModifier);
        QVERIFY(m_explorer->lecture().isOn());
        QVERIFY(qAbs(window().font().pointSizeF() - 1.6 * before) < 0.05);
        QTRY_VERIFY(themeOf(window().palette()).isContrast);
        for (const char* gone : {"controlArea", "verdictArea", "resultsView", "menuBar"})
            QVERIFY2(!widget(gone)->isVisible(), gone);
        for (const char* there : {"rooflineChart", "crossoverChart", "lectureVerdict", "lectureButton"})
            QVERIFY2(widget(there)->isVisible(), there);
        QCOMPARE(text("lectureVerdict"), "Memory sets the bound: 2.213 ms");
        QCOMPARE(text("lectureSetting"), "N 1024 · T 16 · 244.5 GB/s · 8.092 TFLOP/s");
        QVERIFY(widget("lectureVerdict")->font().pointSizeF() > 1.5 * window().font().pointSizeF());
        QTest::keyClick(&window(), Qt::Key_L, Qt::ControlModifier);
        QVERIFY(!m_explorer->lecture().isOn());
        QCOMPARE(window().font().pointSizeF(), before);
        QTRY_COMPARE(themeOf(window().palette()).paper, paper);
        for (const char* back : {"controlArea", "verdictArea", "resultsView", "menuBar"})
            QVERIFY2(widget(back)->isVisible(), back);
        QVERIFY(!widget("lectureVerdict")->isVisible());
    }

    void theButtonStaysReachable()
    {
        auto* button = window().findChild<QPushButton*>("lectureButton");
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(m_explorer->lecture().isOn());
        QVERIFY(button->isVisible() && button->isChecked());
        QVERIFY2(button->text().contains("End"), qPrintable(button->text()));
        button->setFocus();
        QTest::keyClick(button, Qt::Key_Space);
        QVERIFY(!m_explorer->lecture().isOn());
        QVERIFY(!button->isChecked());
    }

    void clickerKeysWorkWhateverHasTheFocus_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"sizeSlider", "sizeEntry", "trafficChoice", "measureButton", "cardChoice", ""})
            QTest::newRow(*name ? name : "nothing") << QString(name);
    }

    void clickerKeysWorkWhateverHasTheFocus()
    {
        QFETCH(QString, name);
        m_explorer->lecture().set(true);
        m_explorer->lecture().showScene(7); // the controls are there
        QWidget* target = name.isEmpty() ? &window() : window().findChild<QWidget*>(name);
        target->setFocus();
        QVERIFY(name.isEmpty() || target->hasFocus());
        const ModelInput before = m_explorer->sliders().input();
        press(target, Qt::Key_PageUp);
        QCOMPARE(m_explorer->lecture().scene(), 6);
        press(target, Qt::Key_PageDown);
        QCOMPARE(m_explorer->lecture().scene(), 7);
        QVERIFY(m_explorer->sliders().input() == before); // nothing else had the keys
        press(target, Qt::Key_B);
        QVERIFY(widget("blankScreen")->isVisible());
        QCOMPARE(widget("blankScreen")->size(), window().size());
        press(target, Qt::Key_PageUp); // any key brings it back, and does nothing else
        QVERIFY(!widget("blankScreen")->isVisible());
        QCOMPARE(m_explorer->lecture().scene(), 7);
        press(target, Qt::Key_F5);
        QCOMPARE(m_explorer->lecture().scene(), 0);
        QVERIFY(!m_explorer->client().isMeasuring()); // F5 measures, but not now
    }

    void withoutALectureTheKeysAreTheControls()
    {
        auto* slider = window().findChild<LogSlider*>("sizeSlider");
        slider->setFocus();
        QTest::keyClick(slider, Qt::Key_PageUp);
        QCOMPARE(m_explorer->sliders().input().shape.n, 4096);
        QTest::keyClick(slider, Qt::Key_B);
        QVERIFY(!widget("blankScreen")->isVisible());
    }

    void theScenesWalkThePointToTheRight()
    {
        m_explorer->sliders().setTraffic(Traffic::MatrixOnce);
        m_explorer->sliders().setTile(5);
        const ModelInput asFound = m_explorer->sliders().input();
        m_explorer->lecture().set(true);
        QVERIFY(m_explorer->sliders().input() == asFound);
        double intensity = 0.0;
        for (const qint64 tile : {1, 8, 16, 32}) {
            press(&window(), Qt::Key_PageDown);
            QCOMPARE(m_explorer->sliders().input().shape.tile, tile);
            QVERIFY(m_explorer->sliders().input().shape.traffic == Traffic::Tiled);
            QVERIFY(m_explorer->sliders().reading().intensity.value() > intensity);
            intensity = m_explorer->sliders().reading().intensity.value();
            QVERIFY(widget("rooflineChart")->isVisible());
            QVERIFY(!widget("crossoverChart")->isVisible());
        }
        press(&window(), Qt::Key_PageDown);
        QVERIFY(!widget("rooflineChart")->isVisible());
        QVERIFY(widget("crossoverChart")->isVisible());
        press(&window(), Qt::Key_PageDown);
        QVERIFY(widget("rooflineChart")->isVisible() && widget("crossoverChart")->isVisible());
        QVERIFY(!widget("controlArea")->isVisible());
        for (int i = 0; i < 3; ++i) // and no further than the last
            press(&window(), Qt::Key_PageDown);
        QVERIFY(widget("controlArea")->isVisible());
        QCOMPARE(text("lectureScene"), "8 of 8: try it");
        for (int i = 0; i < 10; ++i)
            press(&window(), Qt::Key_PageUp);
        QVERIFY(m_explorer->sliders().input() == asFound);
        QCOMPARE(text("lectureScene"), "1 of 8: as set");
    }

    void theTileOfASceneGoesWithTheLecture()
    {
        const ModelInput asFound = m_explorer->sliders().input();
        m_explorer->lecture().set(true);
        m_explorer->lecture().showScene(4);
        m_explorer->lecture().showScene(6);
        QCOMPARE(m_explorer->sliders().input().shape.tile, 32);
        m_explorer->lecture().set(false);
        QVERIFY(m_explorer->sliders().input() == asFound);
        QVERIFY(!m_explorer->history().stack().canUndo());
        m_explorer->lecture().set(true);
        m_explorer->lecture().showScene(2);
        m_explorer->sliders().setTile(64); // by hand: this one is meant
        m_explorer->lecture().set(false);
        QCOMPARE(m_explorer->sliders().input().shape.tile, 64);
    }

    void aLectureIsNoPartOfTheHistory()
    {
        m_explorer->sliders().setSize(4096);
        const ModelInput asFound = m_explorer->sliders().input();
        const int steps = m_explorer->history().stack().count();
        press(&window(), Qt::Key_L, Qt::ControlModifier);
        for (int i = 0; i < 7; ++i)
            press(&window(), Qt::Key_PageDown);
        QCOMPARE(m_explorer->sliders().input().shape.tile, 32);
        press(&window(), Qt::Key_Z, Qt::ControlModifier); // a lecture has no undo: the heading and the values stay one
        QCOMPARE(m_explorer->sliders().input().shape.tile, 32);
        QCOMPARE(m_explorer->sliders().input().shape.n, 4096);
        press(&window(), Qt::Key_L, Qt::ControlModifier);
        QCOMPARE(m_explorer->history().stack().count(), steps);
        QVERIFY(m_explorer->sliders().input() == asFound);
        press(&window(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(m_explorer->sliders().input().shape.n, 1024);
        QCOMPARE(m_explorer->sliders().input().shape.tile, 16);
    }

    void whatWasSetInALectureIsOneStep()
    {
        const ModelInput asFound = m_explorer->sliders().input();
        m_explorer->lecture().set(true);
        m_explorer->lecture().showScene(7);
        for (const qint64 n : {300, 400, 500})
            m_explorer->sliders().setSize(n);
        m_explorer->lecture().set(false);
        QCOMPARE(m_explorer->history().stack().count(), 1);
        press(&window(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(m_explorer->sliders().input() == asFound);
    }

    void aHiddenPictureIsUpToDateWhenItComesBack()
    {
        m_explorer->lecture().set(true);
        m_explorer->lecture().showScene(5); // time against N alone
        m_explorer->sliders().setTile(32);
        m_explorer->lecture().showScene(6);
        QVERIFY2(widget("rooflineChart")->accessibleDescription().contains("T 32"),
                 qPrintable(widget("rooflineChart")->accessibleDescription()));
    }

    void aPointBlanksWhereItIsNoDecimalPoint()
    {
        m_explorer->lecture().set(true);
        m_explorer->lecture().showScene(7);
        auto* entry = window().findChild<ExactEntry*>("bandwidthEntry");
        entry->setFocus();
        entry->selectAll();
        QTest::keyClicks(entry, "1.5");
        QVERIFY(!widget("blankScreen")->isVisible());
        QCOMPARE(entry->text(), QString("1.5"));
        widget("sizeSlider")->setFocus();
        press(widget("sizeSlider"), Qt::Key_Period);
        QVERIFY(widget("blankScreen")->isVisible());
    }

    void noFrameStandsAroundAPicture()
    {
        auto* entry = window().findChild<QWidget*>("sizeEntry");
        entry->setFocus();
        m_explorer->lecture().set(true); // the entry is hidden
        for (int i = 0; i < 7; ++i) {
            QVERIFY(!widget("rooflineChart")->hasFocus());
            QVERIFY(!widget("crossoverChart")->hasFocus());
            press(QApplication::focusWidget(), Qt::Key_PageDown);
        }
        m_explorer->lecture().set(false);
        QVERIFY(entry->hasFocus());
    }

    void noFrameEitherWhereTheProgramBeginsSo()
    {
        Explorer explorer(Place{{"no-such-program"}, "no-such-program", "nowhere"});
        explorer.lecture().set(true);
        explorer.window().show();
        QVERIFY(QTest::qWaitForWindowActive(&explorer.window()));
        QVERIFY(!explorer.window().findChild<QWidget*>("rooflineChart")->hasFocus());
    }

    void fitsASmallProjector()
    {
        window().resize(800, 600);
        QCOMPARE(window().size(), QSize(800, 600));
        for (const char* card : {"tesla-t4", "nvidia-h200"}) { // before, all along and after it
            m_explorer->showOpened(card, std::get<Session>(readNamedSession(card)));
            QApplication::processEvents();
            m_explorer->lecture().set(true);
            for (std::size_t scene = 0; scene < Scenes::all().size(); ++scene) {
                QApplication::processEvents();
                QCOMPARE(window().size(), QSize(800, 600));
                press(&window(), Qt::Key_PageDown);
            }
            m_explorer->lecture().set(false);
            for (int turn = 0; turn < 4; ++turn)
                QApplication::processEvents();
            QCOMPARE(window().size(), QSize(800, 600));
        }
    }

    void theRacesKeysAreToldThatItIsNotThere()
    {
        m_explorer->lecture().set(true);
        press(&window(), Qt::Key_F9);
        QVERIFY(m_explorer->bar().notice().isVisible());
        QVERIFY(m_explorer->bar().notice().sentence().contains("lecture"));
    }

    void anOpenListKeepsItsKeys()
    {
        m_explorer->lecture().set(true);
        auto* cards = window().findChild<QComboBox*>("cardChoice");
        cards->showPopup();
        QTRY_VERIFY(QApplication::activePopupWidget());
        press(QApplication::activePopupWidget(), Qt::Key_PageDown);
        press(cards, Qt::Key_B);
        cards->hidePopup();
        QCOMPARE(m_explorer->lecture().scene(), 0);
        QVERIFY(!widget("blankScreen")->isVisible());
    }

    void aClickEndsTheBlankScreenToo()
    {
        m_explorer->lecture().set(true);
        press(&window(), Qt::Key_B);
        QTest::mouseClick(widget("blankScreen"), Qt::LeftButton);
        QVERIFY(!widget("blankScreen")->isVisible());
        press(&window(), Qt::Key_PageDown); // and the clicker knows of it
        QCOMPARE(m_explorer->lecture().scene(), 1);
        press(&window(), Qt::Key_B);
        m_explorer->lecture().set(false);
        QVERIFY(!widget("blankScreen")->isVisible());
    }

    void f11AndEscape()
    {
        auto* entry = window().findChild<ExactEntry*>("sizeEntry");
        QTest::keyClick(&window(), Qt::Key_F11);
        QTRY_VERIFY(window().isFullScreen());
        QTRY_VERIFY(m_explorer->fullScreen().action()->isChecked());
        entry->setFocus();
        entry->selectAll();
        QTest::keyClicks(entry, "77");
        QTest::keyClick(entry, Qt::Key_Escape); // the entry takes this one
        QCOMPARE(entry->text(), QString("1024"));
        QVERIFY(window().isFullScreen());
        QTest::keyClick(entry, Qt::Key_Escape);
        QTRY_VERIFY(!window().isFullScreen());
        QVERIFY(!m_explorer->fullScreen().action()->isChecked());
        QTest::keyClick(&window(), Qt::Key_F11);
        QTRY_VERIFY(window().isFullScreen());
        QTest::keyClick(&window(), Qt::Key_F11);
        QTRY_VERIFY(!window().isFullScreen());
    }

    void escapeLeavesFullScreenFromAnyControl()
    {
        for (const char* name : {"sizeSlider", "trafficChoice", "measureButton", "lectureButton", "cardChoice"}) {
            m_explorer->fullScreen().set(true);
            QTRY_VERIFY(window().isFullScreen());
            widget(name)->setFocus();
            QTest::keyClick(widget(name), Qt::Key_Escape);
            QTRY_VERIFY2(!window().isFullScreen(), name);
        }
    }

    void escapeEndsALectureAndTheFullScreen()
    {
        const ModelInput asFound = m_explorer->sliders().input();
        for (const bool isFull : {false, true}) {
            m_explorer->lecture().set(true);
            m_explorer->fullScreen().set(isFull);
            QTRY_COMPARE(window().isFullScreen(), isFull);
            press(&window(), Qt::Key_PageDown);
            press(QApplication::focusWidget(), Qt::Key_Escape);
            QVERIFY(!m_explorer->lecture().isOn());
            QTRY_VERIFY(!window().isFullScreen());
            QVERIFY(widget("sizeSlider")->isVisible());
            QVERIFY(!widget("lectureHeadline")->isVisible());
            QVERIFY(m_explorer->sliders().input() == asFound);
        }
    }

    void escapeTakesAZoomBackFirst()
    {
        RooflineChart& chart = window().roofline();
        m_explorer->lecture().set(true);
        chart.setFocus();
        press(&chart, Qt::Key_Plus);
        QVERIFY(chart.view());
        press(&chart, Qt::Key_Escape);
        QVERIFY(!chart.view());
        QVERIFY(m_explorer->lecture().isOn());
        press(&chart, Qt::Key_Plus);
        widget("lectureButton")->setFocus(); // the picture has lost the keys
        press(widget("lectureButton"), Qt::Key_Escape);
        QVERIFY(!chart.view());
        QVERIFY(m_explorer->lecture().isOn());
        press(widget("lectureButton"), Qt::Key_Escape);
        QVERIFY(!m_explorer->lecture().isOn());
    }

    void escapeHeldDownIsOneStep_data()
    {
        QTest::addColumn<QString>("focus");
        for (const char* name : {"rooflineChart", "lectureButton"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void escapeHeldDownIsOneStep()
    {
        QFETCH(QString, focus);
        RooflineChart& chart = window().roofline();
        m_explorer->lecture().set(true);
        press(&chart, Qt::Key_Plus);
        const std::optional<PictureRange> first = chart.view();
        chart.showView({{1.0, 2.0}, {1e11, 1e12}});
        auto* at = window().findChild<QWidget*>(focus);
        at->setFocus();
        press(at, Qt::Key_Escape);
        QVERIFY(chart.view() && chart.view()->intensity.to == first->intensity.to);
        for (int repeat = 0; repeat < 3; ++repeat) {
            QKeyEvent held(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier, QString(), true);
            QApplication::sendEvent(at, &held);
        }
        QVERIFY(chart.view());
        QVERIFY(m_explorer->lecture().isOn());
        press(at, Qt::Key_Escape, Qt::ControlModifier);
        QVERIFY(chart.view());
        QVERIFY(m_explorer->lecture().isOn());
        press(at, Qt::Key_Escape);
        QVERIFY(!chart.view());
    }

    void escapeLeavesTheZoomOfAPictureThatIsNotThere()
    {
        RooflineChart& chart = window().roofline();
        chart.setFocus();
        press(&chart, Qt::Key_Plus);
        m_explorer->lecture().set(true);
        m_explorer->lecture().showScene(5); // time against N alone
        press(&window(), Qt::Key_Escape);
        QVERIFY(!m_explorer->lecture().isOn());
        QVERIFY(chart.view());
    }

    void escapeOfABlankScreenOnlyBringsItBack()
    {
        m_explorer->lecture().set(true);
        press(&window(), Qt::Key_B);
        press(&window(), Qt::Key_Escape);
        QVERIFY(!widget("blankScreen")->isVisible());
        QVERIFY(m_explorer->lecture().isOn());
    }

    void escapeInAnEntryThrowsAwayWhatWasTypedFirst()
    {
        m_explorer->lecture().set(true);
        m_explorer->lecture().showScene(7); // with the controls
        auto* entry = window().findChild<ExactEntry*>("sizeEntry");
        entry->setFocus();
        QTest::keyClicks(entry, "77");
        press(entry, Qt::Key_Escape);
        QVERIFY(m_explorer->lecture().isOn());
        press(entry, Qt::Key_Escape);
        QVERIFY(!m_explorer->lecture().isOn());
    }

    void escapeOutsideALectureLeavesAZoomAlone()
    {
        RooflineChart& chart = window().roofline();
        chart.setFocus();
        press(&chart, Qt::Key_Plus);
        press(&window(), Qt::Key_Escape);
        QVERIFY(chart.view());
    }

    void aSessionBringsItsView()
    {
        Session session = made_up::session();
        session.view.emplace();
        session.view->isLecture = true;
        session.view->theme = "dark";
        session.view->n = 2048;
        session.view->tile = 8;
        m_explorer->showOpened("mine.json", session);
        QVERIFY(m_explorer->lecture().isOn());
        QCOMPARE(m_explorer->appearance().theme(), Theme::Dark);
        QTRY_VERIFY(themeOf(window().palette()).isDark);
        QCOMPARE(m_explorer->sliders().input().shape.n, 2048);
        QCOMPARE(m_explorer->sliders().input().shape.tile, 8);
        const auto measured = roofOf(session);
        QVERIFY(measured && m_explorer->sliders().input().roof == *measured); // of which the view says nothing
        session.view->isLecture = false;
        m_explorer->showOpened("mine.json", session);
        QVERIFY(!m_explorer->lecture().isOn());
    }

    void aViewThatIsOpenedWhileLecturingIsWhatTheLectureBeginsWith()
    {
        m_explorer->sliders().setTile(64);
        m_explorer->lecture().set(true);
        m_explorer->lecture().showScene(2);
        QCOMPARE(m_explorer->sliders().input().shape.tile, 8);
        Session session = made_up::session();
        session.view.emplace();
        session.view->n = 2048; // of the tile it says nothing: it is the one from before the scene
        m_explorer->showOpened("mine.json", session);
        QCOMPARE(m_explorer->lecture().scene(), 0);
        QCOMPARE(m_explorer->sliders().input().shape.tile, 64);
        session.view->tile = 4;
        m_explorer->showOpened("mine.json", session);
        QCOMPARE(m_explorer->sliders().input().shape.tile, 4);
        press(&window(), Qt::Key_PageDown);
        QCOMPARE(m_explorer->sliders().input().shape.tile, 1);
        press(&window(), Qt::Key_PageUp); // the first scene, with what the session brought
        QCOMPARE(m_explorer->sliders().input().shape.n, 2048);
        QCOMPARE(m_explorer->sliders().input().shape.tile, 4);
        press(&window(), Qt::Key_PageDown);
        m_explorer->lecture().set(false);
        QCOMPARE(m_explorer->sliders().input().shape.tile, 4);
    }

    void aViewThatEndsTheLectureHasItsOwnTile()
    {
        m_explorer->lecture().set(true);
        m_explorer->lecture().showScene(2);
        Session session = made_up::session();
        session.view.emplace();
        session.view->tile = 8; // the scene's, by chance
        session.view->isLecture = false;
        m_explorer->showOpened("mine.json", session);
        QVERIFY(!m_explorer->lecture().isOn());
        QCOMPARE(m_explorer->sliders().input().shape.tile, 8);
    }

    void aSessionIsSavedWithItsViewWhereThatIsWanted()
    {
        QTemporaryDir folder;
        const auto saved = [&] {
            QSignalSpy done(&m_explorer->files(), &SessionFiles::saved);
            m_explorer->files().save(folder.filePath("s.json"));
            if (done.count() == 0 && !done.wait(20'000))
                return std::optional<SessionView>();
            const auto read = readSessionFile(folder.filePath("s.json").toStdString());
            return std::get<Session>(read).view;
        };
        QVERIFY(!saved());
        m_explorer->sliders().setTile(32);
        m_explorer->lecture().set(true);
        QAction* keep = window().findChild<QAction*>("keepViewAction");
        keep->trigger();
        m_explorer->lecture().showScene(3); // its tile is not the lecturer's
        const auto view = saved();
        QVERIFY(view);
        QVERIFY(view->tile == 32 && view->isLecture == true);
        QVERIFY(!view->theme && !view->bandwidth); // as the desktop has it, as it was measured
        Session session = made_up::session();
        m_explorer->showOpened("plain.json", session);
        QVERIFY(!keep->isChecked()); // a session without a view is saved without one
    }

private:
    MainWindow& window() { return m_explorer->window(); }
    QWidget* widget(const char* name) { return window().findChild<QWidget*>(QString::fromLatin1(name)); }
    QString text(const char* name)
    {
        return window().findChild<QLabel*>(QString::fromLatin1(name))->text().replace(QChar::Nbsp, u' ');
    }
    static void press(QWidget* target, Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(target, key, modifiers);
    }

    std::unique_ptr<Explorer> m_explorer;
};

} // namespace roofline::window

QTEST_MAIN(roofline::window::LectureTest)
#include "lecture_test.moc"
