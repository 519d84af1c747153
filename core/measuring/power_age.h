// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: Apache-2.0
//
// How slow a card's power sensor is, and which plans keep work up for longer than that. Who reads the sensor is not known here.
#pragma once

#include "core/measuring/plan.h"

namespace roofline {

/// A power sensor looks about ten times a second: a reading may be this old.
inline constexpr Seconds powerAge{0.13};

/// The shortest run of a plan that is to know its power: readings that are its own come in its last hundredths of a second,
/// even where nothing warmed up before.
inline constexpr Seconds shortestRunWithPower = powerAge + Seconds(0.02);

/// With shorter runs, what the sensor tells may be the power of whatever ran before.
[[nodiscard]] constexpr bool knowsItsPower(const Plan& plan) { return plan.shortestRun > powerAge; }

} // namespace roofline
