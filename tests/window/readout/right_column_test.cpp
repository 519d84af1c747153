// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The right column in the window, as a person uses it: cards opened and closed, what moves with the sliders, what there is room
// for.
#include <QAbstractButton>
#include <QAccessible>
#include <QAction>
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

#include "app/window/flow/flow_box.h"
#include "app/window/flow/flow_view.h"
#include "app/window/labels/fitting_text.h"
#include "app/window/language/pseudo_translator.h"
#include "app/window/menus/window_menus.h"
#include "app/window/race/race_lanes.h"
#include "app/window/race/race_panel.h"
#include "app/window/readout/explanation_card.h"
#include "app/window/text/wording.h"
#include "core/quantity/units.h"
#include "tests/window/support/shown_window.h"
#include "tests/window/support/text_faults.h"

#include <memory>

using namespace roofline;
using namespace roofline::window;

namespace {

/// The rows of a window of 1280 × 800 that are left for the column beside menu, bar and table.
constexpr int columnHeight = 540;

std::vector<std::pair<QString, ModelInput>> settings()
{
    const Roof t4{gigabytesPerSecond(244.5), teraflopsPerSecond(8.092)};
    const Roof slow{gigabytesPerSecond(1000.0), teraflopsPerSecond(0.5)};
    return {{"tiled", {{1024, 16, 4, Traffic::Tiled}, t4}},
            {"untiled", {{65535, 1, 8, Traffic::Tiled}, t4}},
            {"once", {{1024, 16, 4, Traffic::MatrixOnce}, t4}},
            {"does not divide", {{1000, 16, 4, Traffic::Tiled}, t4}},
            {"compute", {{1024, 32, 4, Traffic::Tiled}, slow}},
            {"both", {{8, 16, 4, Traffic::MatrixOnce}, {Bandwidth(3e9), ComputeRate(4e9)}}}};
}

} // namespace

class RightColumnTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void everyPartOpensItsCard_data();
    void everyPartOpensItsCard();
    void escapeClosesTheCardThatIsRead();
    void escapeElsewhereIsLeftToCancel();
    void theDrawingStaysWhereItIs();
    void theCardFollowsTheSliders();
    void theRaceRestsBehindACard();
    void raceKeysBringTheRaceIntoSight();
    void assumptionsAreOneClickAway();
    void raceKeysWorkFromASlider();
    void tabFollowsTheEye();
    void nothingIsScrolledAtTheUsualSize();
    void theReasonTakesTheRoomThereIs();
    void textsAreWhole_data();
    void textsAreWhole();
    void speaksItsParts();

private:
    template <class Widget = QWidget>
    Widget* part(const char* name)
    {
        return m_shown->window.findChild<Widget*>(name);
    }
    void click(const char* button) { QTest::mouseClick(part(button), Qt::LeftButton); }
    bool isCardOpen() { return part("explanationCard")->isVisible(); }
    void settle();

    std::unique_ptr<ShownWindow> m_shown;
};

void RightColumnTest::init()
{
    QLocale::setDefault(QLocale::c());
    m_shown = std::make_unique<ShownWindow>();
    QVERIFY(m_shown->isActive);
}

void RightColumnTest::cleanup() { m_shown.reset(); }

void RightColumnTest::settle()
{
    for (int i = 0; i < 5; ++i)
        QCoreApplication::processEvents();
}

void RightColumnTest::everyPartOpensItsCard_data()
{
    QTest::addColumn<QByteArray>("box");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("says");
    QTest::newRow("global memory") << QByteArray("flowGlobalMemory") << "Global memory"
                                   << "coalesced";
    QTest::newRow("tile") << QByteArray("flowTile") << "Shared tile 16×16"
                          << "occupancy";
    QTest::newRow("arithmetic") << QByteArray("flowArithmetic") << "Arithmetic (FMA)"
                                << "2 FLOP";
    QTest::newRow("output") << QByteArray("flowOutput") << "Output C"
                            << "beta = 0";
}

void RightColumnTest::everyPartOpensItsCard()
{
    QFETCH(QByteArray, box);
    QFETCH(QString, title);
    QFETCH(QString, says);
    const auto textOfCard = [this] {
        QString all;
        for (const FittingText* label : part("explanationCard")->findChildren<FittingText*>("cardParagraph"))
            all += label->text() + u'\n';
        return all;
    };
    click(box.constData()); // by the mouse, and away by its button
    QVERIFY(isCardOpen());
    QCOMPARE(part<FittingText>("cardTitle")->text(), title);
    QVERIFY2(textOfCard().contains(says), qPrintable(textOfCard()));
    click("cardClose");
    QVERIFY(!isCardOpen());
    auto* button = part(box.constData()); // by the keyboard, and away by Esc: the focus goes there and back
    button->setFocus(Qt::TabFocusReason);
    QTest::keyClick(button, Qt::Key_Space);
    QVERIFY(isCardOpen());
    QVERIFY(part("explanationCard")->isAncestorOf(QApplication::focusWidget()));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(!isCardOpen());
    QCOMPARE(QApplication::focusWidget(), button);
    click(box.constData()); // and its own box closes it too
    click(box.constData());
    QVERIFY(!isCardOpen());
}

void RightColumnTest::escapeClosesTheCardThatIsRead()
{
    int cancelled = 0;
    QAction cancel;
    cancel.setShortcut(QKeySequence(Qt::Key_Escape));
    connect(&cancel, &QAction::triggered, this, [&cancelled] { ++cancelled; });
    m_shown->window.addAction(&cancel); // as while a run goes on
    click("flowTile");
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QCOMPARE(cancelled, 0);
    QVERIFY(!isCardOpen());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QCOMPARE(cancelled, 1);
}

void RightColumnTest::escapeElsewhereIsLeftToCancel()
{
    int cancelled = 0;
    QAction cancel;
    cancel.setShortcut(QKeySequence(Qt::Key_Escape));
    connect(&cancel, &QAction::triggered, this, [&cancelled] { ++cancelled; });
    m_shown->window.addAction(&cancel);
    click("flowTile");
    part("sizeSlider")->setFocus();
    QTest::keyClick(part("sizeSlider"), Qt::Key_Escape);
    QCOMPARE(cancelled, 1);
    QVERIFY(isCardOpen());
}

void RightColumnTest::theDrawingStaysWhereItIs()
{
    const auto placeOfFlow = [this] {
        return QRect(part("flowView")->mapTo(&m_shown->window, QPoint()), part("flowView")->size());
    };
    settle();
    const QRect before = placeOfFlow();
    for (const char* box : {"flowGlobalMemory", "flowTile", "assumptionsButton"}) {
        click(box);
        settle();
        QCOMPARE(placeOfFlow(), before);
        const QRect card(part("explanationCard")->mapTo(&m_shown->window, QPoint()), part("explanationCard")->size());
        QVERIFY(!card.intersects(before));
    }
}

void RightColumnTest::theCardFollowsTheSliders()
{
    click("flowTile");
    QVERIFY(part<FittingText>("cardNumbers")->text().contains("256 threads"));
    m_shown->explorer.setTile(32);
    QVERIFY(part<FittingText>("cardNumbers")->text().contains("1024 threads"));
    QCOMPARE(part<FittingText>("cardTitle")->text(), "Shared tile 32×32");
    m_shown->explorer.setTile(1);
    QCOMPARE(part<FittingText>("cardTitle")->text(), "No tile");
    m_shown->explorer.setTraffic(Traffic::MatrixOnce);
    QCOMPARE(part<FittingText>("cardTitle")->text(), "Ideal cache");
}

void RightColumnTest::theRaceRestsBehindACard()
{
    auto* race = part<RacePanel>("racePanel");
    race->animation()->setChecked(true);
    click("racePlayButton");
    QVERIFY(race->isMoving());
    click("flowOutput");
    QVERIFY(race->isPlaying() && !race->isMoving());
    m_shown->explorer.setSize(4096); // no work for what is hidden …
    const double hidden = race->race().runtime().count();
    QVERIFY(hidden != m_shown->explorer.reading().time.lowerBound().count());
    click("cardClose"); // … and it is up to date when it is seen again
    QCOMPARE(race->race().runtime().count(), m_shown->explorer.reading().time.lowerBound().count());
    QVERIFY(race->isMoving());
}

void RightColumnTest::raceKeysBringTheRaceIntoSight()
{
    auto* race = part<RacePanel>("racePanel");
    race->animation()->setChecked(true);
    QSignalSpy notSeen(race, &RacePanel::notSeen);
    click("flowOutput");
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F8);
    QVERIFY(!isCardOpen() && race->isMoving());
    click("flowOutput"); // it goes on to play behind the card, and its key shows it playing
    QVERIFY(race->isPlaying() && !race->isMoving());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F8);
    QVERIFY(!isCardOpen() && race->isMoving());
    click("flowTile");
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F7);
    QVERIFY(!isCardOpen());
    click("flowTile");
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F9);
    QVERIFY(!isCardOpen() && !race->isPlaying());
    QCOMPARE(notSeen.count(), 0);
    WindowParts without;
    without.verdict = false;
    m_shown->window.showParts(without);
    const double before = race->race().progress();
    for (const Qt::Key key : {Qt::Key_F7, Qt::Key_F8, Qt::Key_F9})
        QTest::keyClick(&m_shown->window, key);
    QCOMPARE(notSeen.count(), 3);
    QVERIFY(race->race().progress() == before && !race->isPlaying());
}

void RightColumnTest::assumptionsAreOneClickAway()
{
    click("assumptionsButton");
    QVERIFY(isCardOpen());
    QString all;
    for (const FittingText* label : part("explanationCard")->findChildren<FittingText*>("cardParagraph"))
        all += label->text();
    QVERIFY(all.contains(Wording::leftOut()));
    QVERIFY(all.contains("2·N³"));
    QVERIFY(part<FittingText>("cardNumbers")->isHidden());
    click("assumptionsButton");
    QVERIFY(!isCardOpen());
    QMenu& help = m_shown->window.menus().menu(MenuPlace::Help);
    auto* action = part<QAction>("assumptionsAction");
    QVERIFY(help.actions().contains(action));
    action->trigger();
    QVERIFY(isCardOpen());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(!isCardOpen());
}

void RightColumnTest::raceKeysWorkFromASlider()
{
    auto* race = part<RacePanel>("racePanel");
    auto* slider = part("tileSlider");
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_F7);
    QCOMPARE(race->race().progress(), 0.0);
    QTest::keyClick(slider, Qt::Key_F9);
    QVERIFY(race->race().progress() > 0.0);
    race->animation()->setChecked(true);
    QTest::keyClick(slider, Qt::Key_F8);
    QVERIFY(race->isMoving());
    const double before = race->race().progress();
    QTest::keyClick(slider, Qt::Key_Right); // a slider moved while it runs
    QVERIFY(race->race().progress() >= before && race->isMoving());
    QCOMPARE(race->race().runtime().count(), m_shown->explorer.reading().time.lowerBound().count());
    QTest::keyClick(slider, Qt::Key_F8);
    QVERIFY(!race->isMoving());
}

void RightColumnTest::tabFollowsTheEye()
{
    m_shown->window.findChild<RacePanel*>("racePanel")->animation()->setChecked(true);
    part("raceRestartButton")->setFocus(Qt::TabFocusReason);
    for (const char* next : {"racePlayButton", "raceStepButton", "raceMoment", "flowGlobalMemory", "flowTile",
                             "flowArithmetic", "flowOutput", "assumptionsButton"}) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget()->objectName(), QString(next));
    }
}

void RightColumnTest::nothingIsScrolledAtTheUsualSize()
{
    auto* area = part<QScrollArea>("verdictArea");
    for (const auto& [name, input] : settings()) {
        m_shown->explorer.setInput(input);
        settle();
        const int needed = area->widget()->heightForWidth(area->viewport()->width());
        QVERIFY2(needed <= columnHeight, qPrintable(QString("%1: %2").arg(name).arg(needed)));
        QVERIFY(!area->verticalScrollBar()->isVisible());
    }
}

void RightColumnTest::theReasonTakesTheRoomThereIs()
{
    auto* reason = part<FittingText>("reason");
    const ModelReading& reading = m_shown->explorer.reading();
    m_shown->window.resize(1280, 1400);
    settle();
    QVERIFY(reason->text().contains(Wording::moves(reading.time.limit)));
    m_shown->window.resize(1280, 500);
    settle();
    QCOMPARE(reason->text(), Wording::shortReason(reading));
}

void RightColumnTest::textsAreWhole_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    for (const char* language : {"", "long", "from the right"})
        for (const QSize size : {QSize(1280, 560), QSize(1920, 1080), QSize(3840, 2160)})
            QTest::addRow("%s %d", language, size.width()) << QString(language) << size;
}

void RightColumnTest::textsAreWhole()
{
    QFETCH(QString, language);
    QFETCH(QSize, size);
    cleanup();
    std::unique_ptr<PseudoTranslator> translator;
    if (!language.isEmpty()) {
        const bool isMirrored = language == "from the right";
        translator =
            std::make_unique<PseudoTranslator>(isMirrored ? PseudoLanguage::RightToLeft : PseudoLanguage::Long);
        QCoreApplication::installTranslator(translator.get());
        QApplication::setLayoutDirection(isMirrored ? Qt::RightToLeft : Qt::LeftToRight);
    }
    init();
    m_shown->window.resize(size);
    auto* column = part<QScrollArea>("verdictArea");
    for (const auto& [name, input] : settings()) {
        m_shown->explorer.setInput(input);
        for (const char* open :
             {"", "flowGlobalMemory", "flowTile", "flowArithmetic", "flowOutput", "assumptionsButton"}) {
            if (*open != '\0' && name != "tiled")
                continue; // what is on the cards hardly depends on the setting
            if (*open != '\0')
                part<QAbstractButton>(open)->click();
            settle();
            // The whole column, and not only what a low window shows of it; so too with a card that scrolls in itself.
            auto* card = part<QScrollArea>("cardArea");
            const bool isScrolled = isCardOpen() && card->verticalScrollBar()->maximum() > 0;
            const QStringList faults = textFaults(isScrolled ? *card->widget() : *column->widget());
            QVERIFY2(faults.isEmpty(), qPrintable(name + ' ' + open + ":\n" + faults.join('\n')));
            if (*open != '\0')
                part<QAbstractButton>("cardClose")->click();
        }
    }
    QApplication::setLayoutDirection(Qt::LeftToRight);
}

void RightColumnTest::speaksItsParts()
{
    const auto interfaceOf = [this](const char* name) { return QAccessible::queryAccessibleInterface(part(name)); };
    QCOMPARE(interfaceOf("flowView")->role(), QAccessible::Graphic);
    QVERIFY(interfaceOf("flowView")->text(QAccessible::Value).contains("FLOP"));
    for (const char* box : {"flowGlobalMemory", "flowTile", "flowArithmetic", "flowOutput"}) {
        QCOMPARE(interfaceOf(box)->role(), QAccessible::Button);
        QVERIFY(!interfaceOf(box)->text(QAccessible::Name).isEmpty());
        QVERIFY(!interfaceOf(box)->text(QAccessible::Description).isEmpty());
        QVERIFY(interfaceOf(box)->actionInterface());
    }
    QCOMPARE(interfaceOf("flowGlobalMemory")->text(QAccessible::Description), QString("1000\u00a0GB/s"));
    QCOMPARE(interfaceOf("verdict")->text(QAccessible::Value), Wording::verdict(m_shown->explorer.reading()));
    QVERIFY(interfaceOf("raceLanes")->text(QAccessible::Value).contains("ms"));
    click("flowTile");
    QCOMPARE(interfaceOf("cardArea")->text(QAccessible::Name), QString("Shared tile 16×16"));
    QVERIFY(interfaceOf("cardArea")->text(QAccessible::Description).contains("barriers"));
}

QTEST_MAIN(RightColumnTest)
#include "right_column_test.moc"
