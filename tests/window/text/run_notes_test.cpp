// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/window/table/session_lines.h"
#include "app/window/table/row_group.h"
#include "app/window/table/session_lines.h"
#include "app/window/text/run_notes.h"
#include "tests/support/made_up_run.h"

namespace roofline::window {

class RunNotesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void haveNothingToSayOfAQuietRun()
    {
        QVERIFY(RunNotes::lines(made_up::session()).isEmpty());
        QVERIFY(RunNotes::brief(made_up::session()).isEmpty());
        QVERIFY(RunNotes::brief({}).isEmpty());
    }

    void sayWhatTheNumbersMustNotBeReadWithout()
    {
        const QStringList lines = RunNotes::lines(made_up::restlessSession());
        QCOMPARE(lines.size(), 3);
        QCOMPARE(lines[0], QString("! Not quiet: vector add: time ran out while the samples still scattered"));
        QCOMPARE(lines[1], QString("! Drift: copy, read and written took 5.0 % longer at the end of the run than at "
                                   "its start"));
        QVERIFY2(lines[2].startsWith("! Throttled: transpose, naive; block reduction: "), qPrintable(lines[2]));
    }

    void sayWhatIsNotPlausible()
    {
        Session session = made_up::session();
        CeilingMeasurement twice = session.ceilings[1];
        twice.id = "fma_fp64";
        twice.best.work = session.ceilings[1].best.work * 2.0;
        session.ceilings.push_back(twice);
        QCOMPARE(RunNotes::lines(session), QStringList("! Not plausible: FMA, float32 (1 TFLOP/s, ± 1.0 % of 3) is "
                                                       "below FMA, float64 (2 TFLOP/s, ± 1.0 % of 3): measured "
                                                       "while the machine was busy; measure again"));
        QCOMPARE(RunNotes::brief(session), QString("not plausible: FMA, float32"));
    }

    void areBrief()
    {
        QCOMPARE(RunNotes::brief(made_up::restlessSession()),
                 QString("not quiet: vector add; drift: copy, read and written; throttled: 2 results"));
    }

    void sayNothingOfAWrongResult()
    {
        Session session = made_up::restlessSession();
        session.kernels.front().check->passed = false;
        QVERIFY(!RunNotes::brief(session).contains("not quiet"));
    }

    void nameAFewOfMany()
    {
        Session session = made_up::session();
        for (KernelMeasurement& kernel : session.kernels)
            kernel.time.becameQuiet = false;
        session.kernels.push_back(session.kernels.front());
        const QString line = RunNotes::lines(session).first();
        QVERIFY2(line.contains("matmul, naive; and 2 more"), qPrintable(line));
        QVERIFY2(!line.contains("tiled"), qPrintable(line));
    }

    void sayWhereASeriesEndsEarly()
    {
        Session session = made_up::crossoverSession();
        session.isPartial = false;
        QVERIFY(!notesText(session).contains("left out"));
        session.kernels.pop_back(); // T 32, N 8192
        QVERIFY2(notesText(session).contains("sizes beyond N 4096 left out"), qPrintable(notesText(session)));
        session.isPartial = true; // cancelled: no word of the device's
        QVERIFY(!notesText(session).contains("left out"));
    }

    void countOneAsOne()
    {
        QCOMPARE(namesOf({"product_t16_n64"}), QStringList("Measured crossover: 1 product"));
        QCOMPARE(namesOf({"knee_8"}), QStringList("Knee: 1 point"));
        QCOMPARE(namesOf({"knee_8", "knee_4"}), QStringList("Knee: 2 points"));
    }

    void callASeriesByItsHeading()
    {
        Session session = made_up::crossoverSession();
        for (KernelMeasurement& kernel : session.kernels)
            kernel.time.becameQuiet = kernel.id.rfind("product_", 0) != 0;
        QCOMPARE(RunNotes::lines(session),
                 QStringList(
                     "! Not quiet: Measured crossover: 36 products: time ran out while the samples still scattered"));
        QCOMPARE(RunNotes::brief(session), QString("not quiet: 36 results"));
    }

    void standUnderTheTable()
    {
        const QString notes = notesText(made_up::restlessSession());
        QVERIFY(notes.startsWith("! Not quiet"));
        QVERIFY(notes.contains("* Above 100 %"));
    }
};

} // namespace roofline::window

QTEST_MAIN(roofline::window::RunNotesTest)
#include "run_notes_test.moc"
