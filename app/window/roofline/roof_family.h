// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which lines of ceilings the roofline draws beside the two of its roof, how they and the roof are called, and what they could
// be on paper. Numbers and names, no pixels.
#pragma once

#include <QString>

#include "app/window/state/ceiling_choice.h"
#include "core/session/session.h"

#include <string>
#include <vector>

namespace roofline::window {

struct FamilyRoof {
    std::string id;
    QString name;
    double rate = 0.0;  ///< byte/s of a slope, FLOP/s of a flat
    QString derivation; ///< of what is on paper alone
    QString spread{};   ///< of what was measured, in words
};

struct RoofFamily {
    std::vector<FamilyRoof> slopes; ///< the fastest first; not the roof's
    std::vector<FamilyRoof> flats;
    std::vector<FamilyRoof> paperSlopes; ///< what those drawn, and the roof's, could be; each rate once
    std::vector<FamilyRoof> paperFlats;
    std::string slopeId; ///< of the roof's slope; empty where the session has no roof
    std::string flatId;
    QString slopeName;   ///< of the roof's slope; empty where the session has no roof
    QString flatName;    ///< of its flat
    QString slopeSpread; ///< in words
    QString flatSpread;
    bool hasOtherPrecisions = false; ///< so that the flat must be named beside the ridge
};

[[nodiscard]] RoofFamily roofFamily(const Session& session, const CeilingChoice& choice);

} // namespace roofline::window
