// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The signs on the buttons of the race, in the colours of a palette.
#pragma once

#include <QIcon>

class QPalette;

namespace roofline::window::race_icons {

[[nodiscard]] QIcon play(const QPalette& palette, int side);
[[nodiscard]] QIcon pause(const QPalette& palette, int side);
[[nodiscard]] QIcon step(const QPalette& palette, int side);
[[nodiscard]] QIcon restart(const QPalette& palette, int side);

} // namespace roofline::window::race_icons
