// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Lines and areas cut to the rectangle of a picture: what is written as SVG is clipped by nobody else. Pure geometry, in
// whatever unit the rectangle has.
#pragma once

#include <QLineF>
#include <QPolygonF>
#include <QRectF>

#include <optional>
#include <vector>

namespace roofline::window {

/// The part inside, its direction kept; none where all of it is outside.
[[nodiscard]] std::optional<QLineF> cutToView(const QLineF& line, const QRectF& view);

/// A polyline leaves and enters: each part inside on its own.
[[nodiscard]] std::vector<QPolygonF> cutToView(const QPolygonF& polyline, const QRectF& view);

/// A convex area, given by its corners; empty where nothing of it is inside.
[[nodiscard]] QPolygonF cutAreaToView(const QPolygonF& area, const QRectF& view);

/// Whether the point is inside, a hair of rounding at the edges allowed.
[[nodiscard]] bool isInView(const QPointF& point, const QRectF& view);

} // namespace roofline::window
