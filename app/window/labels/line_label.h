// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Text along a straight line: slid along it until it covers nothing that stands already. Pure geometry.
#pragma once

#include <QLineF>
#include <QPolygonF>
#include <QRectF>

#include <optional>
#include <vector>

namespace roofline::window {

struct LineLabel {
    QPointF centre;
    double degrees = 0.0; ///< clockwise, as QPainter::rotate takes it
    QSizeF size;

    [[nodiscard]] QPolygonF corners() const;
    /// Upright boxes that together cover it, for those who know upright boxes only.
    [[nodiscard]] std::vector<QRectF> boxes() const;
};

enum class Side { Above, Below };
[[nodiscard]] constexpr Side opposite(Side side) { return side == Side::Above ? Side::Below : Side::Above; }

/// What a text along a line keeps clear of.
struct LineSurroundings {
    QRectF bounds;             ///< it stays inside
    std::vector<QRectF> taken; ///< never covered
    std::vector<QLineF> lines; ///< never crossed; the text's own line may be among them
};

/// `line` goes from left to right. None where it is too short, or where no place along it is free.
[[nodiscard]] std::optional<LineLabel> placeAlong(const QLineF& line, const QSizeF& size, Side side, double gap,
                                                  const LineSurroundings& around);

/// Whether two convex polygons have common area.
[[nodiscard]] bool haveOverlap(const QPolygonF& a, const QPolygonF& b);
/// Whether a line runs through a convex polygon.
[[nodiscard]] bool isCrossed(const QPolygonF& area, const QLineF& line);

} // namespace roofline::window
