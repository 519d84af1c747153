// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The program's own palettes. What is drawn in a picture takes its colours from the palette by picture_theme.
#pragma once

#include <QPalette>

#include "app/window/theme/theme.h"

namespace roofline::window {

/// For Theme::Light and Theme::Dark, and for Theme::Contrast black on white, or white on black where `isDark`.
/// Theme::System has none: the default palette.
[[nodiscard]] QPalette paletteOf(Theme theme, bool isDark = false);

} // namespace roofline::window
