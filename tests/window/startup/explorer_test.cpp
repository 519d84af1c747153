// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// All parts together: the first start, files, and what is on screen when something goes wrong.
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDropEvent>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QUrl>

#include "app/window/notice/notice_line.h"
#include "app/window/startup/explorer.h"
#include "core/quantity/units.h"
#include "core/session/named_session.h"
#include "tests/support/made_up_run.h"
#include "tests/window/support/fake_place.h"
#include "tests/window/support/text_faults.h"

namespace roofline::window {

namespace {

constexpr int longEnough = 20'000;

struct Program {
    explicit Program(const QString& mode = "answers") : fake(mode), explorer(fake.place)
    {
        explorer.window().show();
        explorer.window().activateWindow();
    }
    QString file(const char* name, const QByteArray& text) const
    {
        QFile written(folder.filePath(QString::fromLatin1(name)));
        written.open(QIODevice::WriteOnly);
        written.write(text);
        return written.fileName();
    }
    QString chosenCard() { return explorer.window().findChild<QComboBox*>("cardChoice")->currentText(); }

    FakePlace fake;
    Explorer explorer;
    QTemporaryDir folder;
};

} // namespace

class ExplorerTest : public QObject {
    Q_OBJECT

private slots:
    void startsWithTheT4AndTheSlidersOnItsCeilings()
    {
        Program program;
        QCOMPARE(program.explorer.screen().session().device.name, std::string("Tesla T4"));
        QCOMPARE(program.chosenCard(), QString("Tesla T4, recorded 2026-08-30"));
        const Roof roof = program.explorer.sliders().input().roof;
        QVERIFY(qAbs(inGigabytesPerSecond(roof.bandwidth) - 244.5) < 0.05);
        QVERIFY(qAbs(inGigaflopsPerSecond(roof.peak) - 8092.1) < 0.05);
        QVERIFY(program.fake.processIds().isEmpty()); // nothing is started behind anyone's back
    }

    void fitsASmallScreen()
    {
        Program program;
        program.explorer.window().resize(800, 600);
        QCOMPARE(program.explorer.window().size(), QSize(800, 600));
    }

    void nothingIsCoveredInASmallWindow()
    {
        for (const QSize size : {QSize(800, 600), QSize(1024, 600), QSize(1280, 800)})
            for (const char* card : {"tesla-t4", "nvidia-h200"}) {
                Program program;
                auto& window = program.explorer.window();
                const auto* results = window.findChild<QWidget*>("resultsView");
                program.explorer.showOpened(card, std::get<Session>(readNamedSession(card)));
                window.resize(size);
                window.show();
                for (int turn = 0; turn < 4; ++turn) // layouts that follow from other layouts
                    QCoreApplication::processEvents();
                QCOMPARE(window.size(), size);
                for (const char* chart : {"rooflineChart", "crossoverChart"}) {
                    const QStringList over = textFaults(*window.findChild<QWidget*>(chart)).filter("overlap:");
                    QVERIFY2(over.isEmpty(), qPrintable(over.join('\n')));
                }
                for (const char* name : {"controlArea", "verdictArea"}) {
                    const auto* area = window.findChild<QScrollArea*>(name);
                    QVERIFY(area->viewport()->width() >= area->widget()->minimumSizeHint().width());
                }
                int top = 0;
                for (const char* name : {"resultsDevice", "resultsCeilings", "resultsTable", "resultsNotesArea"}) {
                    const QRect place = window.findChild<QWidget*>(name)->geometry();
                    QVERIFY2(place.top() >= top && place.bottom() < results->height(),
                             qPrintable(QString("%1 at %2×%3").arg(name).arg(size.width()).arg(size.height())));
                    top = place.bottom() + 1;
                }
            }
    }

    void isLeftByAKey()
    {
        Program program;
        auto& window = program.explorer.window();
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QTest::keyClick(&window, Qt::Key_Q, Qt::ControlModifier);
        QVERIFY(!window.isVisible());
    }

    void showsWhatIsOpenedAndComesBack()
    {
        Program program;
        const QString path = program.file("mine.json", QByteArray::fromStdString(sessionToJson(made_up::session())));
        program.explorer.files().open(path);
        QTRY_COMPARE_WITH_TIMEOUT(program.chosenCard(), QString("Made-up processor, from mine.json"), longEnough);
        QCOMPARE(program.explorer.screen().session().device.name, std::string("Made-up processor"));
        auto* cards = program.explorer.window().findChild<QComboBox*>("cardChoice");
        cards->setFocus();
        QTest::keyClick(cards, Qt::Key_Home);
        QCOMPARE(program.explorer.screen().session().device.name, std::string("Tesla T4"));
    }

    void showsARecordedCardAsTheOneOfTheList()
    {
        Program program;
        auto* cards = program.explorer.window().findChild<QComboBox*>("cardChoice");
        const int count = cards->count();
        const auto read = readNamedSession("nvidia-h200");
        QVERIFY(std::holds_alternative<Session>(read));
        program.explorer.showOpened("nvidia-h200", std::get<Session>(read));
        QCOMPARE(program.chosenCard(), QString("NVIDIA H200, recorded 2026-11-30"));
        QCOMPARE(cards->count(), count);
        QCOMPARE(program.explorer.screen().session().device.name, std::string("NVIDIA H200"));
    }

    void opensAndSavesFromTheMenu()
    {
        Program program;
        auto* menu = program.explorer.window().findChild<QMenu*>("sessionMenu");
        QVERIFY(menu->actions().size() >= 2);
        QMenuBar* bar = program.explorer.window().menuBar();
        QTest::mouseClick(bar, Qt::LeftButton, {}, bar->actionGeometry(menu->menuAction()).center());
        QTRY_VERIFY(menu->isVisible());
        QTest::keyClick(menu, Qt::Key_O);
        QTRY_VERIFY(program.explorer.window().findChild<QDialog*>("openSessionDialog"));
        menu->actions().at(1)->trigger();
        QTRY_VERIFY(program.explorer.window().findChild<QDialog*>("saveSessionDialog"));
    }

    void keepsTheScreenWhereAFileIsBad()
    {
        Program program;
        const Session before = program.explorer.screen().session();
        const QString path = program.file("bad.json", "{\"format\": \"roofline-session\", \"version\": 99}");
        program.explorer.files().open(path);
        NoticeLine& notice = program.explorer.bar().notice();
        QTRY_VERIFY_WITH_TIMEOUT(notice.isVisible(), longEnough);
        QVERIFY(notice.isError());
        QVERIFY2(notice.sentence().contains(path), qPrintable(notice.sentence()));
        QVERIFY(program.explorer.screen().session() == before);
        QCOMPARE(program.chosenCard(), QString("Tesla T4, recorded 2026-08-30"));
    }

    void opensWhatIsDroppedOnAnyPartOfTheWindow()
    {
        Program program;
        QVERIFY(QTest::qWaitForWindowExposed(&program.explorer.window()));
        QMimeData data;
        const QString path = program.file("dropped.json", QByteArray::fromStdString(sessionToJson(made_up::session())));
        data.setUrls({QUrl::fromLocalFile(path)});
        QWindow* window = program.explorer.window().windowHandle();
        const QRect all = program.explorer.window().rect();
        for (const QPoint& place : {all.center(), QPoint(all.center().x(), all.bottom() - 60), QPoint(60, 200)}) {
            QSignalSpy opened(&program.explorer.files(), &SessionFiles::opened);
            QDragEnterEvent enter(place, Qt::CopyAction, &data, Qt::LeftButton, {});
            QApplication::sendEvent(window, &enter);
            QDropEvent drop(place, Qt::CopyAction, &data, Qt::LeftButton, {});
            QApplication::sendEvent(window, &drop);
            QVERIFY(opened.wait(longEnough));
        }
    }

    void keepsARunGoingWhileAFileIsOpened()
    {
        Program program("waits");
        QSignalSpy told(&program.explorer.client(), &MeasuringClient::told);
        QSignalSpy ended(&program.explorer.client(), &MeasuringClient::ended);
        program.explorer.flow().measure("cpu");
        QTRY_COMPARE_WITH_TIMEOUT(told.count(), 2, longEnough);
        Session session = made_up::session();
        session.device.name = "From a file";
        const QString path = program.file("other.json", QByteArray::fromStdString(sessionToJson(session)));
        program.explorer.files().open(path);
        QTRY_COMPARE_WITH_TIMEOUT(program.chosenCard(), QString("From a file, from other.json"), longEnough);
        QVERIFY(program.explorer.client().isMeasuring());
        QTest::mouseClick(program.explorer.window().findChild<QPushButton*>("cancelButton"), Qt::LeftButton);
        QVERIFY(ended.wait(longEnough));
        QCOMPARE(program.explorer.screen().session().device.name, std::string("From a file"));
    }

    void saysWhereItSaved()
    {
        Program program;
        program.explorer.files().save(program.folder.filePath("saved.json"));
        NoticeLine& notice = program.explorer.bar().notice();
        QTRY_VERIFY_WITH_TIMEOUT(notice.isVisible(), longEnough);
        QVERIFY(!notice.isError());
        QVERIFY(notice.sentence().contains("saved.json"));
    }
};

} // namespace roofline::window

QTEST_MAIN(roofline::window::ExplorerTest)
#include "explorer_test.moc"
