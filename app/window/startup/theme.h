// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Light or dark where the user asks for one; else the desktop's palette is left alone. What is drawn in it takes its colours
// from the palette.
#pragma once

#include <QPalette>

#include "app/window/startup/start_options.h"

namespace roofline::window {

[[nodiscard]] QPalette paletteOf(Theme theme);
/// Sets style and palette of the application. Nothing for Theme::System.
void applyTheme(Theme theme);

} // namespace roofline::window
