// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include "app/window/table/results_model.h"
#include "app/window/table/results_order.h"
#include "app/window/table/rows_as_text.h"
#include "core/session/recorded_cards.h"
#include "core/session/session_file.h"
#include "tests/support/made_up_run.h"

#include <algorithm>
#include <variant>

namespace roofline::window {

namespace {

using Model = ResultsModel;

QStringList columnOf(const QAbstractItemModel& model, int column)
{
    QStringList words;
    for (int row = 0; row < model.rowCount(); ++row)
        words << model.index(row, column).data().toString();
    return words;
}

Session withKernels(std::size_t count)
{
    Session session = made_up::session();
    session.kernels.resize(count);
    return session;
}

} // namespace

class ResultsModelTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QLocale::setDefault(QLocale::c()); }

    void isAnHonestModelWhateverComes()
    {
        Model model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setSession(Session());
        model.setSession(withKernels(1));
        model.setSession(withKernels(1));
        model.setSession(withKernels(5));
        model.setSession(made_up::session(true));
        model.setSession(withKernels(2));
        model.setSession(Session());
        QCOMPARE(model.rowCount(), 0);
        QCOMPARE(model.columnCount(), int(Model::columns));
    }

    void aSeriesStandsAfterAllElseUnderItsHeading()
    {
        Model model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        Session session = made_up::crossoverSession();
        std::rotate(session.kernels.begin(), session.kernels.begin() + 5, session.kernels.end()); // the series first
        model.setSession(session);
        QCOMPARE(model.rowCount(), 5 + 1 + 36);
        QCOMPARE(model.index(0, 0).data().toString(), QString("vector add"));
        QVERIFY(model.isHeading(5));
        QCOMPARE(model.index(5, 0).data().toString(), QString("Measured crossover: 36 products"));
        QCOMPARE(model.index(5, Model::Time).data().toString(), QString());
        QCOMPARE(model.index(6, 0).data().toString(), QString("product, untiled, N = 32"));
        for (const std::size_t i : {std::size_t{3}, std::size_t{7}}) // of the series: it stands first here
            session.kernels[i].check->passed = false;
        model.setSession(session);
        QCOMPARE(model.index(5, 0).data().toString(), QString("Measured crossover: 36 products, 2 failed"));
        session.kernels.pop_back();
        model.setSession(session);
    }

    void aSeriesIsFoldedUntilItIsUnfolded()
    {
        Model model;
        ResultsOrder order;
        order.setSourceModel(&model);
        const QAbstractItemModelTester tester(&order, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setSession(made_up::crossoverSession());
        QCOMPARE(order.rowCount(), 6);
        QCOMPARE(order.headingOf(RowGroup::Crossover), 5);
        QCOMPARE(order.headingOf(RowGroup::Knee), -1);
        QCOMPARE(order.index(5, 0).data().toString(), QString("▸ Measured crossover: 36 products"));
        QVERIFY(order.index(5, 0).data(Qt::AccessibleTextRole).toString().endsWith(", folded"));
        order.setUnfolded(RowGroup::Crossover, true);
        QCOMPARE(order.rowCount(), 6 + 36);
        QVERIFY(order.index(5, 0).data().toString().startsWith("▾ "));
        for (const Qt::SortOrder direction : {Qt::AscendingOrder, Qt::DescendingOrder}) {
            order.sort(Model::Time, direction);
            QVERIFY(order.isHeading(5)); // the others are sorted before it, its members after it
            const double first = order.index(6, Model::Time).data(Model::numberRole).toDouble();
            const double last = order.index(41, Model::Time).data(Model::numberRole).toDouble();
            QCOMPARE(first < last, direction == Qt::AscendingOrder);
        }
        order.setUnfolded(RowGroup::Crossover, false);
        QCOMPARE(order.rowCount(), 6);
    }

    void growsWithoutForgettingItsRows()
    {
        Model model;
        model.setSession(withKernels(2));
        const QPersistentModelIndex second(model.index(1, 0));
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        model.setSession(withKernels(4));
        QCOMPARE(reset.count(), 0);
        QVERIFY(second.isValid());
        QCOMPARE(model.rowCount(), 4);
    }

    void fillsInWhatTheCeilingsAddToOldRows()
    {
        Session noRoof = withKernels(1);
        noRoof.ceilings.clear();
        Model model;
        model.setSession(noRoof);
        QCOMPARE(model.index(0, Model::OfCeiling).data().toString(), QString("n/a"));
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        model.setSession(withKernels(1));
        QCOMPARE(changed.count(), 1);
        QCOMPARE(model.index(0, Model::OfCeiling).data().toString(), QString("96.0"));
    }

    void showsTheDigitsOfTheCommand()
    {
        const auto read = sessionFromJson(recordedCards().front().json);
        const Session& card = std::get<Session>(read);
        Model model;
        model.setSession(card);
        const std::vector<ResultRow> rows = resultRows(card);
        QCOMPARE(model.rowCount(), static_cast<int>(rows.size()));
        QVERIFY(!rows.empty());
        for (int i = 0; i < model.rowCount(); ++i) {
            const ResultRow& row = rows[static_cast<std::size_t>(i)];
            const QString mark = row.note.empty() ? "" : "* ";
            const QStringList expected{row.kernel.c_str(),    row.intensity.c_str(),        row.time.c_str(),
                                       row.spread.c_str(),    row.bandwidth.c_str(),        row.rate.c_str(),
                                       row.boundBy.c_str(),   mark + row.ofCeiling.c_str(), row.check.c_str(),
                                       row.conditions.c_str()};
            for (int column = 0; column < Model::columns; ++column)
                QCOMPARE(model.index(i, column).data().toString(), expected[column]);
        }
    }

    void showsTheRecordedT4()
    {
        const auto read = sessionFromJson(recordedCards().front().json);
        Model model;
        model.setSession(std::get<Session>(read));
        QCOMPARE(columnOf(model, Model::OfCeiling), (QStringList{"* 104.8", "42.2", "48.9", "* 1008.5", "* 101.3"}));
        QCOMPARE(columnOf(model, Model::Time), (QStringList{"0.786", "1.302", "0.563", "0.436", "0.275"}));
        QCOMPARE(columnOf(model, Model::Throughput), (QStringList{"256.2", "103.1", "119.7", "2466.1", "247.8"}));
    }

    void writesNumbersAsTheCountryDoes()
    {
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        Model model;
        model.setSession(made_up::session());
        QCOMPARE(model.index(0, Model::Throughput).data().toString(), QString("96,0"));
        QCOMPARE(model.index(4, Model::Kernel).data().toString(), QString("matmul, tiled 16"));
    }

    void showsNoNumberWhereTheCheckFailed()
    {
        Model model;
        model.setSession(made_up::session(true));
        const int last = model.rowCount() - 1;
        for (const int column : {Model::OperationIntensity, Model::Time, Model::Spread, Model::Throughput, Model::Rate,
                                 Model::OfCeiling}) {
            QVERIFY(!model.index(last, column).data().toString().contains(QRegularExpression("[0-9]")));
            QVERIFY(!model.index(last, column).data(Model::numberRole).isValid());
        }
        QVERIFY(model.index(last, Model::Check).data().toString().startsWith("FAILED"));
    }

    void saysWhyANumberIsAboveItsCeiling()
    {
        Model model;
        model.setSession(made_up::session());
        QCOMPARE(model.index(3, Model::OfCeiling).data().toString(), QString("* 500.0"));
        QVERIFY(model.index(3, Model::OfCeiling).data(Qt::ToolTipRole).toString().contains("cache"));
        QCOMPARE(model.index(0, Model::OfCeiling).data(Qt::ToolTipRole).toString(), QString("96.0"));
    }

    void sortsByValueAndLeavesTheMeasuredOrderAsItIs()
    {
        Model model;
        ResultsOrder order;
        order.setSourceModel(&model);
        model.setSession(made_up::session());
        order.sort(Model::Throughput, Qt::AscendingOrder);
        QCOMPARE(columnOf(order, Model::Throughput), (QStringList{"50.0", "50.0", "96.0", "100.0", "500.0"}));
        order.sort(Model::Throughput, Qt::DescendingOrder);
        QCOMPARE(columnOf(order, Model::Throughput), (QStringList{"500.0", "100.0", "96.0", "50.0", "50.0"}));
        order.sort(Model::Kernel, Qt::AscendingOrder);
        QCOMPARE(columnOf(order, Model::Kernel).first(), QString("block reduction"));
        order.sort(-1);
        QCOMPARE(columnOf(order, Model::Kernel), columnOf(model, Model::Kernel));
    }

    void sortsWhatHasNoNumberLastBothWays()
    {
        Model model;
        ResultsOrder order;
        order.setSourceModel(&model);
        model.setSession(made_up::session(true)); // matmul_tiled_16 failed
        for (const Qt::SortOrder way : {Qt::AscendingOrder, Qt::DescendingOrder}) {
            order.sort(Model::Time, way);
            QCOMPARE(columnOf(order, Model::Kernel).last(), QString("matmul, tiled 16"));
        }
    }

    void copiesAsShownForSpreadsheetsAndReports()
    {
        Model model;
        model.setSession(withKernels(2));
        const QStringList lines = rowsAsTabs(model, {1, 0}).split('\n');
        QCOMPARE(lines.size(), 4);
        QCOMPARE(lines[0].split('\t').size(), int(Model::columns));
        QVERIFY(
            lines[1].startsWith("transpose, naive\t0.000\t0.160\t± 1.0 % of 3\t50.0\t0.0\tbandwidth\t50.0\tpassed"));
        QVERIFY(lines[2].startsWith("vector add\t"));
        QVERIFY(lines[3].isEmpty());
        const QStringList report = rowsAsMarkdown(model, {0}).split('\n');
        QVERIFY(report[0].startsWith("| Kernel | FLOP/byte |"));
        QVERIFY(report[1].startsWith("| --- | ---: |"));
        QVERIFY(report[2].startsWith("| vector add | 0.083 |"));
    }
};

} // namespace roofline::window

QTEST_GUILESS_MAIN(roofline::window::ResultsModelTest)
#include "results_model_test.moc"
