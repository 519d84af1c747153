// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What stands above and beneath the table: whose results these are, the two ceilings with their shape, spread and clock,
// the ridge point, and why a number is above its ceiling.
#pragma once

#include <QString>

#include "core/session/session.h"

namespace roofline::window {

/// "Tesla T4, recorded 2026-08-30, plan classic"; empty for a session without a device.
[[nodiscard]] QString deviceLine(const Session& session);
/// "copy: 244.5 GB/s (float4, ± 0.2 % of 13, 1590 MHz)  ·  FMA: …  ·  ridge point: 33.09 FLOP/byte". A ceiling whose
/// check failed has no number.
[[nodiscard]] QString ceilingsLine(const Session& session);
/// The same of the two ceilings that make the roof without their shapes, and how many more there are.
[[nodiscard]] QString briefCeilingsLine(const Session& session);
/// Every shape that was tried for the ceilings, one a line; the fastest that passed sets the ceiling.
[[nodiscard]] QString shapesText(const Session& session);
/// What must be said of the run (run_notes.h), and why numbers are above their ceilings: one line each, with the results that
/// it is true of. Empty where there is nothing to say.
[[nodiscard]] QString notesText(const Session& session);

} // namespace roofline::window
