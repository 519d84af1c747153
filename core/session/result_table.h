// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// The table of a session: the rows that the command prints and the window shows, with the same digits. Always the C locale.
#pragma once

#include "core/session/session.h"

#include <string>
#include <vector>

namespace roofline {

/// One kernel's row in words. "n/a" where a thing is not known; a failed check leaves the numbers empty.
struct ResultRow {
    std::string id;
    std::string kernel;     ///< "transpose, naive"
    std::string intensity;  ///< FLOP/byte, 3 decimals
    std::string time;       ///< ms, 3 decimals or 3 significant digits below 0.1
    std::string spread;     ///< "± 0.2 % of 13": relative MAD and count; "n/a": published without a spread
    std::string bandwidth;  ///< GB/s, 1 decimal
    std::string rate;       ///< GFLOP/s, 1 decimal
    std::string boundBy;    ///< "bandwidth", "compute", "balanced"
    std::string ofCeiling;  ///< %, 1 decimal
    std::string check;      ///< "passed", "FAILED: …", "not recorded"
    std::string conditions; ///< "1980 MHz, 412 W, 45 °C", then throttle reasons; "not recorded"
    std::string clock;      ///< MHz, and so on: of the conditions alone; "n/a" where one was not read
    std::string power;
    std::string temperature;
    std::string note; ///< why it is above 100 %, where it is
};

/// One shape of a ceiling in words. The column that the ceiling is not about is empty.
struct CeilingRow {
    std::string id;
    std::string ceiling;      ///< "copy, read and written"
    std::string shape;        ///< "float4"
    bool setsCeiling = false; ///< the fastest shape that passed
    std::string time;         ///< as in ResultRow, and so on
    std::string spread;
    std::string bandwidth;
    std::string rate;
    std::string value; ///< what the ceiling is about, with its unit: "4684.1 GB/s"
    std::string
        theoretical; ///< "66909.9 GFLOP/s", on paper, at the clock that was read; "unknown". Only of the best shape
    std::string derivation; ///< "132 SMs x 128 FMA x 2 x 1980 MHz"; empty where unknown
    std::string check;
    std::string conditions;
    std::string clock;
    std::string power;
    std::string temperature;
};

[[nodiscard]] std::vector<ResultRow> resultRows(const Session& session);

/// One reason for standing above 100 %, and the rows that it explains.
struct SharedNote {
    std::string note;
    std::vector<ResultRow> rows;
};
/// Each note once, in the order of the table; rows without one are left out.
[[nodiscard]] std::vector<SharedNote> sharedNotes(const std::vector<ResultRow>& rows);
/// All shapes that were tried, the one that sets the ceiling first.
[[nodiscard]] std::vector<CeilingRow> ceilingRows(const Session& session);
/// "33.09 FLOP/byte"; "n/a" where a ceiling is missing.
[[nodiscard]] std::string ridgeWords(const Session& session);
/// "transpose, naive" for "transpose_naive": the names of the five kernels and the ceilings; an unknown id is its own name.
[[nodiscard]] std::string readableName(const std::string& id);
/// The whole table as `roofline show` prints it: device, environment, ceilings, ridge, kernels, notes.
[[nodiscard]] std::string resultTable(const Session& session);
/// The same numbers for a spreadsheet: one header line, one line a result or shape, full digits.
[[nodiscard]] std::string resultCsv(const Session& session);
/// One result in one line, as `roofline measure` tells it while the run goes on; empty for events that are no result.
[[nodiscard]] std::string resultLine(const RunEvent& event);

} // namespace roofline
