// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where the parts of a lane of the race stand: clock face, name, read-out and bar, from the size of the text alone.
#pragma once

#include <QFontMetricsF>
#include <QRectF>
#include <QStringList>

namespace roofline::window {

struct LaneLayout {
    QRectF dial;
    QRectF name;
    QRectF readOut;
    QRectF track;
    double height = 0.0;
};

/// What the texts of a lane take, whatever it is named just now: a lane keeps its shape while the sliders move.
struct LaneNeeds {
    QStringList names; ///< every name it may have
    double widestName = 0.0;
    double readOut = 0.0;
};

/// The lane within this width, at the top left; the read-out stands beside the name where the widest name leaves room for
/// it, else beneath. Mirrored from right to left.
[[nodiscard]] LaneLayout laneLayout(const QFontMetricsF& metrics, const LaneNeeds& needs, double width,
                                    Qt::LayoutDirection direction);
/// The narrowest width at which no word is cut.
[[nodiscard]] double narrowestLane(const QFontMetricsF& metrics, const LaneNeeds& needs);

} // namespace roofline::window
