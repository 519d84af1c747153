// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How the window shares its height between the pictures and the table, before and after its user has a say.
#include <QPushButton>
#include <QSplitter>
#include <QScrollBar>
#include <QTableView>
#include <QTest>

#include "app/window/startup/explorer.h"
#include "core/session/named_session.h"

#include <variant>

namespace roofline::window {

class WindowSharesTest : public QObject {
    Q_OBJECT

private slots:
    void theTableShowsSixRowsOfAFullSession_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(1280, 800), QSize(1920, 1080), QSize(3840, 2160)})
            QTest::addRow("%d×%d", size.width(), size.height()) << size;
    }

    void theTableShowsSixRowsOfAFullSession()
    {
        QFETCH(QSize, size);
        Explorer explorer(Place{{QStringLiteral("none")}, {}, {}, false}); // nothing is started
        explorer.showOpened("nvidia-h200", std::get<Session>(readNamedSession("nvidia-h200")));
        explorer.window().resize(size);
        show(explorer);
        const auto* table = explorer.window().findChild<QTableView*>("resultsTable");
        const double rows = double(table->viewport()->height()) / table->rowHeight(0);
        QVERIFY2(rows >= 5.8, qPrintable(QString::number(rows)));
        const auto* charts = explorer.window().findChild<QWidget*>("chartSplitter");
        QVERIFY(charts->height() * 100 >= 58 * size.height());
    }

    void theTableIsAsItWasAfterALecture()
    {
        Explorer explorer(Place{{QStringLiteral("none")}, {}, {}, false});
        explorer.showOpened("nvidia-h200", std::get<Session>(readNamedSession("nvidia-h200")));
        explorer.window().resize(1280, 800);
        show(explorer);
        const auto* table = explorer.window().findChild<QTableView*>("resultsTable");
        const auto widths = [table] {
            QList<int> all;
            for (int column = 0; column < table->model()->columnCount(); ++column)
                all << table->columnWidth(column);
            return all;
        };
        const QList<int> before = widths();
        const int height = table->viewport()->height();
        for (int i = 0; i < 2; ++i) { // into the lecture and out of it
            QTest::keyClick(&explorer.window(), Qt::Key_L, Qt::ControlModifier);
            QVERIFY(explorer.lecture().isOn() == (i == 0));
            show(explorer);
        }
        QCOMPARE(widths(), before);
        QVERIFY(!table->horizontalScrollBar()->isVisible());
        QCOMPARE(table->viewport()->height(), height);
    }

    void theTableIsMadeHigherByDragging()
    {
        Explorer explorer(Place{{QStringLiteral("none")}, {}, {}, false});
        show(explorer);
        const auto* table = explorer.window().findChild<QWidget*>("resultsTable");
        const int before = table->height();
        QWidget* handle = explorer.window().findChild<QSplitter*>("rowSplitter")->handle(1);
        const QPoint grip = handle->rect().center();
        QTest::mousePress(handle, Qt::LeftButton, {}, grip);
        QTest::mouseMove(handle, grip - QPoint(0, 60));
        QTest::mouseRelease(handle, Qt::LeftButton, {}, grip);
        QCoreApplication::processEvents();
        QVERIFY2(table->height() >= before + 50, qPrintable(QString::number(table->height() - before)));
    }

    void theButtonsGrowWithTheirText_data() { theTableShowsSixRowsOfAFullSession_data(); }

    void theButtonsGrowWithTheirText()
    {
        QFETCH(QSize, size);
        Explorer explorer(Place{{QStringLiteral("none")}, {}, {}, false});
        explorer.window().resize(size);
        show(explorer);
        const auto& measure = *explorer.window().findChild<QPushButton*>("measureButton");
        const auto& options = *explorer.window().findChild<QWidget*>("measureOptions");
        QCOMPARE(options.height(), measure.height()); // one button of two parts
        QCOMPARE(options.y(), measure.y());
        const QFontMetrics text = measure.fontMetrics();
        QVERIFY(measure.iconSize().height() * 10 >= 8 * text.height());
        QVERIFY(measure.height() * 10 >= 14 * text.height());
        const QString words = measure.text().remove(u'&');
        QVERIFY(measure.width() >= text.horizontalAdvance(words) + measure.iconSize().width() + text.height() / 2);
    }

private:
    static void show(Explorer& explorer)
    {
        explorer.window().show();
        QVERIFY(QTest::qWaitForWindowActive(&explorer.window()));
        for (int turn = 0; turn < 4; ++turn) // layouts that follow from other layouts
            QCoreApplication::processEvents();
    }
};

} // namespace roofline::window

QTEST_MAIN(roofline::window::WindowSharesTest)
#include "window_shares_test.moc"
