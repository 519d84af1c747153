// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The whole window as a screen reader and as the Tab key go through it.
#include <QAccessible>
#include <QApplication>
#include <QMap>
#include <QTest>

#include "app/window/notice/notice_line.h"
#include "app/window/startup/explorer.h"

#include <algorithm>
#include <functional>
#include <memory>

namespace roofline::window {

class WholeWindowTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        QLocale::setDefault(QLocale::c());
        m_explorer = std::make_unique<Explorer>(Place{{"no-such-program"}, "no-such-program", "nowhere"});
        window().resize(1920, 1080);
        window().show();
        QVERIFY(QTest::qWaitForWindowActive(&window()));
    }
    void cleanup() { m_explorer.reset(); }

    void everyWidgetHasNameRoleAndValue_data()
    {
        QTest::addColumn<bool>("isLecture");
        QTest::newRow("as it starts") << false;
        QTest::newRow("lecture") << true;
    }

    void everyWidgetHasNameRoleAndValue()
    {
        QFETCH(bool, isLecture);
        m_explorer->lecture().set(isLecture);
        m_explorer->bar().notice().showError("something is wrong");
        m_explorer->sliders().setTile(128); // with a warning beneath
        int interactive = 0;
        walk(QAccessible::queryAccessibleInterface(&window()), [&](QAccessibleInterface& at) {
            const QAccessible::State state = at.state();
            if (!state.focusable || state.invisible)
                return;
            ++interactive;
            const QString who = described(at);
            QVERIFY2(at.role() != QAccessible::NoRole && at.role() != QAccessible::Client, qPrintable(who));
            QVERIFY2(!nameOf(at).isEmpty(), qPrintable(who));
            const QString value = at.text(QAccessible::Value);
            if (at.valueInterface() || at.role() == QAccessible::ComboBox || at.role() == QAccessible::SpinBox)
                QVERIFY2(!value.isEmpty(), qPrintable(who));
            const QString object = at.object() ? at.object()->objectName() : QString();
            if (object.startsWith("bandwidth") || object.startsWith("compute"))
                QVERIFY2((value + nameOf(at)).contains(object.startsWith("bandwidth") ? "GB/s" : "TFLOP/s"),
                         qPrintable(who));
            if (object == "raceMoment")
                QVERIFY2(value.contains(" ms") || value.contains("\u00a0ms"), qPrintable(who));
        });
        QVERIFY2(interactive >= (isLecture ? 7 : 60), qPrintable(QString::number(interactive)));
    }

    void numbersAreSpokenWithTheirUnits()
    {
        const QMap<QString, QString> expected = {{"intensityValue", "Intensity: 3.969 FLOP/byte"},
                                                 {"ridgeValue", "Ridge point: 33.09 FLOP/byte"},
                                                 {"sharedValue", "Shared memory: 2.000 KiB"},
                                                 {"memoryValue", "Memory time: 2.213 ms"},
                                                 {"computeValue", "Compute time: 0.2654 ms"},
                                                 {"boundValue", "Lower bound: 2.213 ms, by memory"},
                                                 {"verdict", "What limits it: Memory sets the bound: 2.213 ms"}};
        QMap<QString, QString> spoken;
        walk(QAccessible::queryAccessibleInterface(&window()), [&](QAccessibleInterface& at) {
            if (at.object() == nullptr || !expected.contains(at.object()->objectName()))
                return;
            QString words = QStringLiteral("%1: %2").arg(nameOf(at), at.text(QAccessible::Value));
            spoken.insert(at.object()->objectName(), words.replace(QChar::Nbsp, u' '));
        });
        QCOMPARE(spoken, expected);
    }

    void tabFollowsTheEye()
    {
        const QStringList seen = byTab(Qt::Key_Tab);
        const QStringList order = {"sizeEntry",         "sizeSlider",       "tileEntry",     "tileSlider",
                                   "bandwidthEntry",    "bandwidthSlider",  "computeEntry",  "computeSlider",
                                   "trafficChoice",     "elementChoice",    "rooflineChart", "racePlayButton",
                                   "raceMoment",        "flowGlobalMemory", "flowOutput",    "assumptionsButton",
                                   "resultsTable",      "cardChoice",       "planChoice",    "measureButton",
                                   "useCeilingsButton", "exportButton",     "lectureButton"};
        qsizetype last = -1;
        for (const QString& name : order) {
            const qsizetype at = seen.indexOf(name);
            QVERIFY2(at > last, qPrintable(name + " in " + seen.join(' ')));
            last = at;
        }
        QCOMPARE(seen.first(), QString("sizeEntry"));
        QStringList back = byTab(Qt::Key_Backtab);
        std::reverse(back.begin() + 1, back.end()); // both begin at the first
        QCOMPARE(back, seen);
    }

    void noPartOfItIsAboveTheOneBefore()
    {
        // Within a column Tab goes downwards, whatever the names are.
        for (const char* column : {"controlPanel", "verdictPanel"}) {
            const auto* part = window().findChild<QWidget*>(column);
            int last = -1;
            for (const QString& name : byTab(Qt::Key_Tab)) {
                const auto* widget = window().findChild<QWidget*>(name);
                if (!widget || !part->isAncestorOf(widget))
                    continue;
                const int bottom = widget->mapTo(part, widget->rect().bottomLeft()).y();
                const int top = widget->mapTo(part, QPoint()).y();
                QVERIFY2(bottom > last, qPrintable(name));
                last = top;
            }
            QVERIFY(last > 0);
        }
    }

    void f6GoesFromPartToPart()
    {
        const QStringList parts = {"controlPanel", "rooflineChart", "verdictPanel", "resultsView", "measuringBar"};
        const auto partOf = [this](const QWidget* focus) {
            for (const char* name :
                 {"controlPanel", "rooflineChart", "crossoverChart", "verdictPanel", "resultsView", "measuringBar"}) {
                const auto* part = window().findChild<QWidget*>(name);
                if (part == focus || part->isAncestorOf(focus))
                    return QString(name);
            }
            return QString("?");
        };
        window().findChild<QWidget*>("tileSlider")->setFocus();
        for (const bool isBack : {false, true}) {
            QStringList met;
            for (int i = 0; i < 7; ++i) {
                met << partOf(QApplication::focusWidget());
                QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6, isBack ? Qt::ShiftModifier : Qt::NoModifier);
            }
            for (const QString& part : parts)
                QVERIFY2(met.contains(part), qPrintable(met.join(' ')));
            const qsizetype charts = met.indexOf("rooflineChart");
            const qsizetype reasons = met.indexOf("verdictPanel", charts);
            QVERIFY(isBack || reasons > charts);
        }
    }

    void everyControlHasALetterOrAKey()
    {
        const QList<std::pair<Qt::Key, QString>> letters = {{Qt::Key_N, "sizeEntry"},      {Qt::Key_T, "tileEntry"},
                                                            {Qt::Key_B, "bandwidthEntry"}, {Qt::Key_C, "computeEntry"},
                                                            {Qt::Key_R, "trafficChoice"},  {Qt::Key_E, "elementChoice"},
                                                            {Qt::Key_K, "cardChoice"},     {Qt::Key_P, "planChoice"}};
        for (const auto& [key, name] : letters) {
            QTest::keyClick(&window(), key, Qt::AltModifier);
            QTRY_VERIFY2(QApplication::focusWidget() == window().findChild<QWidget*>(name), qPrintable(name));
        }
    }

    void theMainJobByKeyboardAlone()
    {
        QTest::keyClick(&window(), Qt::Key_F6); // somewhere else
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_N, Qt::AltModifier);
        QTRY_COMPARE(QApplication::focusWidget()->objectName(), QString("sizeEntry"));
        QTest::keyClicks(QApplication::focusWidget(), "512");
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(m_explorer->sliders().input().shape.n, 512);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_T, Qt::AltModifier);
        QTRY_COMPARE(QApplication::focusWidget()->objectName(), QString("tileEntry"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up);
        QCOMPARE(m_explorer->sliders().input().shape.tile, 32);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_K, Qt::AltModifier);
        QTRY_COMPARE(QApplication::focusWidget()->objectName(), QString("cardChoice"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
        QCOMPARE(m_explorer->screen().session().device.name, std::string("NVIDIA H200"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Z, Qt::ControlModifier);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(m_explorer->sliders().input().shape.tile, 16);
    }

private:
    void walk(QAccessibleInterface* at, const std::function<void(QAccessibleInterface&)>& look)
    {
        if (at == nullptr || !at->isValid())
            return;
        look(*at);
        if (QTest::currentTestFailed())
            return;
        for (int i = 0; i < at->childCount(); ++i)
            walk(at->child(i), look);
    }

    /// As a screen reader has it: its own name, or that of the label beside it. A box on Unix has only the label's, or none: then
    /// what it is for stands in its description.
    static QString nameOf(QAccessibleInterface& at)
    {
        QString name = at.text(QAccessible::Name);
        if (at.role() == QAccessible::ComboBox) {
            name.clear();
            for (const auto& [other, relation] : at.relations(QAccessible::Label))
                name += other->text(QAccessible::Name);
            if (name.isEmpty())
                name = at.text(QAccessible::Description);
        }
        return name;
    }

    static QString described(QAccessibleInterface& at)
    {
        const QObject* object = at.object();
        return QString("%1 %2, role %3, name \"%4\", value \"%5\"")
            .arg(object ? object->metaObject()->className() : "?", object ? object->objectName() : QString())
            .arg(at.role())
            .arg(at.text(QAccessible::Name), at.text(QAccessible::Value));
    }

    /// The names of all that has the focus after each press, from the first control until it comes again.
    QStringList byTab(Qt::Key key)
    {
        auto* first = window().findChild<QWidget*>("sizeEntry");
        first->setFocus();
        QStringList seen;
        do {
            seen << QApplication::focusWidget()->objectName();
            QTest::keyClick(QApplication::focusWidget(), key,
                            key == Qt::Key_Backtab ? Qt::ShiftModifier : Qt::NoModifier);
        } while (QApplication::focusWidget() != first && seen.size() < 200);
        return seen;
    }

    MainWindow& window() { return m_explorer->window(); }
    std::unique_ptr<Explorer> m_explorer;
};

} // namespace roofline::window

QTEST_MAIN(roofline::window::WholeWindowTest)
#include "whole_window_test.moc"
