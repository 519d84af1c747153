// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Values in words: digits, what is unknown, and text from outside that must not break a line.
#include "core/quantity/units.h"
#include "core/session/number_words.h"
#include "core/session/printable.h"
#include "core/session/result_table.h"
#include "core/session/session_words.h"
#include "core/session/text_columns.h"
#include "core/session/timestamp.h"

#include <doctest/doctest.h>

#include <clocale>

using namespace roofline;

TEST_CASE("times: 3 decimals, 3 significant digits below 0.1 ms")
{
    CHECK(timeWords(milliseconds(1.30182)) == "1.302");
    CHECK(timeWords(milliseconds(12345.6789)) == "12345.679");
    CHECK(timeWords(milliseconds(0.1)) == "0.100");
    CHECK(timeWords(milliseconds(0.0836)) == "0.0836");
    CHECK(timeWords(milliseconds(0.00123456)) == "0.00123");
}

TEST_CASE("spreads: relative MAD and count, never a bare 0.0 for what is small")
{
    Timing time;
    time.median = milliseconds(1.0);
    CHECK(spreadWords(time) == "n/a");
    time.spread = SampleSummary{milliseconds(1.0), milliseconds(0.9), milliseconds(1.1), milliseconds(0.002), 13};
    CHECK(spreadWords(time) == "± 0.2 % of 13");
    time.becameQuiet = false;
    CHECK(spreadWords(time) == "± 0.2 % of 13, not quiet");
    time.becameQuiet = true;
    time.spread->medianAbsoluteDeviation = milliseconds(0.0004);
    CHECK(spreadWords(time) == "± 0.04 % of 13");
    time.spread->medianAbsoluteDeviation = milliseconds(0.0);
    CHECK(spreadWords(time) == "± 0.0 % of 13");
}

TEST_CASE("checks: passed, failed with its errors, not recorded")
{
    CHECK(checkWords(std::nullopt) == "not recorded");
    CHECK(checkWords(CheckResult{true, 1e-6, 1e-7, "every element"}) == "passed");
    CHECK(checkWords(CheckResult{false, 3.5, 0.25, "every element"}) ==
          "FAILED: largest error 3.5 absolute, 0.25 relative; every element");
}

TEST_CASE("conditions: what is known, and that nothing is")
{
    Conditions conditions;
    CHECK(conditionsWords(conditions) == "not recorded");
    conditions.temperature = celsius(45.0);
    CHECK(conditionsWords(conditions) == "45 °C");
    conditions.clock = megahertz(1980.0);
    conditions.memoryClock = megahertz(3201.0);
    conditions.power = watts(412.4);
    conditions.throttleReasons.emplace();
    CHECK(conditionsWords(conditions) == "1980 MHz, memory 3201 MHz, 412 W, 45 °C, not throttled");
    conditions.throttleReasons = {"power cap", "heat"};
    CHECK(conditionsWords(conditions) == "1980 MHz, memory 3201 MHz, 412 W, 45 °C, throttled: power cap, heat");
}

TEST_CASE("sizes are binary and short")
{
    CHECK(sizeWords(kibibytes(64.0)) == "64 KiB");
    CHECK(sizeWords(mebibytes(64.0)) == "64 MiB");
    CHECK(sizeWords(gibibytes(15.75)) == "15.8 GiB");
    CHECK(sizeWords(gibibytes(2048.0)) == "2048 GiB");
    CHECK(sizeWords(bytes(512.0)) == "0.5 KiB");
}

TEST_CASE("names of results; an unknown id is its own name")
{
    CHECK(readableName("copy") == "copy, read and written");
    CHECK(readableName("transpose_naive") == "transpose, naive");
    CHECK(readableName("matmul_tiled_16") == "matmul, tiled 16");
    CHECK(readableName("matmul_tiled_32") == "matmul, tiled 32");
    CHECK(readableName("product_t1_n8192") == "product, untiled, N = 8192");
    CHECK(readableName("product_t16_n1024") == "product, tile 16, N = 1024");
    CHECK(readableName("product_t016_n1024") == "product_t016_n1024");
    CHECK(readableName("matmul_tiled_x") == "matmul_tiled_x");
    CHECK(readableName("matmul_tiled_") == "matmul_tiled_");
    CHECK(readableName("my kernel") == "my kernel");
}

TEST_CASE("digits do not follow the program's locale")
{
    const std::string before = std::setlocale(LC_ALL, nullptr);
    // Not every machine has it; then this says nothing, and no less than the other cases.
    if (std::setlocale(LC_ALL, "de_DE.UTF-8") != nullptr)
        CHECK(fixedWords(1234.5, 1) == "1234.5");
    std::setlocale(LC_ALL, before.c_str());
    CHECK(fixedWords(1234.5, 1) == "1234.5");
}

TEST_CASE("text from outside stays in its line")
{
    const std::string replaced = "\xEF\xBF\xBD";
    CHECK(printable("Tesla T4 ±°") == "Tesla T4 ±°");
    CHECK(printable("a\nb\tc\x1b[31m\x7f") == "a" + replaced + "b" + replaced + "c" + replaced + "[31m" + replaced);
    CHECK(printable("\xC2\x9B") == replaced + replaced);                // a control character of Latin-1
    CHECK(printable("\xC0\xAF") == replaced + replaced);                // overlong
    CHECK(printable("\xED\xA0\x80").find("\xED") == std::string::npos); // a surrogate
    CHECK(printable("\xE2\x82") == replaced + replaced);                // cut
    CHECK(printable("abcdef", 3) == "abc…");
    CHECK(printable("abc", 3) == "abc");
    CHECK(codePoints("± 0.2 °") == 7);
}

TEST_CASE("columns are aligned by code points")
{
    const std::string text =
        alignedColumns({{"name"}, {"ms", Align::Right}, {"±"}}, {{"°C", "1.5", "± 2"}, {"longer", "12.25", ""}});
    CHECK(text == "name       ms  ±\n"
                  "°C        1.5  ± 2\n"
                  "longer  12.25\n");
}

TEST_CASE("timestamps: dates and UTC times that exist")
{
    CHECK(isTimestamp("2026-08-30"));
    CHECK(isTimestamp("2024-02-29T23:59:60Z"));
    CHECK(isTimestamp(utcNow()));
    for (const char* wrong : {"", "2026-02-30", "2026-13-01", "2026-8-30", "2026-08-30T24:00:00Z",
                              "2026-08-30T12:60:00Z", "2026-08-30T12:00:00", "2026-08-30 12:00:00Z", "30.08.2026"}) {
        CAPTURE(wrong);
        CHECK_FALSE(isTimestamp(wrong));
    }
}

TEST_CASE("what goes on with a card stands in one line, each n/a on its own; a processor has a battery or none")
{
    DeviceFacts card;
    card.kind = DeviceKind::Cuda;
    CHECK(deviceStateWords(card) ==
          "CUDA index n/a, UUID n/a, PCI bus n/a; other processes: n/a, display: n/a, ECC: n/a, MIG "
          "slice: n/a, on battery: n/a");
    card.cudaIndex = 1;
    card.uuid = "GPU-1";
    card.pciBusId = "0000:81:00.0";
    card.otherProcesses = 0;
    card.isDisplayAttached = false;
    card.isEccOn = true;
    card.isMigSlice = false;
    card.isOnBattery = true;
    CHECK(deviceStateWords(card) ==
          "CUDA index 1, GPU-1, PCI bus 0000:81:00.0; other processes: 0, display: none, ECC: on, "
          "MIG slice: no, on battery: yes");
    DeviceFacts processor;
    CHECK(deviceStateWords(processor) == "on battery: n/a");
    Session session;
    session.device = card;
    CHECK(resultTable(session).find("\nstate       CUDA index 1, ") != std::string::npos);
    session.device = DeviceFacts();
    CHECK(resultTable(session).find("\nstate") == std::string::npos);
}
