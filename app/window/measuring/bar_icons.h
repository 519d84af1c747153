// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The two signs of the measuring row, painted in the palette's own colours so that they are seen on light and on dark.
#pragma once

#include <QIcon>

class QPalette;

namespace roofline::window::bar_icons {

/// side: pixels that it is shown at.
[[nodiscard]] QIcon play(const QPalette& palette, int side);
[[nodiscard]] QIcon stop(const QPalette& palette, int side);

} // namespace roofline::window::bar_icons
