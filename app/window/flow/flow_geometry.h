// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where everything stands in the drawing of the flow, from its texts and the size of the font alone: parts beneath one
// another, the edges between them at the side where reading starts, the counts beside the edges. Nothing is painted here.
#pragma once

#include <QFont>
#include <QPolygonF>
#include <QRectF>

#include "app/window/flow/flow_content.h"

#include <optional>
#include <vector>

namespace roofline::window {

/// Both faces that the drawing is written in.
struct FlowFonts {
    QFont plain;
    QFont strong;

    [[nodiscard]] static FlowFonts of(const QFont& font);
    [[nodiscard]] double line() const; ///< height of a line, whole pixels
};

struct FlowBoxPlace {
    QRectF rect;
    QRectF sign; ///< its little picture; in the box's own coordinates, as the next two
    QRectF name;
    QRectF figure; ///< at the other end of the line, or beneath the name
};

struct FlowEdgePlace {
    QRectF shaft; ///< the whole way of the edge; an arrow in it ends at its lower edge
    QRectF amount;
    QRectF detail;
};

struct FlowGeometry {
    std::array<FlowBoxPlace, 4> boxes;
    std::array<FlowEdgePlace, 3> edges;
    QRectF frame;                 ///< around tile and arithmetic
    std::optional<QRectF> onChip; ///< where the frame's name fits
    double height = 0.0;
};

[[nodiscard]] FlowGeometry flowGeometry(const FlowContent& content, const FlowFonts& fonts, double width,
                                        Qt::LayoutDirection direction);
/// The narrowest drawing in which no word is cut.
[[nodiscard]] double narrowestFlow(const FlowContent& content, const FlowFonts& fonts);
/// The arrow of an edge: an outline within its shaft.
[[nodiscard]] QPolygonF arrowIn(const QRectF& shaft);

} // namespace roofline::window
