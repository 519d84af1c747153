// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which texts stand on the roofline and where, none over another, over a point or over a line, in two layers: the ground, which
// a step of N or of the tile leaves as it is, so that names stand still; and over it the model's point with its last move, to
// which names in its way give way. Ceilings are ceiling_labels', the strip of 0 FLOP/byte is strip_layout's.
#pragma once

#include "app/window/labels/text_board.h"
#include "app/window/roofline/annotation_scene.h"

namespace roofline::window {

struct GroundLayout {
    TextBoard board;
    std::vector<AnnotationText> inStrip;
    std::vector<QLineF> guides; ///< thin lines that names rather cross than go far
};

/// Regions, ceilings, the ridge, ladders, the knee, and the names of measured points.
[[nodiscard]] GroundLayout layOutGround(const AnnotationScene& scene);

/// All texts, with those of the model's point. `ground` is of the same scene, but for the model's point.
[[nodiscard]] std::vector<AnnotationText> layOutOver(GroundLayout ground, const AnnotationScene& scene);

/// Both.
[[nodiscard]] std::vector<AnnotationText> layOutAnnotations(const AnnotationScene& scene);

} // namespace roofline::window
