// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Timing live over a stand-in that answers well or badly: the button, the line, the point, and who is left behind.
#include <QComboBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include "app/window/live/live_flow.h"
#include "app/window/live/live_read_out.h"
#include "app/window/measuring/measuring_bar.h"
#include "app/window/measuring/measuring_client.h"
#include "app/window/measuring/measuring_flow.h"
#include "app/window/notice/notice_line.h"
#include "app/window/state/explorer_state.h"
#include "app/window/state/session_state.h"
#include "core/quantity/units.h"
#include "tests/support/made_up_run.h"
#include "tests/window/support/fake_place.h"

#include <vector>

namespace roofline::window {

namespace {

constexpr int longEnough = 20'000;

using Point = std::optional<LivePoint>;

/// The measuring row over a fake whose device is chosen.
class Desk {
public:
    explicit Desk(const QString& mode)
        : fake(mode),
          client(fake.place, limitsFor(mode)),
          bar(cards),
          flow(bar, cards, client, screen, explorer),
          live(bar, cards, client, explorer),
          moved(&live, &LiveFlow::pointMoved)
    {
        flow.showCard(recordedCard("recorded-card", made_up::session()));
        bar.resize(1200, 60);
        bar.show();
        bar.activateWindow();
        QSignalSpy known(&flow, &MeasuringFlow::devicesKnown);
        client.listDevices();
        known.wait(longEnough);
        choose(cards.rowOf(deviceKey("cpu")));
    }

    /// As a person does: from the list, by keyboard.
    void choose(int row)
    {
        auto* box = bar.findChild<QComboBox*>("cardChoice");
        box->setFocus();
        while (box->currentIndex() != row)
            QTest::keyClick(box, box->currentIndex() < row ? Qt::Key_Down : Qt::Key_Up);
    }
    QPushButton* button() { return bar.findChild<QPushButton*>("liveButton"); }
    LiveReadOut* line() { return bar.findChild<LiveReadOut*>("liveReadOut"); }
    QString sentence() { return line()->sentence(); }
    void switchOn() { QTest::mouseClick(button(), Qt::LeftButton); }
    Point point() const { return moved.isEmpty() ? Point() : moved.last().at(0).value<Point>(); }
    /// Sizes of all points so far, without those that were taken away.
    std::vector<std::int64_t> sizes() const
    {
        std::vector<std::int64_t> all;
        for (const QList<QVariant>& one : moved)
            if (const auto some = one.at(0).value<Point>())
                all.push_back(some->n);
        return all;
    }
    bool waitForSize(std::int64_t n)
    {
        return QTest::qWaitFor([&] { return point() && point()->n == n; }, longEnough);
    }
    bool waitForSentence(const QString& part)
    {
        return QTest::qWaitFor([&] { return sentence().contains(part); }, longEnough);
    }

    FakePlace fake;
    ExplorerState explorer;
    SessionState screen;
    CardList cards;
    MeasuringClient client;
    MeasuringBar bar;
    MeasuringFlow flow;
    LiveFlow live;
    QSignalSpy moved;
};

} // namespace

class LiveFlowTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void isThereForADeviceOfThePlaceAlone()
    {
        Desk desk("answers");
        QVERIFY(desk.button()->isEnabled());
        QVERIFY(!desk.line()->isVisible());
        desk.switchOn();
        QVERIFY(desk.line()->isVisible());
        QVERIFY(desk.waitForSize(1024));
        desk.choose(desk.cards.rowOf(recordedKey("recorded-card")));
        QVERIFY(!desk.button()->isEnabled());
        QVERIFY(!desk.button()->isChecked());
        QVERIFY(desk.button()->toolTip().contains("choose one"));
        QVERIFY(!desk.line()->isVisible());
        QVERIFY(!desk.point());
    }

    void isSwitchedByKeyboard()
    {
        Desk desk("answers");
        QVERIFY(QTest::qWaitForWindowActive(&desk.bar));
        QTest::keyClick(&desk.bar, Qt::Key_I, Qt::AltModifier);
        QVERIFY(desk.waitForSize(1024)); // the button is pressed for a moment first
        QVERIFY(desk.button()->isChecked());
        desk.button()->setFocus();
        QTest::keyClick(desk.button(), Qt::Key_Space);
        QVERIFY(!desk.button()->isChecked());
        QVERIFY(!desk.point());
    }

    void saysWhatWasTimed()
    {
        Desk desk("answers");
        desk.explorer.setSize(512);
        desk.switchOn();
        QVERIFY(desk.waitForSize(512));
        QCOMPARE(desk.point()->tile, 16);
        for (const char* part :
             {"N 512, T 16", "2.684 ms", "(± 1.0 % of 3)", "100 GFLOP/s", "no ceiling yet", "answer checked"})
            QVERIFY2(desk.sentence().contains(part), qPrintable(desk.sentence()));
        QCOMPARE(desk.line()->accessibleDescription(), desk.sentence());
        desk.explorer.setTile(1);
        QVERIFY(desk.waitForSentence("N 512, untiled"));
        QCOMPARE(desk.point()->kernel.id, std::string("matmul_naive"));
    }

    void theNewestOfManyIsAskedNext()
    {
        Desk desk("answers");
        desk.switchOn();
        QVERIFY(desk.waitForSize(1024));
        for (qint64 n = 101; n <= 120; ++n)
            desk.explorer.setSize(n); // faster than any device
        QVERIFY(desk.waitForSize(120));
        QCOMPARE(desk.sizes(), (std::vector<std::int64_t>{1024, 101, 120}));
    }

    void ratesAreNoQuestion()
    {
        Desk desk("answers");
        desk.switchOn();
        QVERIFY(desk.waitForSize(1024));
        desk.explorer.setBandwidth(gigabytesPerSecond(7.0));
        desk.explorer.setSize(64);
        QVERIFY(desk.waitForSize(64));
        QCOMPARE(desk.sizes(), (std::vector<std::int64_t>{1024, 64}));
    }

    void answersToOtherTicketsAreDropped()
    {
        Desk desk("live-stale");
        desk.switchOn();
        QVERIFY(desk.waitForSize(1024));
        desk.explorer.setSize(512);
        QVERIFY(desk.waitForSize(512));
        QCOMPARE(desk.sizes(), (std::vector<std::int64_t>{1024, 512}));
        QVERIFY2(desk.sentence().contains("2.684 ms"), qPrintable(desk.sentence()));
    }

    void whatTheDeviceDoesNotOfferIsSaidInTheLine()
    {
        Desk desk("live-refuses");
        desk.explorer.setTile(12);
        desk.switchOn();
        QVERIFY(desk.waitForSentence("N 1024, T 12: the model only; no such tile here"));
        QVERIFY(!desk.point());
        QVERIFY(!desk.bar.notice().isVisible());
        desk.explorer.setTile(16);
        QVERIFY(desk.waitForSentence("N 1024, T 16"));
        QVERIFY(desk.point());
        desk.explorer.setElementBytes(8);
        QVERIFY(desk.sentence().contains("float32"));
        QVERIFY(!desk.point());
    }

    void aWrongAnswerHasNoNumber()
    {
        Desk desk("live-wrong");
        desk.switchOn();
        QVERIFY(desk.waitForSentence("the answer was wrong"));
        QVERIFY2(!desk.sentence().contains("ms"), qPrintable(desk.sentence()));
        QVERIFY(!desk.point());
        QVERIFY(desk.button()->isChecked());
    }

    void endsWithItsPlace_data()
    {
        QTest::addColumn<QString>("mode");
        QTest::addColumn<QString>("said");
        QTest::newRow("the child dies") << "live-dies"
                                        << "ended by a signal";
        QTest::newRow("it keeps silent") << "live-hangs"
                                         << "said nothing";
        QTest::newRow("the card is lost") << "live-unusable"
                                          << "the card is lost";
    }
    void endsWithItsPlace()
    {
        QFETCH(QString, mode);
        QFETCH(QString, said);
        Desk desk(mode);
        desk.switchOn();
        QTRY_VERIFY_WITH_TIMEOUT(!desk.button()->isChecked(), longEnough);
        QVERIFY(desk.bar.notice().isError());
        QVERIFY2(desk.bar.notice().sentence().contains(said), qPrintable(desk.bar.notice().sentence()));
        QVERIFY(!desk.line()->isVisible());
        QVERIFY(!desk.point());
        QTRY_VERIFY_WITH_TIMEOUT(desk.fake.areAllGone(), longEnough);
        QVERIFY(desk.button()->isEnabled()); // another try is one click away
    }

    void offLetsTheDeviceGo()
    {
        Desk desk("answers");
        desk.switchOn();
        QVERIFY(desk.waitForSize(1024));
        QVERIFY(!desk.fake.areAllGone());
        desk.switchOn(); // off
        QTRY_VERIFY_WITH_TIMEOUT(desk.fake.areAllGone(), longEnough);
        desk.switchOn();
        QVERIFY(desk.waitForSize(1024)); // a new child
        QCOMPARE(desk.fake.processIds().size(), 2);
    }

    void closingLeavesNothing()
    {
        QList<qint64> processes;
        {
            Desk desk("live-hangs");
            desk.switchOn();
            processes = desk.fake.processIds();
        }
        QVERIFY(!processes.isEmpty());
        for (const qint64 id : processes)
            QVERIFY(isGone(id));
    }

    void aMeasurementPausesIt()
    {
        Desk desk("waits");
        desk.switchOn();
        QVERIFY(desk.waitForSize(1024));
        QTest::mouseClick(desk.bar.findChild<QPushButton*>("measureButton"), Qt::LeftButton);
        QVERIFY(!desk.button()->isEnabled());
        QVERIFY(desk.button()->isChecked());
        QVERIFY(desk.sentence().contains("until the measurement has ended"));
        QVERIFY(!desk.point());
        desk.explorer.setSize(256); // nothing is asked
        QTest::mouseClick(desk.bar.findChild<QPushButton*>("cancelButton"), Qt::LeftButton);
        QVERIFY(desk.waitForSize(256));
        QCOMPARE(desk.sizes(), (std::vector<std::int64_t>{1024, 256}));
        QVERIFY(desk.button()->isEnabled());
    }

    void aCeilingOfThisDeviceIsWhatItIsComparedWith()
    {
        Desk desk("answers");
        QSignalSpy ended(&desk.client, &MeasuringClient::ended);
        desk.flow.measure("cpu");
        QVERIFY(ended.wait(longEnough));
        desk.switchOn();
        QVERIFY(desk.waitForSize(1024));
        // 100 GFLOP/s of 3.969 FLOP/byte × 100 GB/s
        QVERIFY2(desk.sentence().contains("25.2 % of the bandwidth ceiling"), qPrintable(desk.sentence()));
    }

    void aSessionThatIsOpenedMeanwhileEndsIt()
    {
        Desk desk("answers");
        desk.switchOn();
        QVERIFY(desk.waitForSize(1024));
        desk.flow.showCard(openedCard("/tmp/other.json", made_up::session()));
        QVERIFY(!desk.button()->isChecked());
        QVERIFY(!desk.button()->isEnabled());
        QVERIFY(!desk.point());
        desk.explorer.setSize(512);
        QTRY_VERIFY_WITH_TIMEOUT(desk.fake.areAllGone(), longEnough);
        QVERIFY(!desk.point());
    }
};

} // namespace roofline::window

QTEST_MAIN(roofline::window::LiveFlowTest)
#include "live_flow_test.moc"
