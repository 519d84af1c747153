// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLocale>
#include <QTest>

#include "app/window/text/amount_text.h"
#include "app/window/text/quantity_text.h"
#include "app/window/text/wording.h"
#include "core/quantity/units.h"

using namespace roofline;
using namespace roofline::window;

class QuantityTextTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QLocale::setDefault(QLocale::c()); }
    void numbers();
    void quantities();
    void amounts();
    void timesOnTheirWay();
    void followsTheLocale();
    void sentences();
};

void QuantityTextTest::numbers()
{
    QCOMPARE(numberText(3.9689922), "3.969");
    QCOMPARE(numberText(60.0), "60.00");
    QCOMPARE(numberText(9.99996), "10.00");
    QCOMPARE(numberText(16384.0), "16384");
    QCOMPARE(numberText(0.0), "0");
    QCOMPARE(numberText(2.5e9), "2.500 × 10⁹");
    QCOMPARE(numberText(1.25e-7), "1.250 × 10⁻⁷");
    QCOMPARE(numberText(9999999.0), "1.000 × 10⁷");
    QCOMPARE(briefNumberText(5e7), "5 × 10⁷");
    QCOMPARE(briefNumberText(60.0), "60");
    QCOMPARE(briefNumberText(244.5), "244.5");
    QCOMPARE(briefNumberText(1000.0), "1000");
}

void QuantityTextTest::quantities()
{
    QCOMPARE(intensityText(flopsPerByte(3.9689922)), "3.969 FLOP/byte");
    QCOMPARE(timeText(milliseconds(0.541065)), "0.5411 ms");
    QCOMPARE(timeText(milliseconds(0.0357914)), "0.0358 ms");
    QCOMPARE(timeText(milliseconds(2.2127)), "2.213 ms");
    QCOMPARE(timeText(milliseconds(0.0035791)), "3.579 µs");
    QCOMPARE(timeText(milliseconds(0.00012)), "120.0 ns");
    QCOMPARE(timeText(milliseconds(12345.0)), "12.35 s");
    QCOMPARE(timeText(milliseconds(5411.0)), "5.411 s");
    QCOMPARE(timeText(milliseconds(999.96)), "1.000 s");
    QCOMPARE(timeText(milliseconds(999.9)), "999.9 ms");
    QCOMPARE(timeText(milliseconds(0.99999)), "1.000 ms");
    QCOMPARE(timeText(milliseconds(0.01)), "0.0100 ms");
    QCOMPARE(bandwidthText(gigabytesPerSecond(244.53)), "244.5 GB/s");
    QCOMPARE(computeRateText(teraflopsPerSecond(60.0)), "60 TFLOP/s");
    QCOMPARE(computeRateText(gigaflopsPerSecond(29.7)), "29.7 GFLOP/s");
    QCOMPARE(storageText(kibibytes(2.0)), "2.000 KiB");
    QCOMPARE(storageText(mebibytes(1.5)), "1.500 MiB");
    QCOMPARE(percentText(10.085), "1008.5 %");
    QCOMPARE(countText(65536), "65536");
    QCOMPARE(crossoverSizeText(26.6667), "26.67");
    QCOMPARE(crossoverSizeText(1234.4), "1234");
}

void QuantityTextTest::amounts()
{
    QCOMPARE(trafficText(bytes(768.0)), "768 byte");
    QCOMPARE(trafficText(bytes(99999.0)), "99999 byte");
    QCOMPARE(trafficText(bytes(100000.0)), "100.0 kB");
    QCOMPARE(trafficText(bytes(541065216.0)), "541.1 MB");
    QCOMPARE(trafficText(bytes(999.96e6)), "1.000 GB"); // not "1000 MB"
    QCOMPARE(workText(flops(0.0)), "0 FLOP");
    QCOMPARE(workText(flops(1024.0)), "1024 FLOP");
    QCOMPARE(workText(flops(2147483648.0)), "2.147 GFLOP");
    QCOMPARE(amountText(65536.0), "65536");
    QCOMPARE(amountText(134217728.0), "134.2 M");
    QCOMPARE(amountText(5e22), "50000 E"); // past the last prefix
}

void QuantityTextTest::timesOnTheirWay()
{
    QCOMPARE(elapsedText(milliseconds(0.0), milliseconds(2.2127)), "0.000 ms");
    QCOMPARE(elapsedText(milliseconds(0.4), milliseconds(2.2127)), "0.400 ms");
    QCOMPARE(elapsedText(milliseconds(2.2127), milliseconds(2.2127)), "2.213 ms");
    QCOMPARE(elapsedText(milliseconds(3.0), milliseconds(2.2127)), "2.213 ms");
    QCOMPARE(elapsedText(milliseconds(0.001), milliseconds(0.2654)), "0.0010 ms");
    QCOMPARE(elapsedText(milliseconds(1e-5), milliseconds(0.00012)), "10.0 ns");
    QCOMPARE(elapsedText(milliseconds(0.0), milliseconds(0.0)), timeText(milliseconds(0.0)));
}

void QuantityTextTest::followsTheLocale()
{
    QLocale::setDefault(QLocale("de_DE"));
    QCOMPARE(timeText(milliseconds(0.541065)), "0,5411 ms");
    QCOMPARE(briefNumberText(60.0), "60");
    QCOMPARE(countText(65536), "65536");
}

void QuantityTextTest::sentences()
{
    const ModelReading reference =
        readModel({MatmulShape{}, Roof{gigabytesPerSecond(1000.0), teraflopsPerSecond(60.0)}});
    QCOMPARE(Wording::verdict(reference), "Memory sets the bound: 0.5411 ms");
    QCOMPARE(Wording::bound(reference), "0.5411 ms, by memory");
    QCOMPARE(Wording::crossover(reference), "none: T/s\u00a0=\u00a04\u00a0≤\u00a0ridge 60; needs T\u00a0>\u00a0240");
    // Each matrix once, 3 byte and 4 FLOP a unit of time: the crossover at N = 8.
    const ModelReading balanced =
        readModel({MatmulShape{8, 16, 4, Traffic::MatrixOnce}, Roof{Bandwidth(3.0), ComputeRate(4.0)}});
    QCOMPARE(Wording::crossover(balanced), "N = 8.000");
    QVERIFY(Wording::verdict(balanced).startsWith("Memory and compute bind alike"));
    QVERIFY(Wording::tileFaults({1024, 32, 4, Traffic::Tiled}, {}).isEmpty());
    const QStringList faults = Wording::tileFaults({1024, 128, 4, Traffic::Tiled}, {});
    QCOMPARE(faults.size(), 2);
    QVERIFY(faults[0].contains("16384") && faults[0].contains("T\u00a0≤\u00a032"));
    QVERIFY(faults[1].contains("128.0 KiB") && faults[1].contains("T\u00a0≤\u00a090"));
    QVERIFY(Wording::tileFaults({1024, 128, 4, Traffic::MatrixOnce}, {}).isEmpty());
    DeviceFacts device; // none on screen yet: what cards give
    QCOMPARE(Wording::tileFaults({1024, 128, 4, Traffic::Tiled}, blockLimitsOf(device)).size(), 2);
    device.name = QStringLiteral("a processor").toStdString(); // it has no blocks
    QVERIFY(Wording::tileFaults({1024, 128, 4, Traffic::Tiled}, blockLimitsOf(device)).isEmpty());
    device.kind = DeviceKind::Cuda;
    QCOMPARE(Wording::tileFaults({1024, 128, 4, Traffic::Tiled}, blockLimitsOf(device)).size(), 2);
}

QTEST_MAIN(QuantityTextTest)
#include "quantity_text_test.moc"
