// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which texts stand on time against N and where: the names of the curves along them, the crossing or why there is none, the
// current size's time, and the names of measured products, none over another, over a marker or over a curve.
#pragma once

#include "app/window/crossover/crossover_scene.h"
#include "app/window/labels/text_board.h"

namespace roofline::window {

[[nodiscard]] std::vector<AnnotationText> layOutTexts(const CrossoverScene& scene);

/// The curves as so many straight pieces that a label sees every bend.
[[nodiscard]] std::vector<QLineF> curvePieces(const CrossoverScene& scene);

} // namespace roofline::window
