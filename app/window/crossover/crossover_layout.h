// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which texts stand on time against N and where, none over another, over a marker or over a curve: the names of the curves along
// them, the crossing or why there is none and what was measured, which a step of N leaves where they are as long as its marker
// does not come to lie on one; and over them the current size's time.
#pragma once

#include "app/window/crossover/crossover_scene.h"
#include "app/window/labels/text_board.h"

namespace roofline::window {

/// Those that depend on no more than what is drawn alike for every N.
[[nodiscard]] TextBoard layOutStillTexts(const CrossoverScene& scene);

/// All texts; `still` is of the same scene, but for N and what is measured live.
[[nodiscard]] std::vector<AnnotationText> layOutTexts(const CrossoverScene& scene, const TextBoard& still);

[[nodiscard]] inline std::vector<AnnotationText> layOutTexts(const CrossoverScene& scene)
{
    return layOutTexts(scene, layOutStillTexts(scene));
}

/// The curves as so many straight pieces that a label sees every bend.
[[nodiscard]] std::vector<QLineF> curvePieces(const CrossoverScene& scene);

} // namespace roofline::window
