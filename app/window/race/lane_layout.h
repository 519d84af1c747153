// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where the parts of a lane of the race stand: clock face, name, read-out and bar, from the size of the text alone.
#pragma once

#include <QFont>
#include <QRectF>
#include <QString>

#include <vector>

namespace roofline::window {

struct LaneLayout {
    QRectF dial;
    QRectF name;
    QRectF readOut;
    QRectF track;
    double height = 0.0;
};

/// A name that the lane may have, in the face that it then has.
struct LaneName {
    QString text;
    QFont font;
};

/// What the texts of a lane take, whatever it is named just now: a lane keeps its shape while the sliders move.
struct LaneNeeds {
    std::vector<LaneName> names;
    double readOut = 0.0;
    double line = 0.0; ///< height of a line of text
};

/// The lane within this width, at the top left; the read-out stands beside the name where every name leaves room for
/// it, else beneath. Mirrored from right to left.
[[nodiscard]] LaneLayout laneLayout(const LaneNeeds& needs, double width, Qt::LayoutDirection direction);
/// The narrowest width at which no word is cut.
[[nodiscard]] double narrowestLane(const LaneNeeds& needs);

} // namespace roofline::window
