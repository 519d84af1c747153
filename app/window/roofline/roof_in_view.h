// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What of a roof lies in a view, cut at all four sides: a zoomed picture that is written to a file is clipped by nobody.
#pragma once

#include "app/window/roofline/picture_range.h"

namespace roofline::window {

/// A part that lies outside is empty.
[[nodiscard]] RoofOutline roofInView(const Roof& roof, const PictureRange& view);

[[nodiscard]] bool isInView(const RoofPoint& point, const PictureRange& view);

} // namespace roofline::window
