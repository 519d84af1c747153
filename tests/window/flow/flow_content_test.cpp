// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLocale>
#include <QTest>

#include "app/window/flow/flow_content.h"
#include "core/quantity/units.h"

using namespace roofline;
using namespace roofline::window;

namespace {

const Roof slowMemory{gigabytesPerSecond(1.0), teraflopsPerSecond(60.0)};
const Roof slowArithmetic{gigabytesPerSecond(1000.0), teraflopsPerSecond(0.001)};

FlowContent contentOf(const MatmulShape& shape, const Roof& roof = slowMemory)
{
    return flowContent(readModel({shape, roof}));
}

QString spaced(QString text) { return text.replace(QChar::Nbsp, u' '); }

} // namespace

class FlowContentTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QLocale::setDefault(QLocale::c()); }
    void countsATiledProduct();
    void theUntiledBaselineHasNoTile();
    void eachMatrixOnceHasAnIdealCache();
    void aTileThatDoesNotDivide();
    void marksWhatBinds();
    void edgesGetThinnerWithTheTile();
    void isSpoken();
};

void FlowContentTest::countsATiledProduct()
{
    const FlowContent content = contentOf({8, 4, 4, Traffic::Tiled}); // 2·64·2 values of 4 byte, 2·512 FLOP, 64 values
    QCOMPARE(content.keeping, Keeping::Tile);
    QCOMPARE(spaced(content.edges[0].amount), QString("1024 byte loaded"));
    QCOMPARE(content.edges[0].detail, QString("256 values of A and B"));
    QCOMPARE(spaced(content.edges[1].amount), QString("1024 FLOP"));
    QCOMPARE(content.edges[1].detail, QString("each value used 4 times"));
    QCOMPARE(spaced(content.edges[2].amount), QString("256 byte written"));
    QCOMPARE(content.edges[2].detail, QString("64 values of C, each once"));
    QCOMPARE(content.box(FlowPart::Tile).name, QString("Shared tile 4×4"));
    QCOMPARE(spaced(content.box(FlowPart::Tile).figure), QString("0.1250 KiB")); // 2·16·4 byte
    QCOMPARE(spaced(content.box(FlowPart::GlobalMemory).figure), QString("1 GB/s"));
    QCOMPARE(spaced(content.box(FlowPart::Arithmetic).figure), QString("60 TFLOP/s"));
    QCOMPARE(spaced(content.box(FlowPart::Output).figure), QString("8 × 8"));
}

void FlowContentTest::theUntiledBaselineHasNoTile()
{
    const FlowContent content = contentOf({8, 1, 4, Traffic::Tiled});
    QCOMPARE(content.keeping, Keeping::Nothing);
    QCOMPARE(content.box(FlowPart::Tile).name, QString("No tile"));
    QCOMPARE(spaced(content.edges[0].amount), QString("4096 byte loaded"));
    QCOMPARE(content.edges[1].detail, QString("each value used once"));
    QVERIFY(content.edges[1].isMemory); // global memory's edge runs through
    QCOMPARE(content.edges[0].breadth, 1.0);
}

void FlowContentTest::eachMatrixOnceHasAnIdealCache()
{
    const FlowContent content = contentOf({8, 4, 4, Traffic::MatrixOnce});
    QCOMPARE(content.keeping, Keeping::Everything);
    QCOMPARE(content.box(FlowPart::Tile).name, QString("Ideal cache"));
    QCOMPARE(spaced(content.edges[0].amount), QString("512 byte loaded"));
    QCOMPARE(content.edges[0].detail, QString("128 values, each once"));
    QCOMPARE(content.edges[1].detail, QString("each value used 8 times"));
}

void FlowContentTest::aTileThatDoesNotDivide()
{
    const FlowContent content = contentOf({1000, 16, 4, Traffic::Tiled}); // 63 tiles: 1000 / 63 uses
    QCOMPARE(content.edges[1].detail, QString("used 15.87 times on average"));
}

void FlowContentTest::marksWhatBinds()
{
    const FlowContent memory = contentOf({8, 4, 4, Traffic::Tiled}, slowMemory);
    QVERIFY(memory.edges[0].binds && !memory.edges[1].binds && !memory.box(FlowPart::Arithmetic).binds);
    const FlowContent compute = contentOf({8, 4, 4, Traffic::Tiled}, slowArithmetic);
    QVERIFY(!compute.edges[0].binds && compute.edges[1].binds && compute.box(FlowPart::Arithmetic).binds);
    const FlowContent both = contentOf({8, 16, 4, Traffic::MatrixOnce}, {Bandwidth(3.0), ComputeRate(4.0)});
    QVERIFY(both.edges[0].binds && both.edges[1].binds && both.box(FlowPart::Arithmetic).binds);
}

void FlowContentTest::edgesGetThinnerWithTheTile()
{
    double before = 2.0;
    for (const std::int64_t tile : {1, 2, 4, 16, 64}) {
        const FlowContent content = contentOf({1024, tile, 4, Traffic::Tiled});
        QVERIFY(content.edges[0].breadth < before);
        QVERIFY(content.edges[0].breadth > content.edges[2].breadth);
        before = content.edges[0].breadth;
    }
    QCOMPARE(contentOf({1024, 16, 4, Traffic::Tiled}).edges[2].breadth, 0.0);
}

void FlowContentTest::isSpoken()
{
    const QString spoken = spaced(spokenFlow(contentOf({8, 4, 4, Traffic::Tiled})));
    QCOMPARE(spoken,
             QString("Global memory 1 GB/s; 1024 byte loaded · the limit; 256 values of A and B; Shared tile 4×4 "
                     "0.1250 KiB; 1024 FLOP; each value used 4 times; Arithmetic (FMA) 60 TFLOP/s; 256 byte "
                     "written; 64 values of C, each once; Output C 8 × 8"));
}

QTEST_APPLESS_MAIN(FlowContentTest)
#include "flow_content_test.moc"
