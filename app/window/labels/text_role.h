// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a text in a picture speaks of, and the colours that follow from it.
#pragma once

#include "app/window/labels/label_painter.h"
#include "app/window/theme/picture_theme.h"

namespace roofline::window {

enum class TextRole {
    Memory,  ///< the bandwidth ceiling, memory time
    Compute, ///< the compute ceiling, compute time
    Ghost,   ///< a roof that is not the sliders'
    Turn,    ///< the ridge point, the crossover
    Region,  ///< the name of an area
    Model,   ///< the model's point
    Move,    ///< which way it moved
    Axis,    ///< a value at an axis
    Point    ///< a measured point
};

[[nodiscard]] TextColours coloursOf(TextRole role, const PictureTheme& theme);

} // namespace roofline::window
