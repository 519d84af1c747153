// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QLabel>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

#include "app/window/state/session_state.h"
#include "app/window/table/results_view.h"
#include "core/session/recorded_cards.h"
#include "core/session/session_file.h"
#include "tests/support/made_up_run.h"
#include "tests/window/support/text_recorder.h"

#include <variant>

namespace roofline::window {

namespace {

struct Stand {
    Stand()
    {
        view.resize(1100, 300);
        view.show();
        view.activateWindow();
    }
    QString label(const char* name) const
    {
        const auto* found = view.findChild<QLabel*>(QString::fromLatin1(name));
        return found->isVisible() ? found->text() : QString();
    }
    QTableView* table() const { return view.findChild<QTableView*>("resultsTable"); }
    QString cell(int row, int column) const { return table()->model()->index(row, column).data().toString(); }
    void clickHeader(int column) const
    {
        QHeaderView* head = table()->horizontalHeader();
        const QPoint middle(head->sectionViewportPosition(column) + head->sectionSize(column) / 2, head->height() / 2);
        QTest::mouseClick(head->viewport(), Qt::LeftButton, {}, middle);
    }

    SessionState screen;
    ResultsView view{&screen};
};

constexpr int kernelColumn = 0;
constexpr int timeColumn = 2;

} // namespace

class ResultsViewTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void isEmptyWithoutASession()
    {
        const Stand stand;
        QCOMPARE(stand.table()->model()->rowCount(), 0);
        for (const char* name : {"resultsDevice", "resultsCeilings", "resultsNotes"})
            QVERIFY(stand.label(name).isEmpty());
    }

    void saysThatNothingIsMeasuredYet()
    {
        Stand stand;
        QVERIFY(!stand.label("resultsNone").isEmpty());
        stand.screen.replace(made_up::session());
        QVERIFY(stand.label("resultsNone").isEmpty());
        stand.screen.replace({});
        QVERIFY(!stand.label("resultsNone").isEmpty());
    }

    void saysWhoseResultsTheseAre()
    {
        Stand stand;
        stand.screen.replace(std::get<Session>(sessionFromJson(recordedCards().front().json)));
        QVERIFY(stand.label("resultsDevice").contains("Tesla T4"));
        QVERIFY(stand.label("resultsDevice").contains("2026-08-30"));
        QVERIFY(stand.label("resultsCeilings").contains("244.5 GB/s"));
        QVERIFY(stand.label("resultsCeilings").contains("8092.1 GFLOP/s"));
        QVERIFY(stand.label("resultsCeilings").contains("33.09 FLOP/byte"));
        QVERIFY(stand.label("resultsNotes").contains("matmul, naive"));
    }

    void showsEachCeilingWithItsShapeSpreadAndConditions()
    {
        Stand stand;
        stand.screen.replace(made_up::session());
        QVERIFY2(stand.label("resultsCeilings").contains("100.0 GB/s (± 1.0 % of 3, 1500 MHz, 70 W, 50 °C"),
                 qPrintable(stand.label("resultsCeilings")));
        const QString tip = stand.view.findChild<QLabel*>("resultsCeilings")->toolTip();
        QVERIFY2(tip.contains("float4: 100.0 GB/s, ± 1.0 % of 3, 1500 MHz"), qPrintable(tip));
    }

    void givesNoNumberToACeilingThatFailedItsCheck()
    {
        Stand stand;
        Session session = made_up::session();
        session.ceilings.front().best.check->passed = false;
        session.ceilings.front().shapes.front().check->passed = false;
        stand.screen.replace(session);
        QVERIFY(!stand.label("resultsCeilings").contains("100.0 GB/s"));
        QVERIFY(stand.label("resultsCeilings").contains("FAILED"));
        QVERIFY(!stand.label("resultsCeilings").contains("ridge"));
    }

    void beginsAtTheRightWhereThatIsTheReadingDirection()
    {
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        double end = 0.0;
        {
            Stand stand;
            stand.screen.replace(made_up::session());
            for (const RecordedText& text : recordTexts(stand.view))
                if (text.text.contains("Made-up"))
                    end = stand.view.width() - text.ink.boundingRect().right();
        }
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
        QVERIFY2(end > 0.0 && end < 20.0, qPrintable(QString::number(end)));
    }

    void growsWithTheRun()
    {
        Stand stand;
        int kernels = 0;
        for (const RunEvent& event : made_up::events()) {
            stand.screen.take(event);
            kernels += std::holds_alternative<KernelMeasurement>(event) ? 1 : 0;
            QCOMPARE(stand.table()->model()->rowCount(), kernels);
        }
        QVERIFY(stand.label("resultsDevice").contains("partial"));
        stand.screen.take(Ending(Completed{made_up::environment()}));
        QVERIFY(!stand.label("resultsDevice").contains("partial"));
    }

    void sortsAtAClickAndForgetsItAtTheThird()
    {
        Stand stand;
        stand.screen.replace(made_up::session());
        const QString measuredFirst = stand.cell(0, kernelColumn);
        stand.clickHeader(timeColumn);
        QCOMPARE(stand.cell(0, kernelColumn), QString("block reduction")); // 0.08 ms
        stand.clickHeader(timeColumn);
        QCOMPARE(stand.cell(0, kernelColumn), QString("matmul, tiled 16")); // 2.5 ms
        stand.clickHeader(timeColumn);
        QCOMPARE(stand.cell(0, kernelColumn), measuredFirst);
    }

    void copiesTheSelectedRows()
    {
        Stand stand;
        stand.screen.replace(made_up::session());
        QVERIFY(QTest::qWaitForWindowActive(&stand.view));
        stand.table()->setFocus();
        QTest::mouseClick(stand.table()->viewport(), Qt::LeftButton, {},
                          stand.table()->visualRect(stand.table()->model()->index(1, 0)).center());
        QTest::keyClick(stand.table(), Qt::Key_C, Qt::ControlModifier);
        const QStringList lines = QApplication::clipboard()->text().trimmed().split('\n');
        QCOMPARE(lines.size(), 2);
        QVERIFY(lines[1].startsWith("transpose, naive\t"));
        QTest::keyClick(stand.table(), Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(QApplication::clipboard()->text().startsWith("| Kernel |"));
    }

    void unfoldsAndFoldsByKeyboard()
    {
        Stand stand;
        stand.screen.replace(made_up::crossoverSession());
        QCOMPARE(stand.table()->model()->rowCount(), 6);
        QCOMPARE(stand.table()->columnSpan(5, 0), 10);
        stand.table()->setFocus();
        for (int i = 0; i < 6; ++i) // the first press goes to the first row
            QTest::keyClick(stand.table(), Qt::Key_Down);
        QVERIFY2(stand.cell(5, kernelColumn).contains("36 product"), qPrintable(stand.cell(5, kernelColumn)));
        QCOMPARE(stand.table()->currentIndex().row(), 5);
        QTest::keyClick(stand.table(), Qt::Key_Right);
        QCOMPARE(stand.table()->model()->rowCount(), 42);
        QTest::keyClick(stand.table(), Qt::Key_Down);
        QTest::keyClick(stand.table(), Qt::Key_Down);
        QCOMPARE(stand.table()->currentIndex().row(), 7);
        QTest::keyClick(stand.table(), Qt::Key_Left);
        QCOMPARE(stand.table()->model()->rowCount(), 6);
        QCOMPARE(stand.table()->currentIndex().row(), 5);
        for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Return}) {
            QTest::keyClick(stand.table(), key);
            QCOMPARE(stand.table()->model()->rowCount(), key == Qt::Key_Space ? 42 : 6);
        }
    }

    void unfoldsByAClickAndForAChosenPoint()
    {
        Stand stand;
        stand.screen.replace(made_up::crossoverSession());
        QSignalSpy chosen(&stand.view, &ResultsView::kernelChosen);
        const QRect heading = stand.table()->visualRect(stand.table()->model()->index(5, 0));
        QTest::mouseClick(stand.table()->viewport(), Qt::LeftButton, {}, heading.center());
        QCOMPARE(stand.table()->model()->rowCount(), 42);
        QCOMPARE(chosen.last().at(0).toString(), QString()); // a heading is no result
        QTest::mouseClick(stand.table()->viewport(), Qt::LeftButton, {}, heading.center());
        QCOMPARE(stand.table()->model()->rowCount(), 6);
        stand.view.chooseKernel("product_t8_n64");
        QCOMPARE(stand.table()->currentIndex().siblingAtColumn(0).data().toString(),
                 QString("product, tile 8, N = 64"));
        for (const char* id : {"product_t32_n8192", "vector_add"}) { // from one end to the other
            stand.view.chooseKernel(id);
            const QRect row = stand.table()->visualRect(stand.table()->currentIndex());
            QVERIFY2(stand.table()->viewport()->rect().contains(QPoint(5, row.center().y())), id);
        }
    }

    void copiesWhatIsFolded()
    {
        Stand stand;
        stand.screen.replace(made_up::crossoverSession());
        stand.view.copyAsTabs();
        QStringList lines = QGuiApplication::clipboard()->text().split('\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 1 + 5 + 36);
        stand.table()->selectRow(5); // the heading
        stand.view.copyAsMarkdown();
        lines = QGuiApplication::clipboard()->text().split('\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 2 + 36);
        QVERIFY2(lines.last().startsWith("| product, tile 32, N = 8192 |"), qPrintable(lines.last()));
    }

    void copiesAllWhereNothingIsSelected()
    {
        Stand stand;
        stand.screen.replace(made_up::session());
        stand.view.copyAsTabs();
        QCOMPARE(QApplication::clipboard()->text().trimmed().split('\n').size(), 6);
    }

    void isReadableForAScreenReader()
    {
        Stand stand;
        stand.screen.replace(made_up::session());
        QAccessibleInterface* table = QAccessible::queryAccessibleInterface(stand.table());
        QVERIFY(table != nullptr);
        QCOMPARE(table->text(QAccessible::Name), QString("Measured kernels"));
        QCOMPARE(table->tableInterface()->rowCount(), 5);
        QCOMPARE(table->tableInterface()->cellAt(0, 0)->text(QAccessible::Name), QString("vector add"));
    }
};

} // namespace roofline::window

QTEST_MAIN(roofline::window::ResultsViewTest)
#include "results_view_test.moc"
