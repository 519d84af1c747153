// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTableView>
#include <QTest>
#include <QToolButton>

#include "app/window/measuring/measuring_bar.h"
#include "app/window/measuring/measuring_client.h"
#include "app/window/measuring/measuring_flow.h"
#include "app/window/notice/elided_label.h"
#include "app/window/notice/notice_line.h"
#include "app/window/state/explorer_state.h"
#include "app/window/state/session_state.h"
#include "app/window/table/results_view.h"
#include "tests/support/made_up_run.h"
#include "tests/window/support/fake_place.h"

namespace roofline::window {

namespace {

constexpr int longEnough = 20'000;

/// The measuring row and the table, over a fake, with a recorded card on screen.
class Desk {
public:
    explicit Desk(const QString& mode)
        : fake(mode),
          client(fake.place, limitsFor(mode)),
          bar(cards),
          flow(bar, cards, client, screen, explorer),
          table(&screen),
          ended(&client, &MeasuringClient::ended)
    {
        recorded = made_up::session();
        recorded.device.name = "Recorded card";
        recorded.created = "2020-01-02T03:04:05Z";
        flow.showCard(recordedCard("recorded-card", recorded));
        bar.resize(1200, 60);
        bar.show();
        table.show();
        bar.activateWindow();
    }

    template <class Widget>
    Widget* find(const char* name)
    {
        return bar.findChild<Widget*>(QString::fromLatin1(name));
    }
    void click(const char* button) { QTest::mouseClick(find<QPushButton>(button), Qt::LeftButton); }
    /// Chooses as a person does: opens the list with the keyboard, goes to the entry, takes it.
    void choose(const QString& title)
    {
        auto* box = find<QComboBox>("cardChoice");
        const int row = box->findText(title);
        QVERIFY2(row >= 0, qPrintable(title));
        box->setFocus();
        const int steps = row - box->currentIndex();
        for (int i = 0; i < qAbs(steps); ++i)
            QTest::keyClick(box, steps > 0 ? Qt::Key_Down : Qt::Key_Up);
        QCOMPARE(box->currentText(), title);
    }
    QString chosen() { return find<QComboBox>("cardChoice")->currentText(); }
    QString status() { return find<ElidedLabel>("measuringStatus")->text(); }
    int tableRows() { return table.findChild<QTableView*>("resultsTable")->model()->rowCount(); }
    bool waitForEnd(int count = 1)
    {
        return QTest::qWaitFor([&] { return ended.count() >= count; }, longEnough);
    }
    void listDevices()
    {
        QSignalSpy known(&flow, &MeasuringFlow::devicesKnown);
        client.listDevices();
        QVERIFY(known.wait(longEnough));
    }

    FakePlace fake;
    ExplorerState explorer;
    SessionState screen;
    CardList cards;
    MeasuringClient client;
    MeasuringBar bar;
    MeasuringFlow flow;
    ResultsView table;
    QSignalSpy ended;
    Session recorded;
};

const QString recordedTitle = "Recorded card, recorded 2020-01-02";
const QString deviceTitle = "Made-up processor, the fake";

} // namespace

class MeasuringFlowTest : public QObject {
    Q_OBJECT

private slots:
    void startsWithTheRecordedCardOnScreen()
    {
        Desk desk("answers");
        QCOMPARE(desk.chosen(), recordedTitle);
        QVERIFY(desk.screen.session() == desk.recorded);
        QVERIFY(desk.find<QPushButton>("measureButton")->isEnabled());
        QVERIFY(!desk.find<QPushButton>("cancelButton")->isEnabled());
        QVERIFY(desk.find<QPushButton>("useCeilingsButton")->isEnabled());
        QVERIFY(!desk.bar.notice().isVisible());
    }

    void listsTheDevicesAndKeepsTheScreen()
    {
        Desk desk("answers");
        desk.listDevices();
        QCOMPARE(desk.find<QComboBox>("cardChoice")->count(), 2);
        QCOMPARE(desk.chosen(), recordedTitle);
        QVERIFY(desk.screen.session() == desk.recorded);
        QVERIFY(desk.find<QPushButton>("measureButton")->toolTip().contains(deviceTitle));
        QCOMPARE(desk.status(), QString("no card")); // the whole would be cut
        QCOMPARE(desk.find<ElidedLabel>("measuringStatus")->toolTip(), QString("no card: this is a stand-in"));
        desk.bar.setSlim(true); // a class is shown another card
        QCOMPARE(desk.status(), QString());
        desk.bar.setSlim(false);
        QCOMPARE(desk.status(), QString("no card"));
    }

    void aNoticeMovesNothing()
    {
        Desk desk("answers");
        const int before = desk.bar.sizeHint().height();
        desk.bar.notice().showInfo("Exported to a file");
        QCOMPARE(desk.bar.sizeHint().height(), before);
        auto* line = new QLabel("a line");
        desk.bar.addLine(line);
        QCOMPARE(desk.bar.sizeHint().height(), before);
        desk.bar.notice().hide();
        QCOMPARE(desk.bar.sizeHint().height(), before);
        const int button = desk.find<QPushButton>("measureButton")->sizeHint().height();
        QVERIFY2(before < 2 * button, "an empty row stands under the buttons");
    }

    void measuresAtOneClickPointByPoint()
    {
        Desk desk("answers");
        desk.listDevices();
        QSignalSpy grew(&desk.screen, &SessionState::grew);
        desk.click("measureButton");
        QVERIFY(!desk.find<QPushButton>("measureButton")->isEnabled());
        QVERIFY(desk.find<QPushButton>("cancelButton")->isEnabled());
        QVERIFY(desk.waitForEnd());
        QCOMPARE(desk.chosen(), deviceTitle);
        QCOMPARE(grew.count(), 2 + 5 + 1); // each ceiling, each kernel, the ending
        QVERIFY(desk.screen.session().kernels == made_up::kernels());
        QVERIFY(!desk.screen.session().isPartial);
        QCOMPARE(desk.tableRows(), 5);
        QCOMPARE(desk.status(), QString("Measured, results: 7"));
        QVERIFY(desk.find<QPushButton>("measureButton")->isEnabled());
        QVERIFY(!desk.find<QPushButton>("cancelButton")->isEnabled());
    }

    void keepsTheRoofUpWhereThatIsTicked()
    {
        Desk desk("answers");
        desk.listDevices();
        auto* options = desk.find<QToolButton>("measureOptions");
        auto* menu = options->findChild<QMenu*>("measureOptionsMenu");
        options->setFocus();
        QTest::keyClick(options, Qt::Key_Space);
        QTRY_VERIFY_WITH_TIMEOUT(menu->isVisible(), longEnough);
        QTest::keyClick(menu, Qt::Key_S);
        desk.click("measureButton");
        QVERIFY(!options->isEnabled());
        QVERIFY(desk.waitForEnd());
        const CeilingMeasurement& last = desk.screen.session().ceilings.back();
        QCOMPARE(last.id, std::string("copy_sustained"));
        QCOMPARE(last.sustained->count(), 30.0);
        const QString line = desk.table.findChild<QLabel*>("resultsCeilings")->text();
        QVERIFY2(line.contains("sustained 30 s: 90.0 GB/s (± 1.0 % of 3, 1200 MHz, 70 W"), qPrintable(line));
        QVERIFY2(line.contains("copy, read and written: 100.0 GB/s"), qPrintable(line));
    }

    void measuresBeforeAnyDeviceIsKnown()
    {
        Desk desk("answers");
        desk.click("measureButton");
        QVERIFY(desk.waitForEnd());
        QCOMPARE(desk.chosen(), deviceTitle);
        QCOMPARE(desk.tableRows(), 5);
    }

    void measuresAndCancelsByKey_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<int>("modifier");
        QTest::newRow("F5") << int(Qt::Key_F5) << int(Qt::NoModifier);
        QTest::newRow("Ctrl+M") << int(Qt::Key_M) << int(Qt::ControlModifier);
        QTest::newRow("Alt+M") << int(Qt::Key_M) << int(Qt::AltModifier);
    }
    void measuresAndCancelsByKey()
    {
        QFETCH(int, key);
        QFETCH(int, modifier);
        Desk desk("waits");
        desk.listDevices();
        QVERIFY(QTest::qWaitForWindowActive(&desk.bar));
        QSignalSpy told(&desk.client, &MeasuringClient::told);
        QTest::keyClick(&desk.bar, Qt::Key(key), Qt::KeyboardModifier(modifier));
        QVERIFY(QTest::qWaitFor([&] { return told.count() == 2; }, longEnough));
        QCOMPARE(desk.find<QProgressBar>("measuringProgress")->text(),
                 QString("copy, read and written, float4: 1 of 7"));
        QTest::keyClick(&desk.bar, Qt::Key_Escape);
        QVERIFY(desk.waitForEnd());
        QCOMPARE(desk.status(), QString("Cancelled"));
    }

    void givesTheScreenBackWhereARunHasNoResult_data()
    {
        QTest::addColumn<QString>("mode");
        QTest::newRow("it fails at once") << "fails";
        QTest::newRow("it begins and hangs") << "hangs";
        QTest::newRow("it never greets") << "no-hello";
    }
    void givesTheScreenBackWhereARunHasNoResult()
    {
        QFETCH(QString, mode);
        Desk desk(mode);
        desk.flow.measure("cpu");
        QVERIFY(desk.waitForEnd());
        QCOMPARE(desk.chosen(), recordedTitle);
        QVERIFY(desk.screen.session() == desk.recorded);
        QVERIFY(desk.bar.notice().isVisible());
        QVERIFY(desk.bar.notice().isError());
        QCOMPARE(desk.status(), QString("Failed"));
    }

    void saysThatAChosenDeviceIsNotWhatIsOnScreen()
    {
        Desk desk("answers");
        desk.client.listDevices();
        QTRY_VERIFY_WITH_TIMEOUT(desk.find<QComboBox>("cardChoice")->findText(deviceTitle) >= 0, longEnough);
        desk.choose(deviceTitle);
        QCOMPARE(desk.screen.session().device.name, std::string("Recorded card"));
        QCOMPARE(desk.status(), QString("Not measured yet"));
        QCOMPARE(desk.find<ElidedLabel>("measuringStatus")->toolTip(),
                 QString("Not measured yet: on screen is still Recorded card, until you Measure"));
    }

    void keepsWhatWasMeasuredBeforeTheFailure()
    {
        Desk desk("dies");
        desk.listDevices();
        desk.click("measureButton");
        QVERIFY(desk.waitForEnd());
        QCOMPARE(desk.chosen(), deviceTitle);
        QCOMPARE(desk.screen.session().ceilings.size(), std::size_t(1));
        QVERIFY(desk.screen.session().isPartial);
        QVERIFY(desk.bar.notice().sentence().contains("ended by a signal"));
        QCOMPARE(desk.status(), QString("Failed, results kept: 1"));
        desk.choose(recordedTitle);
        QVERIFY(desk.screen.session() == desk.recorded);
        desk.choose(deviceTitle);
        QCOMPARE(desk.screen.session().ceilings.size(), std::size_t(1));
    }

    void namesTheResultsThatFailedTheirCheck()
    {
        Desk desk("wrong-answer");
        desk.flow.measure("cpu");
        QVERIFY(desk.waitForEnd());
        QVERIFY(desk.bar.notice().isError());
        QVERIFY(desk.bar.notice().sentence().contains("matmul, tiled 16"));
        QVERIFY(!desk.bar.notice().sentence().contains("vector add"));
    }

    void showsAnotherCardDuringARunAndTheRunAgain()
    {
        Desk desk("waits");
        desk.listDevices();
        desk.click("measureButton");
        QTRY_COMPARE_WITH_TIMEOUT(desk.chosen(), deviceTitle, longEnough);
        desk.choose(recordedTitle);
        QVERIFY(desk.screen.session() == desk.recorded);
        desk.choose(deviceTitle);
        QCOMPARE(desk.screen.session().device.name, std::string("Made-up processor"));
        desk.choose(recordedTitle);
        desk.click("cancelButton");
        QVERIFY(desk.waitForEnd());
        QVERIFY(desk.screen.session() == desk.recorded); // the run ended behind it, and changed nothing
        QCOMPARE(desk.chosen(), recordedTitle);
    }

    void setsBothRatesToTheMeasuredCeilings()
    {
        Desk desk("answers");
        QSignalSpy changed(&desk.explorer, &ExplorerState::changed);
        desk.click("useCeilingsButton");
        QCOMPARE(changed.count(), 1);
        QVERIFY(qFuzzyCompare(desk.explorer.input().roof.bandwidth.value(), 100e9));
        QVERIFY(qFuzzyCompare(desk.explorer.input().roof.peak.value(), 1000e9));
        desk.screen.replace(Session());
        QVERIFY(!desk.find<QPushButton>("useCeilingsButton")->isEnabled());
    }

    void ratesFollowTheScreenUntilOneIsMoved()
    {
        Desk desk("answers");
        Session faster = desk.recorded;
        faster.ceilings.front().best.traffic = faster.ceilings.front().best.traffic * 3.0;
        const double rate = faster.ceilings.front().bandwidth().value();
        const auto sliders = [&] { return desk.explorer.input().roof.bandwidth.value(); };

        const double before = sliders();
        desk.screen.replace(faster);
        QCOMPARE(sliders(), before); // they did not stand on ceilings
        desk.click("useCeilingsButton");
        QCOMPARE(sliders(), rate);
        desk.screen.replace(desk.recorded);
        QVERIFY(qFuzzyCompare(sliders(), rate / 3.0));
        desk.screen.replace(Session()); // a run begins: no ceilings yet
        QVERIFY(qFuzzyCompare(sliders(), rate / 3.0));
        desk.screen.replace(faster);
        QCOMPARE(sliders(), rate);
        desk.explorer.setBandwidth(Bandwidth(5e9)); // by hand
        desk.screen.replace(desk.recorded);
        QCOMPARE(sliders(), 5e9);
    }

    void closesANotice()
    {
        Desk desk("fails");
        desk.flow.measure("cpu");
        QVERIFY(desk.waitForEnd());
        QCOMPARE(desk.bar.notice().sentence(), QString("no room on the device: choose the plan quick"));
        QTest::mouseClick(desk.bar.findChild<QWidget*>("noticeClose"), Qt::LeftButton);
        QVERIFY(!desk.bar.notice().isVisible());
    }
};

} // namespace roofline::window

QTEST_MAIN(roofline::window::MeasuringFlowTest)
#include "measuring_flow_test.moc"
