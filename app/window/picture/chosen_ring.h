// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The ring around the result that is chosen, the same in every picture. Which one that is, the pictures know.
#pragma once

#include <QPointF>

#include "app/window/theme/picture_theme.h"

class QPainter;

namespace roofline::window {

/// Around a marker of this diameter.
void paintChosenRing(QPainter& painter, const QPointF& at, double markerDiameter, const PictureTheme& theme);

} // namespace roofline::window
