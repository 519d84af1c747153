// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How one view of the roofline becomes another, on log axes, within limits: never inverted, never empty, never so far off
// that nobody finds back. Numbers only; a place in a view is a pair of shares, (0, 0) at its lower left, (1, 1) at its upper
// right.
#pragma once

#include <QPointF>
#include <QRectF>

#include "app/window/roofline/picture_range.h"

#include <optional>

namespace roofline::window {

/// An axis spans this many decades at least.
inline constexpr double leastDecades = 0.1;
/// So far beyond the whole picture, to each side, a view may lie.
inline constexpr double decadesBeyond = 3.0;

/// What views may show: the whole picture and some decades around it, and never less than the view that is there.
[[nodiscard]] PictureRange viewLimits(const PictureRange& whole, const PictureRange& current);

/// The view inside the limits that is nearest to the wanted one: moved before it is cut, widened where it is too narrow.
/// None for a range that is none: inverted, empty, not positive or not finite.
[[nodiscard]] std::optional<PictureRange> withinLimits(const PictureRange& wanted, const PictureRange& limits);

/// In by factors above 1, out by those below; what lies at `about` stays there, as far as the limits allow.
[[nodiscard]] PictureRange zoomed(const PictureRange& view, const QPointF& about, double factorAcross, double factorUp,
                                  const PictureRange& limits);
/// The paper is moved by these shares of the view: to the right and up, so that what lies left and below comes in.
[[nodiscard]] PictureRange panned(const PictureRange& view, const QPointF& by, const PictureRange& limits);
/// The part of the view in this rectangle of shares, whose corners may be in any order.
[[nodiscard]] PictureRange cutOut(const PictureRange& view, const QRectF& part, const PictureRange& limits);

} // namespace roofline::window
