// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAccessible>
#include <QAction>
#include <QProxyStyle>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

#include "app/window/labels/fitting_text.h"
#include "app/window/race/moment_slider.h"
#include "app/window/race/race_lanes.h"
#include "app/window/race/race_panel.h"
#include "core/quantity/units.h"

#include <memory>

using namespace roofline;
using namespace roofline::window;

namespace {

const TimeBound memoryBound{milliseconds(0.5), milliseconds(2.0), Limit::Memory};
const TimeBound computeBound{milliseconds(10.0), milliseconds(1.0), Limit::Compute};

/// A style with its animations switched on or off, whatever the desktop says.
class Animations : public QProxyStyle {
public:
    explicit Animations(int duration) : m_duration(duration) {}
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* answer) const override
    {
        return hint == SH_Widget_Animation_Duration ? m_duration : QProxyStyle::styleHint(hint, option, widget, answer);
    }

private:
    int m_duration;
};

} // namespace

class RacePanelTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_panel.reset(); }
    void showsTheFinishedRaceAtFirst();
    void playsAndPauses();
    void endsByItself();
    void nothingRunsWhileItIsHidden();
    void anotherSettingKeepsTheProgress();
    void stepsAndStartsAnew();
    void theMomentIsChosenByKeys();
    void theWheelNeedsTheFocus();
    void standsStillWithoutAnimations();
    void animationsAreSwitchedOffWhileItPlays();
    void speaksItsValues();

private:
    template <class Widget>
    Widget* part(const char* name)
    {
        return m_panel->findChild<Widget*>(name);
    }
    void click(const char* button) { QTest::mouseClick(part<QToolButton>(button), Qt::LeftButton); }
    static QString valueOf(QWidget* widget)
    {
        return QAccessible::queryAccessibleInterface(widget)->text(QAccessible::Value);
    }

    Animations m_moving{200};
    Animations m_still{0};
    std::unique_ptr<RacePanel> m_panel;
};

void RacePanelTest::init()
{
    QLocale::setDefault(QLocale::c());
    m_panel = std::make_unique<RacePanel>();
    m_panel->setStyle(&m_moving);
    m_panel->showTimes(memoryBound);
    m_panel->resize(300, 120);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
}

void RacePanelTest::showsTheFinishedRaceAtFirst()
{
    QVERIFY(m_panel->race().isFinished());
    QVERIFY(!m_panel->isMoving());
    QCOMPARE(part<MomentSlider>("raceMoment")->value(), part<MomentSlider>("raceMoment")->maximum());
    QCOMPARE(part<FittingText>("raceSlowedTime")->text(), QString("1\u00a0ms shown as 2\u00a0s"));
}

void RacePanelTest::playsAndPauses()
{
    click("racePlayButton");
    QVERIFY(m_panel->isPlaying() && m_panel->isMoving());
    QVERIFY(m_panel->race().progress() < 0.5); // from the start, since it was over
    const double before = m_panel->race().progress();
    QTRY_VERIFY(m_panel->race().progress() > before);
    click("racePlayButton");
    QVERIFY(!m_panel->isPlaying() && !m_panel->isMoving());
    const double paused = m_panel->race().progress();
    QVERIFY(paused < 1.0);
    click("racePlayButton");
    QVERIFY(m_panel->race().progress() >= paused); // it goes on from there
    QVERIFY(m_panel->isMoving());
}

void RacePanelTest::endsByItself()
{
    part<MomentSlider>("raceMoment")->setValue(990);
    click("racePlayButton");
    QTRY_VERIFY(m_panel->race().isFinished());
    QVERIFY(!m_panel->isPlaying() && !m_panel->isMoving());
}

void RacePanelTest::nothingRunsWhileItIsHidden()
{
    click("racePlayButton");
    m_panel->hide();
    QVERIFY(m_panel->isPlaying());
    QVERIFY(!m_panel->isMoving());
    const double hidden = m_panel->race().progress();
    m_panel->show();
    QVERIFY(m_panel->isMoving());
    QCOMPARE(m_panel->race().progress(), hidden); // no time passed meanwhile
}

void RacePanelTest::anotherSettingKeepsTheProgress()
{
    click("racePlayButton");
    QTRY_VERIFY(m_panel->race().progress() > 0.0);
    const double before = m_panel->race().progress();
    m_panel->showTimes(computeBound);
    QCOMPARE(m_panel->race().progress(), before);
    QVERIFY(m_panel->isMoving());
    QCOMPARE(part<RaceLanes>("raceLanes")->race().runtime(), Seconds(milliseconds(10.0))); // in the same event
    QCOMPARE(part<FittingText>("raceSlowedTime")->text(), QString("10\u00a0ms shown as 5\u00a0s"));
}

void RacePanelTest::stepsAndStartsAnew()
{
    click("raceStepButton");
    QCOMPARE(m_panel->race().progress(), 0.0);
    auto* step = part<QToolButton>("raceStepButton");
    step->setFocus(Qt::TabFocusReason);
    QTest::keyClick(step, Qt::Key_Space);
    QVERIFY(qAbs(m_panel->race().progress() - 0.1) < 1e-9);
    click("racePlayButton");
    click("raceStepButton");
    QVERIFY(!m_panel->isPlaying()); // a step halts it
    click("raceRestartButton");
    QCOMPARE(m_panel->race().progress(), 0.0);
}

void RacePanelTest::theMomentIsChosenByKeys()
{
    auto* moment = part<MomentSlider>("raceMoment");
    moment->setFocus();
    QTest::keyClick(moment, Qt::Key_Home);
    QCOMPARE(m_panel->race().progress(), 0.0);
    QTest::keyClick(moment, Qt::Key_PageUp);
    QCOMPARE(m_panel->race().progress(), 0.1);
    QTest::keyClick(moment, Qt::Key_Right);
    QCOMPARE(m_panel->race().progress(), 0.12);
    click("racePlayButton");
    QTest::keyClick(moment, Qt::Key_Right);
    QVERIFY(!m_panel->isPlaying());
    QTest::keyClick(moment, Qt::Key_End);
    QVERIFY(m_panel->race().isFinished());
}

void RacePanelTest::theWheelNeedsTheFocus()
{
    auto* moment = part<MomentSlider>("raceMoment");
    moment->setValue(500);
    const auto roll = [moment] {
        QWheelEvent wheel(QPointF(5, 5), moment->mapToGlobal(QPointF(5, 5)), {}, QPoint(0, 120), Qt::NoButton, {},
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(moment, &wheel);
    };
    part<QToolButton>("raceStepButton")->setFocus();
    roll();
    QCOMPARE(moment->value(), 500);
    moment->setFocus();
    roll();
    QVERIFY(moment->value() != 500);
}

void RacePanelTest::standsStillWithoutAnimations()
{
    m_panel->setStyle(&m_still);
    QVERIFY(!m_panel->animation()->isChecked());
    QVERIFY(!part<QToolButton>("racePlayButton")->isEnabled());
    click("racePlayButton");
    QVERIFY(!m_panel->isMoving());
    QVERIFY(m_panel->race().isFinished()); // the finished picture
    click("raceStepButton");
    click("raceStepButton");
    QVERIFY(qAbs(m_panel->race().progress() - 0.1) < 1e-9);
    m_panel->animation()->trigger(); // someone wants it all the same
    click("racePlayButton");
    QVERIFY(m_panel->isMoving());
}

void RacePanelTest::animationsAreSwitchedOffWhileItPlays()
{
    click("racePlayButton");
    m_panel->animation()->trigger();
    QVERIFY(!m_panel->isPlaying() && !m_panel->isMoving());
    QVERIFY(m_panel->race().isFinished());
}

void RacePanelTest::speaksItsValues()
{
    auto* lanes = part<RaceLanes>("raceLanes");
    auto* moment = part<MomentSlider>("raceMoment");
    QCOMPARE(QAccessible::queryAccessibleInterface(lanes)->role(), QAccessible::Graphic);
    QCOMPARE(QAccessible::queryAccessibleInterface(moment)->role(), QAccessible::Slider);
    QVERIFY(!QAccessible::queryAccessibleInterface(lanes)->text(QAccessible::Name).isEmpty());
    QCOMPARE(valueOf(lanes), QString("memory, the runtime: 2.000 ms; compute, hidden under it: 0.5000 ms"));
    moment->setValue(200);
    QCOMPARE(valueOf(lanes),
             QString("memory, the runtime: 0.400 ms of 2.000 ms; compute, hidden under it: 0.4000 ms of 0.5000 ms"));
    QCOMPARE(valueOf(moment), QString("0.400 ms of 2.000 ms"));
    m_panel->showTimes(computeBound);
    QVERIFY(valueOf(lanes).contains("compute, the runtime"));
    for (const char* button : {"raceRestartButton", "racePlayButton", "raceStepButton"})
        QVERIFY(!QAccessible::queryAccessibleInterface(part<QToolButton>(button))->text(QAccessible::Name).isEmpty());
}

QTEST_MAIN(RacePanelTest)
#include "race_panel_test.moc"
