// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The room of the table: its columns, its rows and the notes beneath it.
#include <QHeaderView>
#include <QScrollBar>
#include <QTableView>
#include <QTest>

#include "app/window/state/session_state.h"
#include "app/window/table/results_view.h"
#include "core/session/session_file.h"
#include "tests/support/made_up_run.h"

#include <variant>

namespace roofline::window {

namespace {

constexpr int ratioColumn = 7;

struct Stand {
    explicit Stand(const QSize& size)
    {
        view.resize(size);
        view.show();
    }
    void show(const Session& session)
    {
        screen.replace(session);
        QCoreApplication::processEvents();
    }
    void showLong() { show(std::get<Session>(readSessionFile(SCALED_SESSION))); }
    QTableView& table() const { return *view.findChild<QTableView*>("resultsTable"); }
    /// Of all columns but the last, which has what is left.
    QList<int> widths() const
    {
        QList<int> all;
        for (int column = 0; column + 1 < table().horizontalHeader()->count(); ++column)
            all << table().columnWidth(column);
        return all;
    }

    SessionState screen;
    ResultsView view{&screen};
};

} // namespace

class ResultsLayoutTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void unfoldingMovesNoColumn()
    {
        Stand stand({1280, 400});
        stand.showLong();
        QTableView& table = stand.table();
        const QList<int> before = stand.widths();
        const QAbstractItemModel& rows = *table.model();
        int headings = 0;
        for (int row = rows.rowCount() - 1; row >= 0; --row) { // from below: unfolding moves what is beneath
            if (table.columnSpan(row, 0) == 1)
                continue;
            ++headings;
            table.scrollTo(rows.index(row, 0));
            QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, table.visualRect(rows.index(row, 0)).center());
            QCoreApplication::processEvents();
            QCOMPARE(stand.widths(), before);
            QVERIFY(!table.horizontalScrollBar()->isVisible());
            const QAbstractItemView& view = table;                      // where the hint is public
            for (int column = 0; column < rows.columnCount(); ++column) // and no word is cut
                QVERIFY2(table.columnWidth(column) >= view.sizeHintForColumn(column),
                         qPrintable(QString::number(column)));
        }
        QCOMPARE(headings, 2);
        QVERIFY(rows.rowCount() > 60);
    }

    void allColumnsShareWhatIsLeft()
    {
        Stand stand({1100, 400});
        stand.show(made_up::session());
        const QList<int> before = stand.widths();
        stand.view.resize(1200, 400);
        QCoreApplication::processEvents();
        const QList<int> after = stand.widths();
        for (int column = 0; column < before.size(); ++column)
            QVERIFY2(after[column] > before[column], qPrintable(QString::number(column)));
        QVERIFY(!stand.table().horizontalScrollBar()->isVisible());
    }

    void aColumnKeepsTheWidthThatItWasGiven()
    {
        Stand stand({1100, 400});
        stand.show(made_up::session());
        QHeaderView* head = stand.table().horizontalHeader();
        const int column = 1;
        const int before = head->sectionSize(column);
        const QPoint edge(head->sectionViewportPosition(column) + before - 1, head->height() / 2);
        QTest::mousePress(head->viewport(), Qt::LeftButton, {}, edge);
        QTest::mouseMove(head->viewport(), edge + QPoint(37, 0));
        QTest::mouseRelease(head->viewport(), Qt::LeftButton, {}, edge + QPoint(37, 0));
        const int given = head->sectionSize(column);
        QVERIFY(given > before + 20);
        const QList<int> drawn = stand.widths();
        stand.view.resize(1100, 330); // as the splitter does
        QCoreApplication::processEvents();
        QCOMPARE(stand.widths(), drawn);
        const QPoint middle(head->sectionViewportPosition(ratioColumn) + 20, head->height() / 2);
        QTest::mouseClick(head->viewport(), Qt::LeftButton, {}, middle); // sorts
        QCOMPARE(head->sectionSize(column), given);
        const int beside = head->sectionSize(column + 1);
        stand.view.resize(1300, 400);
        QCoreApplication::processEvents();
        QCOMPARE(head->sectionSize(column), given);
        QVERIFY(head->sectionSize(column + 1) > beside); // the others share
        stand.showLong();
        QCOMPARE(head->sectionSize(column), given);
    }

    void theSortedHeadHasRoomForItsArrow()
    {
        Stand stand({1280, 400});
        stand.show(made_up::session());
        QHeaderView* head = stand.table().horizontalHeader();
        const int before = head->sectionSize(ratioColumn);
        const QPoint middle(head->sectionViewportPosition(ratioColumn) + before / 2, head->height() / 2);
        QTest::mouseClick(head->viewport(), Qt::LeftButton, {}, middle);
        QVERIFY(head->sectionSize(ratioColumn) > before);
    }

    void aLongTableTakesTheRoomOfTheNotes()
    {
        Stand stand({1280, 236});
        stand.showLong();
        const auto* notes = stand.view.findChild<QWidget*>("resultsNotesArea");
        QVERIFY(notes->height() < 3 * notes->fontMetrics().lineSpacing());
        QVERIFY(stand.table().viewport()->height() >= 5 * stand.table().rowHeight(0));
    }

    void aShortTableLeavesTheNotesWhole()
    {
        Stand stand({1280, 500});
        stand.show(made_up::restlessSession());
        const auto* notes = stand.view.findChild<QWidget*>("resultsNotesArea");
        QVERIFY(notes->height() >= notes->sizeHint().height());
    }
};

} // namespace roofline::window

QTEST_MAIN(roofline::window::ResultsLayoutTest)
#include "results_layout_test.moc"
