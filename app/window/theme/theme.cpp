// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/theme/theme.h"

#include <array>
#include <utility>

namespace roofline::window {

namespace {

constexpr std::array<std::pair<Theme, const char*>, 4> names = {
    {{Theme::System, "system"}, {Theme::Light, "light"}, {Theme::Dark, "dark"}, {Theme::Contrast, "contrast"}}};

} // namespace

QString themeName(Theme theme)
{
    for (const auto& [known, name] : names)
        if (known == theme)
            return QString::fromLatin1(name);
    return {};
}

std::optional<Theme> themeNamed(const QString& name)
{
    for (const auto& [theme, known] : names)
        if (name == QLatin1String(known))
            return theme;
    return std::nullopt;
}

} // namespace roofline::window
