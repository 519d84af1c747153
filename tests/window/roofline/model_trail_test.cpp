// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/window/roofline/model_trail.h"
#include "app/window/text/move_words.h"
#include "core/quantity/units.h"

using namespace roofline;
using namespace roofline::window;

namespace {

/// Under 1000 GB/s and 60 TFLOP/s: the ridge is at 60 FLOP/byte.
ModelReading reading(std::int64_t n, std::int64_t tile, double bandwidth = 1000.0)
{
    ModelInput input;
    input.shape.n = n;
    input.shape.tile = tile;
    input.roof = {gigabytesPerSecond(bandwidth), teraflopsPerSecond(60.0)};
    return readModel(input);
}

RoofPoint pointOf(const ModelReading& reading) { return {reading.intensity, reading.attainable}; }

} // namespace

class ModelTrailTest : public QObject {
    Q_OBJECT

private slots:
    void noneAtFirst();
    void aStepLeavesAMark();
    void thePointThatStaysLeavesNone();
    void theOldestGo();
    void anotherRoofEndsIt();
    void words();
};

void ModelTrailTest::noneAtFirst()
{
    ModelTrail trail;
    QVERIFY(trail.past().empty());
    trail.follow(reading(1024, 16));
    QVERIFY(trail.past().empty());
}

void ModelTrailTest::aStepLeavesAMark()
{
    ModelTrail trail;
    trail.follow(reading(1024, 16));
    trail.follow(reading(1024, 32));
    QCOMPARE(trail.past().size(), 1u);
    QVERIFY(trail.past()[0].intensity == reading(1024, 16).intensity);
    QVERIFY(trail.past()[0].rate == reading(1024, 16).attainable);
    trail.follow(reading(2048, 32));
    QVERIFY(trail.past().back().intensity == reading(1024, 32).intensity);
}

void ModelTrailTest::thePointThatStaysLeavesNone()
{
    ModelTrail trail;
    trail.follow(reading(1024, 16));
    trail.follow(reading(1024, 16));
    QVERIFY(trail.past().empty());
}

void ModelTrailTest::theOldestGo()
{
    ModelTrail trail;
    for (std::int64_t tile = 1; tile <= 12; ++tile)
        trail.follow(reading(65536, tile));
    QCOMPARE(trail.past().size(), ModelTrail::mostSteps);
    QVERIFY(trail.past().back().intensity == reading(65536, 11).intensity);
    QVERIFY(trail.past().front().intensity == reading(65536, 12 - ModelTrail::mostSteps).intensity);
}

void ModelTrailTest::anotherRoofEndsIt()
{
    ModelTrail trail;
    trail.follow(reading(1024, 16));
    trail.follow(reading(1024, 32));
    trail.follow(reading(1024, 32, 500.0));
    QVERIFY(trail.past().empty());
    trail.follow(reading(1024, 16, 500.0));
    QCOMPARE(trail.past().size(), 1u);
}

void ModelTrailTest::words()
{
    const auto move = [](const ModelReading& from, const ModelReading& to) {
        return MoveWords::of(pointOf(from), pointOf(to));
    };
    QCOMPARE(move(reading(1024, 16), reading(1024, 32)), "→ right, ↑ up");
    QCOMPARE(move(reading(1024, 32), reading(1024, 16)), "← left, ↓ down");
    ModelInput once;
    once.shape.traffic = Traffic::MatrixOnce;
    once.roof = reading(1, 1).input.roof;
    const auto at = [&once](std::int64_t n) {
        once.shape.n = n;
        return readModel(once);
    };
    QCOMPARE(move(at(1024), at(2048)), "→ right"); // both under the flat roof: nothing is gained
    QCOMPARE(move(at(2048), at(1024)), "← left");
    QCOMPARE(move(at(2048), at(2048)), "");
    QCOMPARE(move(reading(65536, 16), reading(60000, 16)), ""); // nothing that could be seen
}

QTEST_MAIN(ModelTrailTest)
#include "model_trail_test.moc"
