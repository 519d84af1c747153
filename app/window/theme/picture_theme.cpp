// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/theme/picture_theme.h"

#include "app/window/theme/contrast.h"

namespace roofline::window {

namespace {

QColor mixed(const QColor& a, const QColor& b, double share)
{
    const auto part = [share](float x, float y) { return static_cast<float>(x * (1.0 - share) + y * share); };
    return QColor::fromRgbF(part(a.redF(), b.redF()), part(a.greenF(), b.greenF()), part(a.blueF(), b.blueF()));
}

/// Black on white or the other way round, in text and around it: nobody but one who needs it has that.
bool isContrastPalette(const QPalette& palette)
{
    constexpr double pure = 19.5;
    const auto color = [&palette](QPalette::ColorRole role) { return palette.color(QPalette::Active, role); };
    return contrastRatio(color(QPalette::Text), color(QPalette::Base)) >= pure &&
           contrastRatio(color(QPalette::WindowText), color(QPalette::Window)) >= pure;
}

void colourForContrast(PictureTheme& theme)
{
    theme.strength = 1.35;
    theme.faintInk = mixed(theme.ink, theme.paper, theme.isDark ? 0.15 : 0.20);
    theme.grid = mixed(theme.ink, theme.paper, theme.isDark ? 0.68 : 0.72);
    theme.fineGrid = mixed(theme.ink, theme.paper, theme.isDark ? 0.84 : 0.88);
    theme.memory = theme.isDark ? QColor(0x6C, 0xC4, 0xFF) : QColor(0x00, 0x4A, 0x82);
    theme.compute = theme.isDark ? QColor(0xFF, 0xA8, 0x6B) : QColor(0x8C, 0x36, 0x00);
    theme.ghost = mixed(theme.ink, theme.paper, 0.30);
    theme.underlay = mixed(theme.ink, theme.paper, theme.isDark ? 0.60 : 0.72);
    theme.warning = theme.isDark ? QColor(0xFF, 0xB4, 0xA2) : QColor(0x8E, 0x12, 0x00);
}

void colour(PictureTheme& theme)
{
    theme.faintInk = mixed(theme.ink, theme.paper, theme.isDark ? 0.38 : 0.33);
    theme.grid = mixed(theme.ink, theme.paper, theme.isDark ? 0.78 : 0.80);
    theme.fineGrid = mixed(theme.ink, theme.paper, theme.isDark ? 0.89 : 0.92);
    theme.memory = theme.isDark ? QColor(0x4F, 0xA9, 0xEA) : QColor(0x00, 0x6A, 0xAC);
    theme.compute = theme.isDark ? QColor(0xFF, 0x8F, 0x4D) : QColor(0xB8, 0x49, 0x00);
    theme.ghost = mixed(theme.ink, theme.paper, 0.45);
    theme.underlay = mixed(theme.ink, theme.paper, theme.isDark ? 0.68 : 0.80);
    theme.warning = theme.isDark ? QColor(0xFF, 0xA0, 0x8C) : QColor(0xB0, 0x28, 0x10);
}

} // namespace

PictureTheme themeOf(const QPalette& palette)
{
    PictureTheme theme;
    theme.paper = palette.color(QPalette::Active, QPalette::Base);
    theme.ink = palette.color(QPalette::Active, QPalette::Text);
    theme.isDark = theme.paper.lightnessF() < theme.ink.lightnessF();
    theme.isContrast = isContrastPalette(palette);
    theme.isContrast ? colourForContrast(theme) : colour(theme);
    theme.memoryArea = mixed(theme.memory, theme.paper, theme.isDark ? 0.86 : 0.93);
    theme.computeArea = mixed(theme.compute, theme.paper, theme.isDark ? 0.88 : 0.93);
    return theme;
}

} // namespace roofline::window
