// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAccessible>
#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QStyleOptionSlider>
#include <QTest>
#include <QWheelEvent>

#include "app/window/controls/control_panel.h"
#include "app/window/controls/exact_entry.h"
#include "app/window/controls/log_slider.h"
#include "app/window/labels/fitting_text.h"
#include "app/window/state/explorer_state.h"
#include "core/quantity/units.h"

#include <cstdlib>
#include <memory>
#include <vector>

using namespace roofline;
using namespace roofline::window;

namespace {

double inState(const ExplorerState& state, const QString& name)
{
    const ModelInput& input = state.input();
    if (name == "size")
        return static_cast<double>(input.shape.n);
    if (name == "tile")
        return static_cast<double>(input.shape.tile);
    return name == "bandwidth" ? inGigabytesPerSecond(input.roof.bandwidth) : inTeraflopsPerSecond(input.roof.peak);
}

Session measured(double gigabytes, double teraflops)
{
    Session session;
    CeilingMeasurement copy;
    copy.id = "copy";
    copy.best.traffic = Bytes(gigabytes * 1e9); // in one second
    copy.best.time.median = Seconds(1.0);
    CeilingMeasurement fma;
    fma.id = "fma_fp32";
    fma.kind = CeilingKind::Compute;
    fma.best.work = Flops(teraflops * 1e12);
    fma.best.time.median = Seconds(1.0);
    session.ceilings = {copy, fma};
    return session;
}

} // namespace

class ControlPanelTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void sliderDrivesEntryAndState_data();
    void sliderDrivesEntryAndState();
    void entryDrivesSliderAndState_data() { sliderDrivesEntryAndState_data(); }
    void entryDrivesSliderAndState();
    void anExactEntryIsNotRounded();
    void keys();
    void aMnemonicIsNeverTyped();
    void handlesGrowWithTheText();
    void ticksStandBeneathTheirValues_data();
    void ticksStandBeneathTheirValues();
    void wheelOnlyWithFocus();
    void doubleClickAndMenuReset();
    void refusedTextStandsWithItsMessage_data();
    void refusedTextStandsWithItsMessage();
    void wrongLocalesAreRefused_data();
    void wrongLocalesAreRefused();
    void choicesDriveTheState();
    void readOutsOfTheReference();
    void aTileThatNoBlockHoldsIsMarked();
    void ratesAreComparedWithMeasuredOnes();
    void resetsGoToMeasuredRates();
    void aHiddenPanelDoesNoWork();
    void everythingHasAName();
    void screenReadersHearValuesWithUnits();

private:
    LogSlider* slider(const QString& name) { return m_panel->findChild<LogSlider*>(name + "Slider"); }
    ExactEntry* entry(const QString& name) { return m_panel->findChild<ExactEntry*>(name + "Entry"); }
    QString textOf(const char* line)
    {
        QString text = m_panel->findChild<FittingText*>(line)->text();
        return text.replace(QChar::Nbsp, u' ');
    }
    void type(const QString& name, const QString& text);

    std::unique_ptr<ExplorerState> m_state;
    std::unique_ptr<ControlPanel> m_panel;
    int m_changes = 0;
};

void ControlPanelTest::init()
{
    QLocale::setDefault(QLocale::c());
    m_state = std::make_unique<ExplorerState>();
    m_panel = std::make_unique<ControlPanel>(*m_state);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
    m_changes = 0;
    connect(m_state.get(), &ExplorerState::changed, this, [this] { ++m_changes; });
}

void ControlPanelTest::cleanup()
{
    m_panel.reset();
    m_state.reset();
}

void ControlPanelTest::type(const QString& name, const QString& text)
{
    ExactEntry* box = entry(name);
    box->setFocus();
    box->selectAll();
    QTest::keyClicks(box, text);
    QTest::keyClick(box, Qt::Key_Return);
}

void ControlPanelTest::sliderDrivesEntryAndState_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("position");
    QTest::addColumn<double>("value");
    QTest::addRow("size") << "size" << 9 << 4096.0;
    QTest::addRow("tile") << "tile" << 5 << 32.0;
    QTest::addRow("bandwidth") << "bandwidth" << 300 << 100.0;
    QTest::addRow("compute") << "compute" << 401 << 10.2;
}

void ControlPanelTest::sliderDrivesEntryAndState()
{
    QFETCH(QString, name);
    QFETCH(int, position);
    QFETCH(double, value);
    slider(name)->setValue(position);
    QCOMPARE(inState(*m_state, name), value);
    QCOMPARE(entry(name)->text(), QLocale::c().toString(value, 'g', QLocale::FloatingPointShortest));
    QCOMPARE(m_changes, 1);
}

void ControlPanelTest::entryDrivesSliderAndState()
{
    QFETCH(QString, name);
    QFETCH(int, position);
    QFETCH(double, value);
    type(name, QLocale::c().toString(value, 'g', QLocale::FloatingPointShortest));
    QCOMPARE(inState(*m_state, name), value);
    QCOMPARE(slider(name)->value(), position);
    QCOMPARE(m_changes, 1);
    // A second Return says nothing new.
    QTest::keyClick(entry(name), Qt::Key_Return);
    QCOMPARE(m_changes, 1);
}

void ControlPanelTest::anExactEntryIsNotRounded()
{
    type("bandwidth", "1234.5678");
    QCOMPARE(inState(*m_state, "bandwidth"), 1234.5678);
    type("size", "1000");
    QCOMPARE(m_state->input().shape.n, 1000);
    QCOMPARE(slider("size")->value(), 7); // 1024 is the nearest
    QCOMPARE(entry("size")->text(), "1000");
    // More digits than the box shows stay in the state when the box is left.
    m_state->setBandwidth(gigabytesPerSecond(244.530157377));
    entry("bandwidth")->setFocus();
    QTest::keyClick(entry("bandwidth"), Qt::Key_Return);
    entry("size")->setFocus();
    QVERIFY(m_state->input().roof.bandwidth == gigabytesPerSecond(244.530157377));
    QCOMPARE(entry("bandwidth")->text(), "244.53");
}

void ControlPanelTest::keys()
{
    LogSlider* size = slider("size");
    size->setFocus();
    QTest::keyClick(size, Qt::Key_Right);
    QCOMPARE(m_state->input().shape.n, 2048);
    QTest::keyClick(size, Qt::Key_Left, Qt::ShiftModifier);
    QCOMPARE(m_state->input().shape.n, 2047);
    QTest::keyClick(size, Qt::Key_Down);
    QCOMPARE(m_state->input().shape.n, 1024);
    QTest::keyClick(size, Qt::Key_PageUp);
    QCOMPARE(m_state->input().shape.n, 4096);
    QTest::keyClick(size, Qt::Key_PageDown);
    QTest::keyClick(size, Qt::Key_End);
    QCOMPARE(m_state->input().shape.n, 65536);
    QTest::keyClick(size, Qt::Key_Home);
    QCOMPARE(m_state->input().shape.n, 8);
    QCOMPARE(m_changes, 7);
    ExactEntry* bandwidth = entry("bandwidth");
    bandwidth->setFocus();
    QTest::keyClick(bandwidth, Qt::Key_Up);
    QCOMPARE(inState(*m_state, "bandwidth"), 1120.0);
    QTest::keyClick(bandwidth, Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(inState(*m_state, "bandwidth"), 1100.0);
}

void ControlPanelTest::aMnemonicIsNeverTyped()
{
    ExactEntry* size = entry("size");
    size->setFocus();
    size->selectAll();
    for (const Qt::KeyboardModifiers with :
         {Qt::KeyboardModifiers(Qt::AltModifier), Qt::AltModifier | Qt::ShiftModifier})
        QTest::keyClick(size, 'm', with); // of a button that is disabled just now
    QCOMPARE(size->text(), QString("1024"));
    QTest::keyClick(size, '7');
    QCOMPARE(size->text(), QString("7"));
}

void ControlPanelTest::handlesGrowWithTheText()
{
    for (const double points : {9.0, 14.0, 25.0}) {
        QFont font = m_panel->font();
        font.setPointSizeF(points);
        m_panel->setFont(font);
        QApplication::processEvents();
        LogSlider* size = slider("size");
        for (const int position : {size->minimum(), size->maximum()}) {
            size->setValue(position);
            QStyleOptionSlider option;
            option.initFrom(size);
            option.minimum = size->minimum();
            option.maximum = size->maximum();
            option.sliderPosition = position;
            const QRect handle =
                size->style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, size);
            QVERIFY(handle.height() >= size->fontMetrics().height());
            QVERIFY(handle.width() >= size->fontMetrics().height() * 2 / 3);
            QVERIFY(size->rect().contains(handle));
        }
    }
}

void ControlPanelTest::ticksStandBeneathTheirValues_data()
{
    QTest::addColumn<Qt::LayoutDirection>("direction");
    QTest::addColumn<double>("points");
    for (const double points : {9.0, 25.0}) {
        QTest::addRow("left to right, %g points", points) << Qt::LeftToRight << points;
        QTest::addRow("right to left, %g points", points) << Qt::RightToLeft << points;
    }
}

void ControlPanelTest::ticksStandBeneathTheirValues()
{
    QFETCH(Qt::LayoutDirection, direction);
    QFETCH(double, points);
    QFont font = m_panel->font();
    font.setPointSizeF(points);
    m_panel->setFont(font);
    m_panel->setLayoutDirection(direction);
    QApplication::processEvents();
    LogSlider* size = slider("size");
    const auto picture = [&](double n) {
        size->showValue(n, {});
        return size->grab().toImage();
    };
    const QImage low = picture(8.0);
    const QImage high = picture(65536.0);
    const bool isMirrored = direction == Qt::RightToLeft;
    const auto isTick = [&](int x) { // never looked for under a handle
        const bool isLeft = x < low.width() / 2;
        const QImage& free = isLeft != isMirrored ? high : low;
        const QRgb paper = free.pixel(isLeft ? 0 : free.width() - 1, free.height() - 1);
        return free.pixel(x, free.height() - 1) != paper;
    };
    std::vector<int> found;
    for (int x = 1; x + 1 < low.width(); ++x)
        if (isTick(x) && !isTick(x - 1))
            found.push_back(x);
    // 16, 256, 4096 and 65536 reach down to the edge; the others are half as long.
    QCOMPARE(found.size(), std::size_t{4});
    const int step = found[1] - found[0];
    for (std::size_t tick = 1; tick < found.size(); ++tick)
        QVERIFY(std::abs(found[tick] - found[tick - 1] - step) <= 1);
    const int outer = isMirrored ? found.front() : low.width() - 1 - found.back();
    const int inner = isMirrored ? low.width() - 1 - found.back() : found.front();
    QVERIFY2(outer < step / 4 && inner > step / 4, "the last tick is at the end, the first a power of two inside");
}

void ControlPanelTest::wheelOnlyWithFocus()
{
    const auto roll = [](QWidget* widget) {
        QWheelEvent event(QPointF(5, 5), widget->mapToGlobal(QPointF(5, 5)), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(widget, &event);
        return event.isAccepted();
    };
    entry("size")->setFocus();
    QVERIFY(!roll(slider("bandwidth")));
    QVERIFY(!roll(entry("bandwidth")));
    QCOMPARE(m_changes, 0);
    slider("bandwidth")->setFocus();
    QVERIFY(roll(slider("bandwidth")));
    QCOMPARE(inState(*m_state, "bandwidth"), 1120.0);
    entry("bandwidth")->setFocus();
    QVERIFY(roll(entry("bandwidth")));
    QCOMPARE(inState(*m_state, "bandwidth"), 1260.0);
}

void ControlPanelTest::doubleClickAndMenuReset()
{
    slider("tile")->setValue(7);
    QTest::mouseDClick(slider("tile"), Qt::LeftButton);
    QCOMPARE(m_state->input().shape.tile, 16);
    slider("compute")->setValue(0);
    auto* reset = m_panel->findChild<QAction*>("computeReset");
    QCOMPARE(reset->text(), "&Reset to 60");
    reset->trigger();
    QCOMPARE(inState(*m_state, "compute"), 60.0);
}

void ControlPanelTest::refusedTextStandsWithItsMessage_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("says");
    QTest::addRow("no number") << "bandwidth"
                               << "fast"
                               << "not a number";
    QTest::addRow("nothing") << "bandwidth"
                             << " "
                             << "needed";
    QTest::addRow("too large") << "bandwidth"
                               << "20001"
                               << "From 0.1 to 20000";
    QTest::addRow("negative") << "compute"
                              << "-1"
                              << "From 0.001 to 5000";
    QTest::addRow("no whole size") << "size"
                                   << "100.5"
                                   << "whole";
    QTest::addRow("too small a size") << "size"
                                      << "7"
                                      << "From 8 to 65536";
    QTest::addRow("too large a tile") << "tile"
                                      << "129"
                                      << "From 1 to 128";
}

void ControlPanelTest::refusedTextStandsWithItsMessage()
{
    QFETCH(QString, name);
    QFETCH(QString, text);
    QFETCH(QString, says);
    const double before = inState(*m_state, name);
    type(name, text);
    auto* message = m_panel->findChild<QLabel*>(name + "Message");
    QVERIFY(message->isVisible());
    QVERIFY2(message->text().contains(says), qPrintable(message->text()));
    QCOMPARE(entry(name)->text(), text);
    QCOMPARE(m_changes, 0);
    QTest::keyClick(entry(name), Qt::Key_Escape);
    QVERIFY(!message->isVisible());
    QCOMPARE(entry(name)->text(), QLocale::c().toString(before, 'g', QLocale::FloatingPointShortest));
}

void ControlPanelTest::wrongLocalesAreRefused_data()
{
    QTest::addColumn<QLocale>("locale");
    QTest::addColumn<QString>("right");
    QTest::addColumn<QString>("wrong");
    for (const char* name : {"C", "en_US"})
        QTest::addRow("%s", name) << QLocale(name) << "1.5"
                                  << "1,5";
    for (const char* name : {"de_DE", "fr_FR"})
        QTest::addRow("%s", name) << QLocale(name) << "1,5"
                                  << "1.5";
}

void ControlPanelTest::wrongLocalesAreRefused()
{
    QFETCH(QLocale, locale);
    QFETCH(QString, right);
    QFETCH(QString, wrong);
    m_panel->setLocale(locale);
    auto* message = m_panel->findChild<QLabel*>("bandwidthMessage");
    type("bandwidth", wrong);
    QVERIFY(message->isVisible());
    QVERIFY2(message->text().contains(right), qPrintable(message->text()));
    QCOMPARE(m_changes, 0);
    type("bandwidth", right);
    QVERIFY(!message->isVisible());
    QCOMPARE(inState(*m_state, "bandwidth"), 1.5);
    QCOMPARE(entry("bandwidth")->text(), right);
}

void ControlPanelTest::choicesDriveTheState()
{
    auto* traffic = m_panel->findChild<QComboBox*>("trafficChoice");
    traffic->setFocus();
    QTest::keyClick(traffic, Qt::Key_Down);
    QVERIFY(m_state->input().shape.traffic == Traffic::MatrixOnce);
    auto* element = m_panel->findChild<QComboBox*>("elementChoice");
    element->setFocus();
    QTest::keyClick(element, Qt::Key_Down);
    QCOMPARE(m_state->input().shape.elementBytes, 8);
    QCOMPARE(m_changes, 2);
    m_state->setElementBytes(2);
    QCOMPARE(element->currentData().toInt(), 2);
    m_state->setElementBytes(3); // from the command line
    QCOMPARE(element->currentText(), QString("3 byte"));
    m_state->setElementBytes(8);
    m_state->setElementBytes(3);
    QCOMPARE(element->count(), 4);
}

void ControlPanelTest::readOutsOfTheReference()
{
    QCOMPARE(textOf("intensityValue"), "3.969 FLOP/byte");
    QCOMPARE(textOf("ridgeValue"), "60.00 FLOP/byte");
    QCOMPARE(textOf("sharedValue"), "2.000 KiB");
    QCOMPARE(textOf("memoryValue"), "0.5411 ms");
    QCOMPARE(textOf("computeValue"), "0.0358 ms");
    QCOMPARE(textOf("boundValue"), "0.5411 ms, by memory");
    QCOMPARE(textOf("crossoverValue"), "none: T/s = 4 ≤ ridge 60; needs T > 240");
    slider("compute")->setValue(300); // 1 TFLOP/s: ridge 1, and T/s = 4 passes it; in the same event
    QCOMPARE(textOf("ridgeValue"), "1.000 FLOP/byte");
    QCOMPARE(textOf("boundValue"), "2.147 ms, by compute");
    QCOMPARE(textOf("crossoverValue"), "N = 2.667");
}

void ControlPanelTest::aTileThatNoBlockHoldsIsMarked()
{
    auto* message = m_panel->findChild<QLabel*>("tileMessage");
    QVERIFY(!message->isVisible());
    slider("tile")->setValue(6); // 64
    QVERIFY(message->isVisible());
    QVERIFY(message->text().contains("4096 threads") && message->text().contains("T\u00a0≤\u00a032"));
    QVERIFY(!message->text().contains("KiB")); // 32 KiB would fit
    slider("tile")->setValue(7);               // 128: 128 KiB
    QVERIFY(message->text().contains("T\u00a0≤\u00a090"));
    Session session;
    DeviceFacts& card = session.device;
    card.kind = DeviceKind::Cuda;
    card.sharedPerBlock = kibibytes(227.0);
    card.threadsPerBlock = 1024;
    m_panel->showSession(session);
    QVERIFY(!message->text().contains("KiB"));
    card.sharedPerBlock = kibibytes(96.0);
    m_panel->showSession(session);
    QVERIFY(message->text().contains("96.00 KiB"));
    QVERIFY(message->text().contains("this card"));
    slider("tile")->setValue(5);
    QVERIFY(!message->isVisible());
}

void ControlPanelTest::ratesAreComparedWithMeasuredOnes()
{
    auto* remark = m_panel->findChild<QLabel*>("bandwidthRemark");
    auto* ofPeak = m_panel->findChild<QLabel*>("computeRemark");
    QVERIFY(!remark->isVisible()); // nothing is measured
    m_panel->showSession(measured(4276.0, 65.96));
    QVERIFY(remark->isVisible());
    QVERIFY2(remark->text().startsWith("measured 4276 GB/s: -77"), qPrintable(remark->text()));
    m_state->setBandwidth(gigabytesPerSecond(4276.0 * 1.25));
    QCOMPARE(remark->text(), QString("measured 4276 GB/s: +25 %"));
    QCOMPARE(remark->toolTip(), QString("Measured: 4276 GB/s (spread not recorded)"));
    QCOMPARE(ofPeak->toolTip(), QString("Measured: 65.96 TFLOP/s (spread not recorded)"));
    m_state->setBandwidth(gigabytesPerSecond(4276.0));
    QCOMPARE(remark->text(), QString("as measured"));
    m_state->setPeak(teraflopsPerSecond(65.96 * 20.0));
    QCOMPARE(ofPeak->text(), QString("measured 65.96 TFLOP/s: × 20"));
    Session restless = measured(4276.0, 65.96);
    Timing& time = restless.ceilings.front().best.time;
    time.spread = SampleSummary{time.median, time.median, time.median, time.median * 0.02, 7};
    time.becameQuiet = false;
    m_panel->showSession(restless);
    QVERIFY2(remark->toolTip().endsWith("(± 2.0 % of 7, not quiet)"), qPrintable(remark->toolTip()));
    m_panel->showSession({});
    QVERIFY(!remark->isVisible());
    QVERIFY(!ofPeak->isVisible());
}

void ControlPanelTest::resetsGoToMeasuredRates()
{
    m_panel->showSession(measured(4276.0, 65.96));
    QTest::mouseDClick(slider("bandwidth"), Qt::LeftButton);
    QVERIFY(m_state->input().roof.bandwidth == gigabytesPerSecond(4276.0));
    auto* reset = m_panel->findChild<QAction*>("computeReset");
    QVERIFY2(reset->text().contains("65.96") && reset->text().contains("measured"), qPrintable(reset->text()));
    reset->trigger();
    QVERIFY(m_state->input().roof.peak == teraflopsPerSecond(65.96));
    m_panel->showSession({});
    QTest::mouseDClick(slider("bandwidth"), Qt::LeftButton);
    QVERIFY(m_state->input().roof.bandwidth == gigabytesPerSecond(1000.0));
}

void ControlPanelTest::aHiddenPanelDoesNoWork()
{
    m_panel->hide();
    m_state->setSize(4096);
    QCOMPARE(entry("size")->text(), QString("1024"));
    m_panel->show();
    QCOMPARE(entry("size")->text(), QString("4096"));
    QCOMPARE(slider("size")->value(), 9);
}

void ControlPanelTest::everythingHasAName()
{
    QStringList seen;
    const auto children = m_panel->findChildren<QWidget*>();
    for (const QWidget* child : children) {
        const bool isOurs = child->window() == m_panel.get() && !child->objectName().startsWith("qt_");
        if (child->focusPolicy() == Qt::NoFocus || !isOurs)
            continue;
        QVERIFY2(!child->objectName().isEmpty(), child->metaObject()->className());
        QVERIFY2(!child->accessibleName().isEmpty(), qPrintable(child->objectName()));
        seen << child->objectName();
    }
    QVERIFY(seen.contains("sizeSlider"));
    // The tab order follows the eye.
    QStringList order;
    const QWidget* at = entry("size");
    for (int i = 0; i < 40 && order.size() < 10; ++i, at = at->nextInFocusChain())
        if (seen.contains(at->objectName()) && (at->focusPolicy() & Qt::TabFocus))
            order << at->objectName();
    const QStringList eye = {"sizeEntry",       "sizeSlider",   "tileEntry",     "tileSlider",    "bandwidthEntry",
                             "bandwidthSlider", "computeEntry", "computeSlider", "trafficChoice", "elementChoice"};
    QCOMPARE(order, eye);
}

void ControlPanelTest::screenReadersHearValuesWithUnits()
{
    QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(slider("bandwidth"));
    QVERIFY(heard);
    QCOMPARE(heard->role(), QAccessible::Slider);
    QCOMPARE(heard->text(QAccessible::Name), "Memory bandwidth");
    QCOMPARE(heard->text(QAccessible::Value), "1000\u00a0GB/s");
    QVERIFY(heard->valueInterface());
    QCOMPARE(heard->valueInterface()->currentValue().toDouble(), 1000.0);
    heard->valueInterface()->setCurrentValue(500.0);
    QCOMPARE(inState(*m_state, "bandwidth"), 500.0);
}

QTEST_MAIN(ControlPanelTest)
#include "control_panel_test.moc"
