// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Paints what was measured in series and live over the curves of time against N. The series of the sliders' tile is in front,
// the others are faint.
#pragma once

#include "app/window/crossover/crossover_scene.h"
#include "app/window/theme/picture_theme.h"

class QPainter;

namespace roofline::window {

void paintSeries(QPainter& painter, const CrossoverScene& scene, const PictureTheme& theme);
void paintLive(QPainter& painter, const CrossoverScene& scene, const PictureTheme& theme);
/// The ring around the chosen result, where the picture has it.
void paintChosen(QPainter& painter, const CrossoverScene& scene, const PictureTheme& theme);

} // namespace roofline::window
