// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which texts stand on the roofline and where: the ridge, the regions, the model's point and its last move, and the names of
// measured points, none over another, over a point or over a line. Ceilings are ceiling_labels'; how all are painted is
// annotation_painter's.
#pragma once

#include "app/window/labels/text_board.h"
#include "app/window/roofline/annotation_scene.h"

namespace roofline::window {

[[nodiscard]] std::vector<AnnotationText> layOutAnnotations(const AnnotationScene& scene);

} // namespace roofline::window
