// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTest>

#include "app/window/state/explorer_state.h"
#include "core/quantity/units.h"

using namespace roofline;
using namespace roofline::window;

class ExplorerStateTest : public QObject {
    Q_OBJECT

private slots:
    void startsAtTheReference();
    void tellsEachChangeOnce();
    void isSilentWhereNothingChanges();
    void setsAllAtOnce();
};

void ExplorerStateTest::startsAtTheReference()
{
    const ExplorerState state;
    QCOMPARE(state.input().shape.n, 1024);
    QCOMPARE(state.input().shape.tile, 16);
    QVERIFY(qAbs(state.reading().intensity.value() - 3.969) < 5e-4);
    QVERIFY(qAbs(inMilliseconds(state.reading().time.memory) - 0.5411) < 5e-5);
}

void ExplorerStateTest::tellsEachChangeOnce()
{
    ExplorerState state;
    int told = 0;
    double lastRidge = 0.0;
    connect(&state, &ExplorerState::changed, this, [&](const ModelReading& reading) {
        ++told;
        lastRidge = reading.ridge.value();
    });
    state.setSize(2048);
    state.setTile(32);
    state.setBandwidth(gigabytesPerSecond(3000.0));
    state.setPeak(teraflopsPerSecond(30.0));
    state.setTraffic(Traffic::MatrixOnce);
    state.setElementBytes(8);
    QCOMPARE(told, 6);
    QCOMPARE(lastRidge, 10.0);
    QCOMPARE(state.input().shape.elementBytes, 8);
}

void ExplorerStateTest::isSilentWhereNothingChanges()
{
    ExplorerState state;
    int told = 0;
    connect(&state, &ExplorerState::changed, this, [&] { ++told; });
    state.setSize(1024);
    state.setTile(16);
    state.setBandwidth(gigabytesPerSecond(1000.0));
    state.setInput(state.input());
    QCOMPARE(told, 0);
}

void ExplorerStateTest::setsAllAtOnce()
{
    ExplorerState state;
    int told = 0;
    connect(&state, &ExplorerState::changed, this, [&] { ++told; });
    ModelInput input = state.input();
    input.shape.n = 512;
    input.shape.tile = 8;
    input.roof.peak = teraflopsPerSecond(8.0921);
    state.setInput(input);
    QCOMPARE(told, 1);
    QCOMPARE(state.input().shape.tile, 8);
}

QTEST_MAIN(ExplorerStateTest)
#include "explorer_state_test.moc"
