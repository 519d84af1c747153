// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTest>

#include "app/window/measuring/measuring_client.h"
#include "tests/support/made_up_run.h"
#include "tests/window/support/fake_place.h"

#include <memory>
#include <variant>

namespace roofline::window {

namespace {

constexpr int longEnough = 20'000; ///< for signals that are sure to come, on a machine that does much else

/// A client of the fake, and all that it told.
struct Bench {
    explicit Bench(const QString& mode) : Bench(mode, limitsFor(mode)) {}
    Bench(const QString& mode, const MeasuringLimits& limits)
        : fake(mode),
          client(std::make_unique<MeasuringClient>(fake.place, limits)),
          ended(client.get(), &MeasuringClient::ended),
          told(client.get(), &MeasuringClient::told),
          listed(client.get(), &MeasuringClient::devicesListed),
          placeFailed(client.get(), &MeasuringClient::placeFailed)
    {}

    std::uint64_t measure() const { return client->measure("cpu", PlanKind::Quick); }
    bool waitForEnd(int count = 1)
    {
        return QTest::qWaitFor([&] { return ended.count() >= count; }, longEnough);
    }
    bool waitForTold(int count)
    {
        return QTest::qWaitFor([&] { return told.count() >= count; }, longEnough);
    }
    Ending ending(int index = 0) const { return ended.at(index).at(1).value<Ending>(); }
    std::uint64_t endedRun(int index = 0) const { return ended.at(index).at(0).value<std::uint64_t>(); }
    QString failure(int index = 0) const
    {
        const Ending one = ending(index);
        const auto* failed = std::get_if<Failed>(&one);
        return failed == nullptr ? QString() : QString::fromStdString(failed->message);
    }
    std::vector<RunEvent> events() const
    {
        std::vector<RunEvent> all;
        for (const QList<QVariant>& one : told)
            all.push_back(one.at(1).value<RunEvent>());
        return all;
    }

    FakePlace fake;
    std::unique_ptr<MeasuringClient> client;
    QSignalSpy ended, told, listed, placeFailed;
};

} // namespace

class MeasuringClientTest : public QObject {
    Q_OBJECT

private slots:
    void listsDevices()
    {
        Bench bench("answers");
        bench.client->listDevices();
        QVERIFY(bench.listed.wait(longEnough));
        const auto devices = bench.listed.at(0).at(0).value<std::vector<DeviceFacts>>();
        QCOMPARE(devices.size(), std::size_t(1));
        QVERIFY(devices.front() == made_up::device());
        QCOMPARE(bench.listed.at(0).at(1).toStringList(), QStringList("no card: this is a stand-in"));
        QCOMPARE(bench.placeFailed.count(), 0);
    }

    void tellsARunAsItWas_data()
    {
        QTest::addColumn<QString>("mode");
        QTest::newRow("plain") << "answers";
        QTest::newRow("after a login shell's greeting") << "chatty-login";
        QTest::newRow("among lines of a run that nobody asked for") << "stale";
    }
    void tellsARunAsItWas()
    {
        QFETCH(QString, mode);
        Bench bench(mode);
        const std::uint64_t run = bench.measure();
        QVERIFY(bench.client->isMeasuring());
        QVERIFY(bench.waitForEnd());
        QVERIFY(!bench.client->isMeasuring());
        QCOMPARE(bench.endedRun(), run);
        QVERIFY(std::holds_alternative<Completed>(bench.ending()));
        QVERIFY(bench.events() == made_up::events());
        for (const QList<QVariant>& one : bench.told)
            QCOMPARE(one.at(0).value<std::uint64_t>(), run);
        QCOMPARE(bench.ended.count(), 1);
    }

    void measuresAgainWithTheSameChild()
    {
        Bench bench("answers");
        bench.measure();
        QVERIFY(bench.waitForEnd());
        bench.measure();
        QVERIFY(bench.waitForEnd(2));
        QVERIFY(bench.endedRun(0) != bench.endedRun(1));
        QCOMPARE(bench.fake.processIds().size(), 1);
    }

    void refusesASecondRunAndGoesOnWithTheFirst()
    {
        Bench bench("waits");
        const std::uint64_t first = bench.measure();
        const std::uint64_t second = bench.measure();
        QCOMPARE(bench.ended.count(), 0); // never from inside measure()
        QVERIFY(bench.waitForEnd());
        QCOMPARE(bench.endedRun(0), second);
        QVERIFY(bench.failure().contains("already"));
        QVERIFY(bench.client->isMeasuring());
        bench.client->cancel();
        QVERIFY(bench.waitForEnd(2));
        QCOMPARE(bench.endedRun(1), first);
        QVERIFY(std::holds_alternative<Cancelled>(bench.ending(1)));
    }

    void cancelsAChildThatAnswersAndKeepsIt()
    {
        Bench bench("waits");
        bench.measure();
        QVERIFY(bench.waitForTold(2));
        bench.client->cancel();
        bench.client->cancel();
        QVERIFY(bench.waitForEnd());
        QVERIFY(std::holds_alternative<Cancelled>(bench.ending()));
        bench.measure();
        QVERIFY(bench.waitForTold(4));
        QCOMPARE(bench.fake.processIds().size(), 1);
        QCOMPARE(bench.ended.count(), 1);
    }

    void cancelsAChildThatDoesNotAnswer_data()
    {
        QTest::addColumn<QString>("mode");
        QTest::newRow("it hangs") << "hangs";
        QTest::newRow("it ignores the end of its input and SIGTERM") << "stubborn";
        QTest::newRow("it hides behind a wrapper") << "wrapper";
        QTest::newRow("it floods") << "floods";
    }
    void cancelsAChildThatDoesNotAnswer()
    {
        QFETCH(QString, mode);
        MeasuringLimits limits = limitsFor(mode);
        limits.betweenLines = MeasuringLimits::Milliseconds(longEnough);
        limits.eventsOfRun = 1'000'000;
        Bench bench(mode, limits);
        bench.measure();
        QVERIFY(bench.waitForTold(2));
        bench.client->cancel();
        QVERIFY(bench.waitForEnd());
        QVERIFY(std::holds_alternative<Cancelled>(bench.ending()));
        QTRY_VERIFY(bench.fake.areAllGone());
        QCOMPARE(bench.ended.count(), 1);
    }

    void cancelsBeforeTheChildIsReady()
    {
        Bench bench("no-hello");
        bench.measure();
        QTRY_COMPARE(bench.fake.processIds().size(), 1);
        bench.client->cancel();
        QVERIFY(bench.waitForEnd());
        QVERIFY(std::holds_alternative<Cancelled>(bench.ending()));
        QTRY_VERIFY(bench.fake.areAllGone());
    }

    void failsInOneLineAndStartsAfresh_data()
    {
        QTest::addColumn<QString>("mode");
        QTest::addColumn<QString>("says");
        QTest::newRow("killed in mid-run") << "dies"
                                           << "ended by a signal";
        QTest::newRow("ends in mid-run") << "quits"
                                         << "exit status 3";
        QTest::newRow("says garbage") << "garbage"
                                      << "not understood";
        QTest::newRow("ends in the middle of a line") << "half-line"
                                                      << "in the middle of a line";
        QTest::newRow("never ends a line") << "endless"
                                           << "far more";
        QTest::newRow("never ends a run") << "floods"
                                          << "far more";
        QTest::newRow("speaks another protocol") << "wrong-protocol"
                                                 << "protocol";
        QTest::newRow("never greets") << "no-hello"
                                      << "did not get ready within 0.3 s";
        QTest::newRow("says nothing more") << "hangs"
                                           << "said nothing for 0.3 s";
        QTest::newRow("says nothing more and will not go") << "stubborn"
                                                           << "said nothing for 0.3 s";
        QTest::newRow("is not let in") << "denied"
                                       << "It said: Permission denied (publickey).";
        QTest::newRow("does not understand") << "refuses"
                                             << "what is that?";
    }
    void failsInOneLineAndStartsAfresh()
    {
        QFETCH(QString, mode);
        QFETCH(QString, says);
        Bench bench(mode);
        bench.measure();
        QVERIFY(bench.waitForEnd());
        QVERIFY2(bench.failure().contains(says), qPrintable(bench.failure()));
        QVERIFY(!bench.failure().contains('\n'));
        QVERIFY(bench.failure().size() < 400);
        QTRY_VERIFY(bench.fake.areAllGone());
        bench.measure();
        QVERIFY(bench.waitForEnd(2));
        QVERIFY2(bench.failure(1).contains(says), qPrintable(bench.failure(1)));
        QCOMPARE(bench.fake.processIds().size(), 2);
        QCOMPARE(bench.ended.count(), 2);
    }

    void passesOnWhyARunFailedAndKeepsTheChild()
    {
        Bench bench("fails");
        bench.measure();
        QVERIFY(bench.waitForEnd());
        QCOMPARE(bench.failure(), QString("no room on the device: choose the plan quick"));
        bench.measure();
        QVERIFY(bench.waitForEnd(2));
        QCOMPARE(bench.fake.processIds().size(), 1);
    }

    void replacesAChildWhoseCardIsLost()
    {
        Bench bench("unusable");
        bench.measure();
        QVERIFY(bench.waitForEnd());
        QCOMPARE(bench.failure(), QString("the card is lost"));
        bench.measure();
        QVERIFY(bench.waitForEnd(2));
        QCOMPARE(bench.fake.processIds().size(), 2);
    }

    void doesNotTakeALongRunForSilence()
    {
        MeasuringLimits limits = limitsFor("slow");
        limits.betweenLines = MeasuringLimits::Milliseconds(1000);
        Bench bench("slow", limits); // 1.2 s of lines, and a limit of 1 s between two
        bench.measure();
        QVERIFY(bench.waitForEnd());
        QVERIFY2(std::holds_alternative<Completed>(bench.ending()), qPrintable(bench.failure()));
    }

    void saysWhenTheDevicesCannotBeListed_data()
    {
        QTest::addColumn<QString>("mode");
        QTest::addColumn<QString>("says");
        QTest::newRow("no greeting") << "no-hello"
                                     << "did not get ready";
        QTest::newRow("no answer") << "hangs-on-devices"
                                   << "said nothing for 0.3 s";
        QTest::newRow("not let in") << "denied"
                                    << "Permission denied";
    }
    void saysWhenTheDevicesCannotBeListed()
    {
        QFETCH(QString, mode);
        QFETCH(QString, says);
        Bench bench(mode);
        bench.client->listDevices();
        QVERIFY(bench.placeFailed.wait(longEnough));
        QVERIFY(bench.placeFailed.at(0).at(0).toString().contains(says));
        QCOMPARE(bench.placeFailed.count(), 1);
        QTRY_VERIFY(bench.fake.areAllGone());
    }

    void aListThatCameDoesNotHurryWhatIsTimed()
    {
        MeasuringLimits limits = limitsFor("live-after-list");
        limits.devices = MeasuringLimits::Milliseconds(300); // the answer comes 0.9 s after the list
        Bench bench("live-after-list", limits);
        QSignalSpy timed(bench.client.get(), &MeasuringClient::timed);
        QSignalSpy failed(bench.client.get(), &MeasuringClient::timingFailed);
        bench.client->timeNow("cpu", {"matmul_tiled", 64, 16});
        QVERIFY(timed.wait(longEnough));
        bench.client->timeNow("cpu", {"matmul_tiled", 128, 16});
        bench.client->listDevices();
        QVERIFY(QTest::qWaitFor([&] { return timed.count() == 2 || failed.count() > 0; }, longEnough));
        QVERIFY2(failed.isEmpty(), failed.isEmpty() ? "" : qPrintable(failed.at(0).at(0).toString()));
        QCOMPARE(bench.listed.count(), 1);
    }

    void saysWhenThereIsNoSuchProgram()
    {
        const Place nowhere{{"/no/such/program", "serve"}, "/no/such/program serve", "nowhere", true};
        MeasuringClient client(nowhere);
        QSignalSpy ended(&client, &MeasuringClient::ended);
        client.measure("cpu", PlanKind::Quick);
        QVERIFY(ended.wait(longEnough));
        const auto ending = ended.at(0).at(1).value<Ending>();
        const QString message = QString::fromStdString(std::get<Failed>(ending).message);
        QVERIFY2(message.contains("/no/such/program") && message.contains("--place"), qPrintable(message));
    }

    void leavesNoProcess_data()
    {
        QTest::addColumn<QString>("mode");
        for (const char* mode : {"waits", "hangs", "stubborn", "wrapper", "orphans", "floods", "endless", "no-hello"})
            QTest::newRow(mode) << mode;
    }
    void leavesNoProcess()
    {
        QFETCH(QString, mode);
        MeasuringLimits limits = limitsFor(mode);
        limits.betweenLines = MeasuringLimits::Milliseconds(longEnough);
        limits.eventsOfRun = 1'000'000;
        limits.lineBytes = std::size_t(1) << 30;
        Bench bench(mode, limits);
        bench.measure();
        QTRY_VERIFY(!bench.fake.processIds().isEmpty());
        if (mode != "no-hello")
            QVERIFY(bench.waitForTold(2));
        bench.client.reset();
        QTRY_VERIFY(bench.fake.areAllGone());
    }
};

} // namespace roofline::window

QTEST_GUILESS_MAIN(roofline::window::MeasuringClientTest)
#include "measuring_client_test.moc"
