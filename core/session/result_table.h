// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// The table of a session: the rows that the command prints and the window shows, with the same digits. Always the C locale.
#pragma once

#include "core/session/session.h"

#include <string>
#include <vector>

namespace roofline {

/// One kernel's row in words. "n/a" where a thing is not known; a failed check leaves the numbers out.
struct ResultRow {
    std::string id;
    std::string kernel;     ///< "transpose, naive"
    std::string intensity;  ///< FLOP/byte, 3 decimals
    std::string time;       ///< ms, 3 decimals or 3 significant digits below 0.1
    std::string spread;     ///< "± 0.2 %" (relative MAD), with the count: "± 0.2 % of 13"
    std::string bandwidth;  ///< GB/s, 1 decimal
    std::string rate;       ///< GFLOP/s, 1 decimal
    std::string boundBy;    ///< "bandwidth", "compute", "balanced"
    std::string ofCeiling;  ///< %, 1 decimal
    std::string check;      ///< "passed", "FAILED: …", "not recorded"
    std::string conditions; ///< "1980 MHz, 412 W, 45 °C", then throttle reasons
    std::string note;       ///< why it is above 100 %, where it is
};

[[nodiscard]] std::vector<ResultRow> resultRows(const Session& session);
/// "naive matmul" style names of the five kernels and the ceilings; an unknown id is its own name.
[[nodiscard]] std::string readableName(const std::string& id);
/// The whole table as `roofline show` prints it: device, environment, ceilings, ridge, kernels, notes.
[[nodiscard]] std::string resultTable(const Session& session);
/// The same numbers for a spreadsheet: one header line, one line a result, full digits.
[[nodiscard]] std::string resultCsv(const Session& session);

} // namespace roofline
