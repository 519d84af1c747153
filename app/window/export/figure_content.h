// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is taken along: which charts, of which setting and which session. Copies, so that the window may go on.
#pragma once

#include "app/window/crossover/crossover_axes.h"
#include "app/window/roofline/picture_range.h"
#include "app/window/state/ceiling_choice.h"
#include "core/model/model_reading.h"
#include "core/session/roofs.h"

#include <optional>

namespace roofline::window {

enum class FigurePart { Both, Roofline, Crossover };

struct FigureContent {
    ModelReading reading;
    Session session; ///< without a device where nothing was measured
    FigurePart part = FigurePart::Both;
    std::optional<PictureRange> view{};    ///< of the roofline; none for all of it
    AxesKind axes = AxesKind::Logarithmic; ///< of the crossover
    CeilingChoice ceilings{};              ///< that the roofline draws

    /// The measured roof, with the flat of the chosen precision.
    [[nodiscard]] std::optional<Roof> measuredRoof() const { return roofUnder(session, ceilings.precision); }
    [[nodiscard]] bool hasRoofline() const { return part != FigurePart::Crossover; }
    [[nodiscard]] bool hasCrossover() const { return part != FigurePart::Roofline; }
};

} // namespace roofline::window
