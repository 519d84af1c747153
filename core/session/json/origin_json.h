// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// What a ceiling is a ceiling of, as members of its object in a file, and its unit. Its numbers are measurement_json's.
#pragma once

#include "core/measuring/measurement.h"
#include "core/session/json/cursor.h"
#include "core/session/json/numbers.h"

#include <optional>
#include <string_view>

namespace roofline::json {

/// "GB/s", "GFLOP/s", "GOP/s"
[[nodiscard]] std::string_view unitName(CeilingKind kind);

/// An origin in a file's words; empty where it does not apply or is not known.
struct OriginWords {
    std::string_view level;      ///< "dram"
    std::string_view access;     ///< "read"
    std::string_view arithmetic; ///< "fp32_fma"
};
[[nodiscard]] OriginWords originWords(const std::optional<CeilingOrigin>& origin);

/// "level" and "access", or "arithmetic"; nothing where the origin is not known.
void putOrigin(Value& ceiling, const std::optional<CeilingOrigin>& origin);

/// Member "arithmetic" of a kernel. None where it is not there, or a word of a newer program.
[[nodiscard]] std::optional<Arithmetic> readArithmetic(const Cursor& kernel);

/// From "kind" and "unit"; a file without a unit is believed by its arithmetic. Refuses what contradicts itself.
[[nodiscard]] CeilingKind readCeilingKind(const Cursor& ceiling);
/// A file that says nothing means what its id stands for. Words of a newer program leave the origin unknown.
[[nodiscard]] std::optional<CeilingOrigin> readOrigin(const Cursor& ceiling, CeilingKind kind);

} // namespace roofline::json
