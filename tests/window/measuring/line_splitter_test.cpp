// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/window/measuring/line_splitter.h"

namespace roofline::window {

class LineSplitterTest : public QObject {
    Q_OBJECT

private slots:
    void givesNothingOfNothing()
    {
        LineSplitter lines(10);
        QVERIFY(!lines.next());
        lines.add("");
        QVERIFY(!lines.next());
        QVERIFY(lines.rest().isEmpty());
    }

    void givesWholeLinesHoweverTheyCome_data()
    {
        QTest::addColumn<int>("piece");
        for (const int piece : {1, 2, 3, 5, 100})
            QTest::addRow("%d bytes at a time", piece) << piece;
    }
    void givesWholeLinesHoweverTheyCome()
    {
        QFETCH(int, piece);
        const QByteArray text("one\n\ntwo\r\nthree\nhalf");
        LineSplitter lines(5);
        QList<QByteArray> found;
        for (qsizetype at = 0; at < text.size(); at += piece) {
            lines.add(text.mid(at, piece));
            while (const auto line = lines.next())
                found << *line;
        }
        QCOMPARE(found, (QList<QByteArray>{"one", "", "two", "three"}));
        QCOMPARE(lines.rest(), QByteArray("half"));
        QVERIFY(!lines.isTooLong());
    }

    void takesALineOfJustTheLimit()
    {
        LineSplitter lines(4);
        lines.add("1234\n12345\n");
        QCOMPARE(lines.next(), QByteArray("1234"));
        QVERIFY(!lines.next());
        QVERIFY(lines.isTooLong());
    }

    void keepsNothingOfAnEndlessLine()
    {
        LineSplitter lines(1000);
        for (int i = 0; i < 1000; ++i) {
            lines.add(QByteArray(100, 'x'));
            QVERIFY(!lines.next());
            QVERIFY(lines.rest().size() <= 1000);
        }
        QVERIFY(lines.isTooLong());
        lines.add("\nshort\n");
        QVERIFY(!lines.next());
    }
};

} // namespace roofline::window

QTEST_GUILESS_MAIN(roofline::window::LineSplitterTest)
#include "line_splitter_test.moc"
