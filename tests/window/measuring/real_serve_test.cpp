// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The real `roofline serve` on this machine's processor: from the click to the table.
#include <QCoreApplication>
#include <QApplication>
#include <QComboBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

#include "app/window/live/live_read_out.h"
#include "app/window/measuring/measuring_client.h"
#include "app/window/startup/explorer.h"
#include "core/session/result_table.h"
#include "tests/window/support/processes.h"

#include <csignal>
#include <memory>
#include <variant>

namespace roofline::window {

namespace {

constexpr int longEnough = 110'000; ///< a sanitizer's run on a busy machine

Place realPlace() { return {{QStringLiteral(ROOFLINE), "serve"}, "roofline serve", "this machine", true}; }

/// The whole program, with the widgets that a person would use.
struct Program {
    Program() : explorer(std::make_unique<Explorer>(realPlace())), ended(&explorer->client(), &MeasuringClient::ended)
    {
        explorer->bar().setPlan(PlanKind::Quick);
        explorer->window().show();
    }
    void click(const char* button) const
    {
        QTest::mouseClick(explorer->window().findChild<QPushButton*>(QString::fromLatin1(button)), Qt::LeftButton);
    }
    QAbstractItemModel* table() const { return explorer->window().findChild<QTableView*>("resultsTable")->model(); }
    const Session& session() const { return explorer->screen().session(); }
    Ending ending() const { return ended.at(0).at(1).value<Ending>(); }

    std::unique_ptr<Explorer> explorer;
    QSignalSpy ended;
};

} // namespace

class RealServeTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void cleanup() { QVERIFY(childrenOf(QCoreApplication::applicationPid()).isEmpty()); }

    void listsTheProcessor()
    {
        MeasuringClient client(realPlace());
        QSignalSpy listed(&client, &MeasuringClient::devicesListed);
        client.listDevices();
        QVERIFY(listed.wait(longEnough));
        const auto devices = listed.at(0).at(0).value<std::vector<DeviceFacts>>();
        QVERIFY(std::any_of(devices.begin(), devices.end(), [](const DeviceFacts& d) { return d.id == "cpu"; }));
    }

    void measuresThePointsOfTheTable()
    {
        Program program;
        program.explorer->flow().measure("cpu");
        QSignalSpy grew(&program.explorer->screen(), &SessionState::grew);
        QVERIFY(program.ended.wait(longEnough));
        QVERIFY(std::holds_alternative<Completed>(program.ending()));
        QCOMPARE(program.session().device.id, std::string("cpu"));
        QVERIFY(roofOf(program.session()).has_value()); // other levels depend on what the system tells
        QCOMPARE(program.session().kernels.size(), std::size_t(5));
        // Each ceiling, both classic ones once more at the end, each kernel, and the end.
        QCOMPARE(grew.count(), static_cast<int>(program.session().ceilings.size()) + 2 + 5 + 1);
        const std::vector<ResultRow> rows = resultRows(program.session());
        QCOMPARE(program.table()->rowCount(), 5);
        for (int i = 0; i < 5; ++i) {
            const ResultRow& row = rows[static_cast<std::size_t>(i)];
            QCOMPARE(program.table()->index(i, 0).data().toString().toStdString(), row.kernel);
            QCOMPARE(program.table()->index(i, 2).data().toString().toStdString(), row.time);
            QCOMPARE(row.check, std::string("passed"));
        }
        QVERIFY(program.explorer->window().findChild<QPushButton*>("useCeilingsButton")->isEnabled());
    }

    void cancelsAndKeepsWhatWasMeasured()
    {
        Program program;
        program.explorer->flow().measure("cpu");
        QSignalSpy grew(&program.explorer->screen(), &SessionState::grew);
        QVERIFY(grew.wait(longEnough)); // the first ceiling
        program.click("cancelButton");
        QVERIFY(program.ended.wait(longEnough));
        QVERIFY(std::holds_alternative<Cancelled>(program.ending()));
        QVERIFY(program.session().isPartial);
        QVERIFY(!program.session().ceilings.empty());
        QVERIFY(program.session().kernels.size() < 5);
    }

    void survivesTheDeathOfTheChild()
    {
        Program program;
        program.explorer->flow().measure("cpu");
        QSignalSpy grew(&program.explorer->screen(), &SessionState::grew);
        QVERIFY(grew.wait(longEnough));
        const QList<qint64> children = childrenOf(QCoreApplication::applicationPid());
        QCOMPARE(children.size(), 1);
        ::kill(static_cast<pid_t>(children.first()), SIGKILL);
        QVERIFY(program.ended.wait(longEnough));
        QVERIFY(std::holds_alternative<Failed>(program.ending()));
        QVERIFY(!program.session().ceilings.empty());
    }

    void leavesNothingWhereTheWindowIsClosedInMidRun()
    {
        Program program;
        program.explorer->flow().measure("cpu");
        QSignalSpy told(&program.explorer->client(), &MeasuringClient::told);
        QVERIFY(told.wait(longEnough));
        const QList<qint64> children = childrenOf(QCoreApplication::applicationPid());
        QCOMPARE(children.size(), 1);
        program.explorer.reset();
        QVERIFY(isGone(children.first()));
    }

    void timesLiveWhileASliderMoves()
    {
        Program program;
        QSignalSpy known(&program.explorer->flow(), &MeasuringFlow::devicesKnown);
        program.explorer->client().listDevices();
        QVERIFY(known.wait(longEnough));
        auto* cards = program.explorer->window().findChild<QComboBox*>("cardChoice");
        cards->setFocus();
        QTest::keyClick(cards, Qt::Key_Home);
        program.click("liveButton");
        QSignalSpy moved(&program.explorer->live(), &LiveFlow::pointMoved);
        const auto isAt = [&](std::int64_t n) {
            const auto point =
                moved.isEmpty() ? std::optional<LivePoint>() : moved.last().at(0).value<std::optional<LivePoint>>();
            return point && point->n == n && point->kernel.check && point->kernel.check->passed;
        };
        for (const std::int64_t n : {32, 48, 100}) {
            program.explorer->sliders().setSize(n);
            QTRY_VERIFY_WITH_TIMEOUT(isAt(n), longEnough);
        }
        program.explorer->sliders().setSize(65536); // minutes
        auto* line = program.explorer->window().findChild<LiveReadOut*>("liveReadOut");
        QTRY_VERIFY_WITH_TIMEOUT(line->sentence().contains("the model only"), longEnough);
        program.click("liveButton");
        QTRY_VERIFY_WITH_TIMEOUT(childrenOf(QCoreApplication::applicationPid()).isEmpty(), longEnough);
    }

    void timesLiveByKeyboardAlone()
    {
        Program program;
        QWidget& window = program.explorer->window();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QSignalSpy known(&program.explorer->flow(), &MeasuringFlow::devicesKnown);
        program.explorer->client().listDevices();
        QVERIFY(known.wait(longEnough));
        program.explorer->sliders().setSize(64);
        const auto press = [&](Qt::Key key, Qt::KeyboardModifiers held = {}) {
            QTest::keyClick(QApplication::focusWidget() != nullptr ? QApplication::focusWidget() : &window, key, held);
        };
        QSignalSpy moved(&program.explorer->live(), &LiveFlow::pointMoved);
        const auto sizeNow = [&] {
            const auto point =
                moved.isEmpty() ? std::optional<LivePoint>() : moved.last().at(0).value<std::optional<LivePoint>>();
            return point ? point->n : 0;
        };
        press(Qt::Key_K, Qt::AltModifier); // the card
        press(Qt::Key_Home);
        press(Qt::Key_I, Qt::AltModifier); // live
        QTRY_COMPARE_WITH_TIMEOUT(sizeNow(), std::int64_t(64), longEnough);
        press(Qt::Key_N, Qt::AltModifier); // the size
        QTRY_VERIFY_WITH_TIMEOUT(QApplication::focusWidget()->objectName().startsWith("size"), longEnough);
        window.findChild<QWidget*>("sizeSlider")->setFocus(Qt::TabFocusReason);
        press(Qt::Key_Right);
        const std::int64_t next = program.explorer->sliders().input().shape.n;
        QVERIFY(next > 64);
        QTRY_COMPARE_WITH_TIMEOUT(sizeNow(), next, longEnough);
        press(Qt::Key_I, Qt::AltModifier);
        QTRY_VERIFY_WITH_TIMEOUT(childrenOf(QCoreApplication::applicationPid()).isEmpty(), longEnough);
    }

    void passesOnThatThereIsNoSuchDevice()
    {
        Program program;
        const Session before = program.session();
        program.explorer->flow().measure("cuda:99");
        QVERIFY(program.ended.wait(longEnough));
        const Ending ending = program.ending();
        QVERIFY(std::holds_alternative<Failed>(ending));
        QVERIFY(QString::fromStdString(std::get<Failed>(ending).message).contains("cuda:99"));
        QVERIFY(program.session() == before);
    }
};

} // namespace roofline::window

QTEST_MAIN(roofline::window::RealServeTest)
#include "real_serve_test.moc"
