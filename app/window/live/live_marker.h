// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How a live point looks on either chart and beside its words: a hollow diamond with a dot, in a colour that nothing else has.
#pragma once

#include <QColor>
#include <QIcon>

#include "app/window/theme/picture_theme.h"

class QPainter;

namespace roofline::window {

[[nodiscard]] QColor liveColour(const PictureTheme& theme);
/// About 1.5 times as large as a marker of this diameter, so that one beneath it still shows.
void paintLiveMarker(QPainter& painter, const QPointF& centre, double markerDiameter, const PictureTheme& theme);
/// From the fastest to the slowest sample; nothing where the marker hides it.
void paintLiveSpread(QPainter& painter, const QPointF& from, const QPointF& to, double markerDiameter,
                     const PictureTheme& theme);
/// In its colour where it is on, in that of secondary text where it is off.
[[nodiscard]] QIcon liveIcon(const PictureTheme& theme, int side);

} // namespace roofline::window
