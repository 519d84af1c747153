// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The names of kernels of 0 FLOP/byte in their strip, in the order of their bandwidths: it is narrow, so that names are broken,
// and the share has a line of its own. How a point is named is here for the picture beside it too.
#pragma once

#include "app/window/labels/text_board.h"
#include "app/window/roofline/annotation_scene.h"

namespace roofline::window {

[[nodiscard]] std::vector<AnnotationText> layOutStrip(const AnnotationScene& scene);

/// The name with its share of the ceiling, under it where that is asked for.
[[nodiscard]] AnnotationText nameOf(const MeasuredPoint& point, bool isStacked);
/// The same without the share, and then in a word; what is no shorter is left out.
[[nodiscard]] std::vector<AnnotationText> shorterNamesOf(const MeasuredPoint& point);

} // namespace roofline::window
