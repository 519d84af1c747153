// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Paints the family of ceilings and the knee's curve under the roof, the knee's points and the ladders' arrows under the
// points: thin, so that the roof stays what is seen first.
#pragma once

#include "app/window/roofline/annotation_scene.h"
#include "app/window/theme/picture_theme.h"

class QPainter;

namespace roofline::window {

void paintFamily(QPainter& painter, const AnnotationScene& scene, const PictureTheme& theme);
void paintLadders(QPainter& painter, const AnnotationScene& scene, const PictureTheme& theme);
/// Under the roof, where it goes along with it.
void paintKneeCurve(QPainter& painter, const AnnotationScene& scene, const PictureTheme& theme);
void paintKneePoints(QPainter& painter, const AnnotationScene& scene, const PictureTheme& theme);

/// A line with an open head at its end.
void drawArrow(QPainter& painter, const QLineF& shaft, double head);

} // namespace roofline::window
