// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The texts along the roofs of a roofline: each ceiling's value and where it comes from, and how far the sliders stand off
// what was measured.
#pragma once

#include "app/window/labels/text_board.h"
#include "app/window/roofline/annotation_scene.h"
#include "app/window/roofline/family_lines.h"

namespace roofline::window {

/// The two lines of a roof in pixels; null where a part is not in the view.
struct RoofLines {
    QLineF sloped;
    QLineF flat;
};

[[nodiscard]] RoofLines linesOf(const PlotMapping& mapping, const RoofOutline& outline);

/// The labels of measured rates that found no room along their lines are returned: they want a place beside them.
[[nodiscard]] std::vector<NamedPoint> addCeilingLabels(TextBoard& board, const AnnotationScene& scene);

/// The names of the other ceilings, with their values where there is room.
void addFamilyLabels(TextBoard& board, const std::vector<FamilyLine>& lines);

} // namespace roofline::window
