// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// Measured values in words, with the digits that every table shows. The C locale, whatever the program's is.
#pragma once

#include "core/measuring/conditions.h"
#include "core/measuring/measurement.h"

#include <optional>
#include <string>

namespace roofline {

/// "16.000" for (16, 3).
[[nodiscard]] std::string fixedWords(double value, int decimals);
/// ms: 3 decimals, and 3 significant digits below 0.1 ms.
[[nodiscard]] std::string timeWords(Seconds time);
/// "± 0.2 % of 13": relative MAD and count, ", not quiet" where time ran out; "n/a" without a spread.
[[nodiscard]] std::string spreadWords(const Timing& time);
/// The same behind a number in a sentence: " ± 0.2 % of 13"; ", spread not recorded".
[[nodiscard]] std::string spreadAfter(const Timing& time);
/// "passed", "FAILED: method, errors", "not recorded".
[[nodiscard]] std::string checkWords(const std::optional<CheckResult>& check);
/// "1980 MHz, memory 3201 MHz, 412 W, 45 °C, throttled: …"; what is not known is left out, and "not recorded" where nothing is.
[[nodiscard]] std::string conditionsWords(const Conditions& conditions);
/// "64 KiB", "15.8 GiB".
[[nodiscard]] std::string sizeWords(Bytes size);

} // namespace roofline
