// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The themes that can be chosen, by the names that the command line, a session and the settings use for them.
#pragma once

#include <QString>

#include <optional>

namespace roofline::window {

enum class Theme {
    System, ///< as the desktop has it, and follows it
    Light,
    Dark,
    Contrast, ///< black on white, or white on black where the theme before it was dark
};

/// "system", "light", "dark", "contrast".
[[nodiscard]] QString themeName(Theme theme);
/// None for any other name.
[[nodiscard]] std::optional<Theme> themeNamed(const QString& name);

} // namespace roofline::window
