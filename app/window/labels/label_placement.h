// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where the names of points go, so that none covers another, a marker, or any text that stands already. Pure geometry:
// greedy in order of crowding, mended in a second round, with the whole area searched where nothing near is free.
#pragma once

#include <QLineF>
#include <QRectF>

#include <optional>
#include <vector>

namespace roofline::window {

struct LabelRequest {
    QPointF anchor;         ///< the point that is named
    QSizeF size;            ///< of the text, its margins included
    double clearance = 0.0; ///< radius around the anchor that stays free: the marker
    /// Left out where every free place lies on a line.
    bool isOptional = false;
};

struct LabelSurroundings {
    QRectF bounds;              ///< labels stay inside
    std::vector<QRectF> rects;  ///< never covered
    std::vector<QLineF> lines;  ///< crossed only where no other place is free; leaders may cross them
    std::vector<QLineF> guides; ///< thin ones: rather crossed than to go far
    double lineHeight = 0.0;    ///< of the texts, of which a label may have several; 0 where each has one
};

struct PlacedLabel {
    QRectF rect;
    /// From marker to label, where it is not beside its point, or not much nearer to it than to another one.
    std::optional<QLineF> leader;
    bool isOverLine = false; ///< there was no other place
};

/// One answer a request, in order. None where no place is free in the bounds: a name is left out before it covers another.
[[nodiscard]] std::vector<std::optional<PlacedLabel>> placeLabels(const std::vector<LabelRequest>& requests,
                                                                  const LabelSurroundings& surroundings);

} // namespace roofline::window
