// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/theme/picture_theme.h"

namespace roofline::window {

namespace {

QColor mixed(const QColor& a, const QColor& b, double share)
{
    const auto part = [share](float x, float y) { return static_cast<float>(x * (1.0 - share) + y * share); };
    return QColor::fromRgbF(part(a.redF(), b.redF()), part(a.greenF(), b.greenF()), part(a.blueF(), b.blueF()));
}

} // namespace

PictureTheme themeOf(const QPalette& palette)
{
    PictureTheme theme;
    theme.paper = palette.color(QPalette::Active, QPalette::Base);
    theme.ink = palette.color(QPalette::Active, QPalette::Text);
    theme.isDark = theme.paper.lightnessF() < theme.ink.lightnessF();
    theme.faintInk = mixed(theme.ink, theme.paper, 0.38);
    theme.grid = mixed(theme.ink, theme.paper, theme.isDark ? 0.78 : 0.80);
    theme.fineGrid = mixed(theme.ink, theme.paper, theme.isDark ? 0.89 : 0.92);
    theme.memory = theme.isDark ? QColor(0x4F, 0xA9, 0xEA) : QColor(0x00, 0x6A, 0xAC);
    theme.compute = theme.isDark ? QColor(0xFF, 0x8F, 0x4D) : QColor(0xC9, 0x51, 0x00);
    theme.memoryArea = mixed(theme.memory, theme.paper, theme.isDark ? 0.86 : 0.93);
    theme.computeArea = mixed(theme.compute, theme.paper, theme.isDark ? 0.88 : 0.93);
    theme.ghost = mixed(theme.ink, theme.paper, 0.45);
    theme.underlay = mixed(theme.ink, theme.paper, theme.isDark ? 0.68 : 0.80);
    theme.warning = theme.isDark ? QColor(0xFF, 0xA0, 0x8C) : QColor(0xB0, 0x28, 0x10);
    return theme;
}

} // namespace roofline::window
