// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Labels beside a column of points: in their order, in the room, over no line, and level with their points where that is free.
#include <QTest>

#include "app/window/labels/column_labels.h"

#include <algorithm>
#include <random>

using namespace roofline::window;

using Middles = std::vector<double>;

class ColumnLabelsTest : public QObject {
    Q_OBJECT

private slots:
    void noneAndOne();
    void twoThatMeetPartAlike();
    void endsOfTheRoom();
    void linesAreNotCovered();
    void noRoom();
    void anyColumn();
};

void ColumnLabelsTest::noneAndOne()
{
    QCOMPARE(placeInColumn({}, {0.0, 100.0, {}}), Middles());
    QCOMPARE(placeInColumn({{40.0, 10.0}}, {0.0, 100.0, {}}), Middles{40.0});
}

void ColumnLabelsTest::twoThatMeetPartAlike()
{
    QCOMPARE(placeInColumn({{50.0, 10.0}, {52.0, 10.0}}, {0.0, 100.0, {}}), (Middles{46.0, 56.0}));
    QCOMPARE(placeInColumn({{50.0, 10.0}, {60.0, 10.0}}, {0.0, 100.0, {}}), (Middles{50.0, 60.0}));
}

void ColumnLabelsTest::endsOfTheRoom()
{
    QCOMPARE(placeInColumn({{1.0, 10.0}, {2.0, 10.0}}, {0.0, 100.0, {}}), (Middles{5.0, 15.0}));
    QCOMPARE(placeInColumn({{98.0, 10.0}, {99.0, 10.0}}, {0.0, 100.0, {}}), (Middles{85.0, 95.0}));
}

void ColumnLabelsTest::linesAreNotCovered()
{
    // Nearer under the line; then the first one over it, since both under it would go further.
    QCOMPARE(placeInColumn({{52.0, 10.0}}, {0.0, 100.0, {50.0}}), Middles{55.0});
    QCOMPARE(placeInColumn({{49.0, 10.0}, {51.0, 10.0}}, {0.0, 100.0, {50.0}}), (Middles{45.0, 55.0}));
}

void ColumnLabelsTest::noRoom()
{
    QVERIFY(!placeInColumn({{5.0, 10.0}, {6.0, 10.0}}, {0.0, 19.0, {}}));
    QVERIFY(!placeInColumn({{5.0, 10.0}}, {0.0, 18.0, {9.0}}));
}

void ColumnLabelsTest::anyColumn()
{
    std::mt19937 random(7);
    std::uniform_real_distribution<double> anywhere(0.0, 200.0);
    std::uniform_real_distribution<double> high(5.0, 30.0);
    for (int round = 0; round < 500; ++round) {
        std::vector<ColumnLabel> labels;
        for (int i = 0; i < 1 + round % 6; ++i)
            labels.push_back({anywhere(random), high(random)});
        std::sort(labels.begin(), labels.end(), [](const auto& a, const auto& b) { return a.at < b.at; });
        const double line = anywhere(random);
        const std::optional<Middles> middles = placeInColumn(labels, {0.0, 300.0, {line}});
        QVERIFY(middles);
        double free = 0.0;
        for (std::size_t i = 0; i < labels.size(); ++i) {
            const double top = (*middles)[i] - labels[i].height / 2.0;
            const double bottom = (*middles)[i] + labels[i].height / 2.0;
            QVERIFY(top >= free - 1e-9 && bottom <= 300.0 + 1e-9);
            QVERIFY(bottom <= line + 1e-9 || top >= line - 1e-9);
            free = bottom;
        }
    }
}

QTEST_MAIN(ColumnLabelsTest)
#include "column_labels_test.moc"
