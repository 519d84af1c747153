// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How a measured kernel looks wherever it is drawn: one colour and one shape for each id, so that neither is needed alone.
#pragma once

#include <QColor>
#include <QPainterPath>

#include <cstdint>
#include <string>

class QPainter;

namespace roofline::window {

enum class MarkerShape {
    Circle,
    Square,
    TriangleUp,
    TriangleDown,
    Diamond,
    Pentagon, ///< of every kernel that nobody knows
    TriangleLeft,
    TriangleRight,
    Hexagon,
    Plus,
    Cross,
    Star,       ///< of five points
    FourPoints, ///< a star of four
    Hourglass,
    BowTie,
    Slab,
    Bar,
    HalfDisc,
};

struct KernelStyle {
    QColor colour; ///< of the set of Okabe and Ito, without the two that mean memory and compute
    MarkerShape shape = MarkerShape::Circle;
};

/// The same for an id in every session: each kernel that this program measures has a shape of its own; ids that nobody knows
/// share one.
[[nodiscard]] KernelStyle kernelStyle(const std::string& id);

/// Of a product in tiles of this side, untiled where it is 1.
[[nodiscard]] KernelStyle tileStyle(std::int64_t tile);

/// A closed path around (0, 0) of about this diameter; all shapes cover about the same area.
[[nodiscard]] QPainterPath markerPath(MarkerShape shape, double diameter);

/// A filled marker with an outline in `ink`, its centre at `centre`.
void drawMarker(QPainter& painter, const QPointF& centre, const KernelStyle& style, double diameter, const QColor& ink);

} // namespace roofline::window
