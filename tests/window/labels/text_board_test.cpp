// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a board of texts forgets with a text that gave way.
#include <QTest>

#include "app/window/labels/text_board.h"

using namespace roofline::window;

class TextBoardTest : public QObject {
    Q_OBJECT

private slots:
    void aTextThatIsGoneLeavesNoLeader();
};

void TextBoardTest::aTextThatIsGoneLeavesNoLeader()
{
    const QRectF bounds(0.0, 0.0, 600.0, 400.0);
    TextBoard board(QFont(), bounds, 6.0);
    const QLineF line(0.0, 200.0, 600.0, 200.0);
    board.takeSoftLine(line.translated(0.0, 5.0)); // no room along the line
    board.takeSoftLine(line.translated(0.0, -5.0));
    QVERIFY(board.add(AlongLine{line, {"a name that is long"}, {Side::Above, Side::Below}, 1, 6.0}, TextRole::Memory));
    const AnnotationText led = board.texts().front();
    QVERIFY(led.leader);

    const QString small = ".";
    const QSizeF size = board.sizeOf(small);
    const QPointF corner = led.leader->center() - QPointF(size.width(), size.height()) / 2.0;
    QVERIFY(!board.addUpright(TextRole::Axis, small, corner)); // over the leader
    const QRectF kept = QRectF(corner, size).adjusted(-1.0, -1.0, 1.0, 1.0);
    const auto rest = board.giveWay({{bounds.topLeft(), QPointF(bounds.right(), kept.top())},
                                     {QPointF(bounds.left(), kept.bottom()), bounds.bottomRight()},
                                     {bounds.topLeft(), QPointF(kept.left(), bounds.bottom())},
                                     {QPointF(kept.right(), bounds.top()), bounds.bottomRight()}},
                                    {}, {});
    QVERIFY(board.texts().empty());
    QCOMPARE(rest.size(), std::size_t(1));
    QVERIFY(board.addUpright(TextRole::Axis, small, corner));
}

QTEST_MAIN(TextBoardTest)
#include "text_board_test.moc"
