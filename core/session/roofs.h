// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// The family of roofs of a session: a slope for each level and mix of memory, a flat line for each kind of arithmetic, with
// what it takes to label them. The one pair that the classic chart draws is roofOf's, in session.h.
#pragma once

#include "core/session/session.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace roofline {

/// What every roof tells of itself.
struct RoofFacts {
    std::string id;                   ///< of the ceiling that it comes from
    bool isClassic = false;           ///< one of the two of roofOf
    std::optional<Seconds> sustained; ///< how long it was kept up; absent for the others, which ran for a moment
    Timing time;                      ///< its spread is absent where the source published none
    Conditions conditions;
};

struct Slope {
    RoofFacts facts;
    std::optional<MemoryOrigin> origin; ///< absent: a ceiling of another program
    Bandwidth bandwidth;
};

struct Flat {
    RoofFacts facts;
    std::optional<Arithmetic> arithmetic;
    ComputeRate rate;          ///< operations a second where the work is of integers
    bool isOfIntegers = false; ///< GOP/s: no line of a chart of FLOP
};

struct Roofs {
    std::vector<Slope> slopes; ///< from the nearest level, the fastest first
    std::vector<Flat> flats;   ///< the fastest first, integers after FLOP
};

/// Every usable ceiling of the session.
[[nodiscard]] Roofs roofs(const Session& session);

/// The flat of this id, where it was measured and counts FLOP.
[[nodiscard]] std::optional<Flat> flatOf(const Session& session, std::string_view id);

/// The roof of roofOf(session) with the flat of this id for its own; as it is where there is none.
[[nodiscard]] std::optional<Roof> roofUnder(const Session& session, std::string_view flatId);

} // namespace roofline
