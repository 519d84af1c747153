// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLocale>
#include <QTest>

#include "app/window/text/what_if_words.h"
#include "core/quantity/units.h"

using namespace roofline;
using namespace roofline::window;

class WhatIfWordsTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QLocale::setDefault(QLocale::c()); }
    void howFarTheSlidersStandOff();
};

void WhatIfWordsTest::howFarTheSlidersStandOff()
{
    QCOMPARE(deviationText(125.0, 100.0), "+25 %");
    QCOMPARE(deviationText(96.8, 100.0), "-3.2 %");
    QCOMPARE(deviationText(226.0, 100.0), "+126 %");
    QCOMPARE(deviationText(100.007, 100.0), "+0.007 %");
    QCOMPARE(deviationText(1250.0, 100.0), "× 13");
    QCOMPARE(deviationText(1.0, 100.0), "× 0.01");
    QCOMPARE(deviationText(100.0, 100.0), "");
    QCOMPARE(deviationText(0.1 + 0.2, 0.3), "");
    QCOMPARE(WhatIfWords::bandwidth(gigabytesPerSecond(5345.0), gigabytesPerSecond(4276.0)),
             "measured 4276 GB/s, sliders +25 %");
    QCOMPARE(WhatIfWords::peak(teraflopsPerSecond(33.0), teraflopsPerSecond(66.0)),
             "measured 66 TFLOP/s, sliders -50 %");
    QCOMPARE(WhatIfWords::peak(teraflopsPerSecond(66.0), teraflopsPerSecond(66.0)), "measured 66 TFLOP/s");
    QLocale::setDefault(QLocale("de_DE"));
    QCOMPARE(deviationText(96.8, 100.0), "-3,2 %");
}

QTEST_MAIN(WhatIfWordsTest)
#include "what_if_words_test.moc"
