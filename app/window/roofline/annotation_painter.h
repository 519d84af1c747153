// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Paints what lies under the grid (the two regions) and over the curves (drop lines, ridge, trail, texts with their leaders).
// Knows pixels and colours; where texts stand is annotation_layout's. Nothing reaches out of the picture.
#pragma once

#include "app/window/labels/text_board.h"
#include "app/window/roofline/annotation_scene.h"
#include "app/window/theme/picture_theme.h"

class QPainter;

namespace roofline::window {

/// The areas under the sliders' roof, and the strip's: memory-bound left of the ridge, compute-bound right of it.
void paintRegions(QPainter& painter, const AnnotationScene& scene, const PictureTheme& theme);
/// The ridge's line to the axis and the drop lines of the model's point.
void paintGuides(QPainter& painter, const AnnotationScene& scene, const PictureTheme& theme);
/// Where the model's point was, the older the fainter, and an arrow along its last move.
void paintTrail(QPainter& painter, const AnnotationScene& scene, const PictureTheme& theme);
/// What was timed live, with its spread where that can be seen.
void paintLive(QPainter& painter, const AnnotationScene& scene, const PictureTheme& theme);
void paintTexts(QPainter& painter, const std::vector<AnnotationText>& texts, const AnnotationScene& scene,
                const PictureTheme& theme);
/// The part that is being cut out, while it is being drawn.
void paintBand(QPainter& painter, const AnnotationScene& scene, const PictureTheme& theme);

} // namespace roofline::window
