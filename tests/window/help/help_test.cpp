// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The sheet of keys against the real window: no key means two things, and none is missing from the sheet.
#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QLabel>
#include <QMenu>
#include <QMap>
#include <QMenuBar>
#include <QPushButton>
#include <QShortcut>
#include <QTest>
#include <QTextBrowser>

#include "app/window/help/diagnostics.h"
#include "app/window/help/help_window.h"
#include "app/window/help/shortcut_list.h"
#include "app/window/notice/notice_line.h"
#include "app/window/startup/explorer.h"

#include <memory>

namespace roofline::window {

namespace {

/// All actions that can be reached from the window, those of menus and of parts of it included.
QSet<QAction*> actionsOf(const QWidget& window)
{
    QSet<QAction*> all;
    QList<const QWidget*> widgets = {&window};
    for (const QWidget* child : window.findChildren<QWidget*>())
        widgets.append(child);
    for (const QWidget* widget : widgets)
        for (QAction* action : widget->actions())
            all.insert(action);
    return all;
}

/// Whether both are heard of one key at one place: not where each belongs to another part of the window.
bool meet(const QAction& one, const QAction& other)
{
    const auto partOf = [](const QAction& action) {
        const bool isOfAPart = action.shortcutContext() == Qt::WidgetWithChildrenShortcut;
        return isOfAPart ? qobject_cast<const QWidget*>(action.parent()) : nullptr;
    };
    const QWidget* a = partOf(one);
    const QWidget* b = partOf(other);
    return a == nullptr || b == nullptr || a == b || a->isAncestorOf(b) || b->isAncestorOf(a);
}

} // namespace

class HelpTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_explorer = std::make_unique<Explorer>(Place{{"no-such-program"}, "no-such-program", "nowhere"});
        window().show();
        QVERIFY(QTest::qWaitForWindowActive(&window()));
    }
    void cleanup() { m_explorer.reset(); }

    void noKeyMeansTwoThings()
    {
        QMultiMap<QString, const QAction*> owners;
        int keys = 0;
        for (const QAction* action : actionsOf(window())) {
            if (action->shortcutContext() == Qt::WidgetShortcut)
                continue; // only where its widget has the focus
            for (const QKeySequence& sequence : action->shortcuts()) {
                const QString key = sequence.toString();
                for (const QAction* other : owners.values(key))
                    QVERIFY2(!meet(*action, *other), qPrintable(key + ": " + other->text() + ", " + action->text()));
                owners.insert(key, action);
                ++keys;
            }
        }
        for (const QShortcut* shortcut : window().findChildren<QShortcut*>())
            QVERIFY2(!owners.contains(shortcut->key().toString()), qPrintable(shortcut->key().toString()));
        QVERIFY(keys >= 12); // or this has looked at nothing
    }

    void noLetterMeansTwoThings()
    {
        QMap<QString, QString> owners;
        const auto note = [&owners](const QString& text) {
            const QString key = QKeySequence::mnemonic(text).toString();
            if (key.isEmpty())
                return;
            QVERIFY2(!owners.contains(key), qPrintable(key + ": " + owners.value(key) + ", " + text));
            owners.insert(key, text);
        };
        for (const QLabel* label : window().findChildren<QLabel*>())
            if (label->buddy())
                note(label->text());
        for (const QAbstractButton* button : window().findChildren<QAbstractButton*>())
            note(button->text());
        for (const QAction* menu : window().menuBar()->actions())
            note(menu->text());
        QVERIFY(owners.size() >= 14);
    }

    void everyKeyIsInTheSheet()
    {
        QTest::keyClick(&window(), Qt::Key_F1);
        const QString text = sheetText();
        for (const QAction* action : actionsOf(window())) {
            for (const QKeySequence& sequence : action->shortcuts()) {
                const QString keys = sequence.toString(QKeySequence::NativeText);
                QVERIFY2(text.contains(keys), qPrintable(keys + ": " + action->text()));
            }
            if (!action->shortcut().isEmpty()) {
                QVERIFY2(!action->text().isEmpty(), qPrintable(action->objectName()));
                QVERIFY2(text.contains(ShortcutList::plainText(action->iconText())), qPrintable(action->text()));
            }
        }
        for (const char* gesture : {"Alt+N", "Page Down", "Double click", "blanks the screen"})
            QVERIFY2(text.contains(gesture), gesture);
    }

    void theSheetIsNoObstacle()
    {
        auto* entry = window().findChild<QWidget*>("sizeEntry");
        entry->setFocus(); // where the window begins
        QTest::keyClick(entry, Qt::Key_Question);
        auto* sheet = window().findChild<HelpWindow*>("shortcutsWindow");
        QVERIFY(sheet && sheet->isVisible());
        QVERIFY(!sheet->isModal());
        QVERIFY(QTest::qWaitForWindowActive(sheet));
        auto* text = sheet->findChild<QTextBrowser*>();
        QTRY_VERIFY(text->hasFocus());
        QTest::keyClick(text, Qt::Key_Escape);
        QVERIFY(!sheet->isVisible());
        window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window()));
        QTest::keyClick(&window(), Qt::Key_F1); // and again
        QVERIFY(sheet->isVisible());
        QTest::mouseClick(sheet->findChild<QPushButton*>("shortcutsWindowClose"), Qt::LeftButton);
        QVERIFY(!sheet->isVisible());
    }

    void theSheetSaysNothingOfTheMoment()
    {
        m_explorer->sliders().setTile(32);
        QTest::keyClick(&window(), Qt::Key_F1);
        QVERIFY(!sheetText().contains("change of"));
        QVERIFY(sheetText().contains("Undo"));
    }

    void aboutSaysWhatItIsMadeOf()
    {
        action("aboutAction")->trigger();
        auto* about = window().findChild<HelpWindow*>("aboutWindow");
        QVERIFY(about && about->isVisible() && !about->isModal());
        const QString text = about->findChild<QTextBrowser*>()->toPlainText();
        for (const char* said :
             {"Roofline Explorer ", "QCustomPlot 2.", "General Public License", "Apache License", "Tesla T4", "595.84"})
            QVERIFY2(text.contains(said), said);
        QVERIFY(text.contains(QString("Qt ") + qVersion()));
    }

    void diagnosticsHelpAndTellNothingPersonal()
    {
        const QString file = QDir::homePath() + "/secret folder/mine.json";
        m_explorer->bar().notice().showError(file + ": it is cut off for ada-l of " + QSysInfo::machineHostName() +
                                             ", ssh ada-l@gpu.example.org");
        const QByteArray user = qgetenv("USER");
        qputenv("USER", "ada-l");
        m_explorer->bar().notice().showInfo("all is well again");
        action("aboutAction")->trigger();
        auto* copy = window().findChild<QPushButton*>("copyDiagnosticsButton");
        QTest::mouseClick(copy, Qt::LeftButton);
        const QString text = QGuiApplication::clipboard()->text();
        for (const char* said : {"Roofline Explorer ", "Qt ", "QCustomPlot", "platform: offscreen",
                                 "screen: ", "Tesla T4", "driver 595.84", "last error: ", "mine.json: it is cut off"})
            QVERIFY2(text.contains(said), qPrintable(text));
        QVERIFY2(!text.contains(QDir::homePath() + '/'), qPrintable(text));
        qputenv("USER", user);
        for (const QString& personal :
             {QString("secret"), QString("ada-l"), QString("example.org"), ' ' + QSysInfo::machineHostName()})
            QVERIFY2(!text.contains(personal), qPrintable(text));
        QVERIFY(copy->text().contains("copied"));
    }

    void foldersAreLeftOut_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        QTest::newRow("a path") << "/data/me/run.json: bad"
                                << "…/run.json: bad";
        QTest::newRow("home") << QDir::homePath() + "/a/b.json"
                              << "…/b.json";
        QTest::newRow("blanks") << QDir::homePath() + "/my work/run 2.json: bad"
                                << "…/run 2.json: bad";
        QTest::newRow("windows") << "C:\\Users\\me\\run.json"
                                 << "…\\run.json";
        QTest::newRow("units") << "4289 GB/s, n/a, 65 TFLOP/s"
                               << "4289 GB/s, n/a, 65 TFLOP/s";
        QTest::newRow("quoted") << "\"/opt/x/roofline\" did not start"
                                << "\"…/roofline\" did not start";
    }
    void foldersAreLeftOut()
    {
        QFETCH(QString, text);
        QFETCH(QString, expected);
        QCOMPARE(withoutFolders(text), expected);
    }

    void namesAreLeftOut()
    {
        const QByteArray user = qgetenv("USER");
        qputenv("USER", "ada");
        QCOMPARE(withoutNames("ada: no"), QString("…: no"));
        QCOMPARE(withoutNames("adapter, ada-2, my_ada"), QString("adapter, ada-2, my_ada"));
        QCOMPARE(withoutNames("ssh eve@gpu-1.example.org: refused"), QString("ssh …: refused"));
        QCOMPARE(withoutNames("on " + QSysInfo::machineHostName() + '.'), QString("on …."));
        qputenv("USER", user);
    }

    void whatIsSaidIsNoMarkup()
    {
        auto* odd = new QAction("<b>odd</b> & ends", &window());
        odd->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_9));
        window().addAction(odd);
        QTest::keyClick(&window(), Qt::Key_F1);
        QVERIFY(sheetText().contains("<b>odd</b>"));
    }

private:
    QAction* action(const char* name)
    {
        for (QAction* action : window().actions())
            if (action->objectName() == QLatin1String(name))
                return action;
        return nullptr;
    }
    MainWindow& window() { return m_explorer->window(); }
    QString sheetText() { return window().findChild<QTextBrowser*>("shortcutsWindowText")->toPlainText(); }

    std::unique_ptr<Explorer> m_explorer;
};

} // namespace roofline::window

QTEST_MAIN(roofline::window::HelpTest)
#include "help_test.moc"
