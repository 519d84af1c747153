// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QScreen>
#include <QAbstractItemView>
#include <QSignalSpy>
#include <QTest>

#include "app/window/measuring/card_choice.h"
#include "app/window/measuring/card_list.h"
#include "app/window/measuring/measuring_client.h"
#include "app/window/text/device_words.h"
#include "tests/support/made_up_run.h"
#include "tests/window/support/fake_place.h"
#include "tests/window/support/text_recorder.h"

namespace roofline::window {

namespace {

constexpr int longEnough = 20'000;

} // namespace

class CardListTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void tellsEqualCardsApart()
    {
        CardList cards;
        const QAbstractItemModelTester tester(&cards, QAbstractItemModelTester::FailureReportingMode::QtTest);
        cards.setDevices(made_up::equalCards(), "here");
        QCOMPARE(cards.card(0).title, QString("X 1 (0), here"));
        QCOMPARE(cards.card(1).title, QString("X 1 (1), here"));
        QCOMPARE(cards.card(2).title, QString("X 2, here"));
        const auto said = [&](int row, int role) { return cards.index(row).data(role).toString(); };
        QCOMPARE(said(0, CardList::identityRole), QString("cuda:0 · GPU-11111111 · PCI 0000:01:00.0 · 16.00 GiB"));
        QCOMPARE(said(1, CardList::identityRole), QString("cuda:1 · GPU-99999999 · PCI 0000:81:00.0 · 16.00 GiB"));
        QCOMPARE(said(1, CardList::stateRole),
                 QString("other processes: 3 · display: no · ECC: on · MIG slice: no · on battery: no"));
        QVERIFY(said(1, Qt::ToolTipRole).contains("UUID: GPU-99999999-2222-3333-4444-555555555555"));
        QVERIFY(said(1, Qt::AccessibleDescriptionRole).contains("PCI bus: 0000:81:00.0"));
    }

    void aPlaceWithoutATitleLeavesNoComma()
    {
        CardList cards;
        cards.setDevices({made_up::device()}, {});
        QCOMPARE(cards.card(0).title, QString("Made-up processor"));
    }

    void whatCannotBeReadIsSaidEachOnItsOwn()
    {
        const DeviceFacts slice = made_up::equalCards().back();
        QCOMPARE(DeviceWords::identity(slice), QString("cuda:2 · UUID n/a · PCI n/a"));
        QCOMPARE(DeviceWords::state(slice),
                 QString("other processes: n/a · display: n/a · ECC: n/a · MIG slice: yes · on battery: n/a"));
        DeviceFacts processor = made_up::device(); // which has neither UUID nor ECC
        processor.isOnBattery = true;
        QCOMPARE(DeviceWords::identity(processor), QString("cpu"));
        QCOMPARE(DeviceWords::state(processor), QString("on battery: yes"));
    }

    void aRunsOwnFactsKeepTheNumber()
    {
        CardList cards;
        cards.setDevices(made_up::equalCards(), "here");
        DeviceFacts fresh = made_up::equalCards()[1];
        fresh.otherProcesses = 0;
        cards.setDevices({fresh}, "here"); // as a run that begins does
        QCOMPARE(cards.rowCount(), 3);
        QCOMPARE(cards.card(1).title, QString("X 1 (1), here"));
        QVERIFY(cards.index(1).data(CardList::stateRole).toString().startsWith("other processes: 0"));
    }

    void aCardThatIsNoDeviceHasNoFacts()
    {
        CardList cards;
        cards.put(recordedCard("id", made_up::session()));
        QVERIFY(cards.index(0).data(CardList::identityRole).toString().isEmpty());
        QCOMPARE(cards.index(0).data(Qt::ToolTipRole).toString(), cards.card(0).title);
    }

    void theOpenListShowsAllOfIt()
    {
        CardList cards;
        CardChoice choice(cards);
        choice.show();
        cards.setDevices(made_up::equalCards(), "here");
        choice.setCurrentIndex(1);
        QVERIFY(choice.toolTip().contains("GPU-99999999-2222"));
        QVERIFY(choice.accessibleDescription().contains("other processes: 3"));
        QTest::mouseClick(&choice, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(choice.view()->isVisible(), longEnough);
        const QFontMetrics metrics = choice.view()->fontMetrics();
        const QRect row = choice.view()->visualRect(cards.index(1));
        QVERIFY(row.height() >= 3 * metrics.height());
        QVERIFY(row.width() >= metrics.horizontalAdvance(cards.index(1).data(CardList::stateRole).toString()));
        choice.hidePopup();
    }

    void aLongTitleIsShortenedInTheMiddle()
    {
        CardList cards;
        Session session = made_up::session();
        session.device.name = "A Card of a Very Long Name with a Cooler";
        cards.put(openedCard("/tmp/session_of_the_department.json", session));
        CardChoice choice(cards);
        choice.setCurrentIndex(0);
        const QString whole = "A Card of a Very Long Name with a Cooler, from session_of_the_department.json";
        choice.resize(1200, choice.sizeHint().height());
        QCOMPARE(choice.shownTitle(), whole);
        for (const int width : {260, 130, 110}) {
            choice.resize(width, choice.sizeHint().height());
            const QString shown = choice.shownTitle();
            QVERIFY2(shown.contains(QChar(0x2026)) && shown.startsWith("A") && shown.endsWith("n"), qPrintable(shown));
            const std::vector<RecordedText> painted = recordTexts(choice);
            QCOMPARE(painted.size(), std::size_t(1));
            QCOMPARE(painted.front().text, shown);
            QVERIFY(!painted.front().isCut);
        }
        QVERIFY(choice.toolTip().startsWith(whole + "\n\n"));
        QCOMPARE(choice.toolTip().count(whole), 1);
        QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(&choice);
        QCOMPARE(spoken->text(QAccessible::Value), whole);
    }

    void theOpenListShortensWhatNoScreenHolds()
    {
        CardList cards;
        Session session = made_up::session();
        session.device.name = std::string(400, 'x');
        cards.put(recordedCard("long", session));
        CardChoice choice(cards);
        choice.show();
        choice.showPopup();
        QVERIFY(choice.view()->minimumWidth() <= choice.screen()->availableGeometry().width());
        for (const RecordedText& text : recordTexts(*choice.view()))
            QVERIFY2(!text.isCut && text.text.contains(QChar(0x2026)), qPrintable(text.text));
        choice.hidePopup();
    }

    void twoPlacesMeasureAtOnce()
    {
        const FakePlace one("answers");
        const FakePlace other("answers");
        MeasuringClient first(one.place, limitsFor("answers"));
        MeasuringClient second(other.place, limitsFor("answers"));
        QSignalSpy firstEnded(&first, &MeasuringClient::ended);
        QSignalSpy secondEnded(&second, &MeasuringClient::ended);
        first.measure("cuda:0", PlanKind::Quick);
        second.measure("cuda:1", PlanKind::Quick);
        QTRY_COMPARE_WITH_TIMEOUT(firstEnded.count() + secondEnded.count(), 2, longEnough);
        for (const QSignalSpy* ended : {&firstEnded, &secondEnded})
            QVERIFY(std::holds_alternative<Completed>(ended->at(0).at(1).value<Ending>()));
    }
};

} // namespace roofline::window

QTEST_MAIN(roofline::window::CardListTest)
#include "card_list_test.moc"
