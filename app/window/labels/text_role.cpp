// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/labels/text_role.h"

namespace roofline::window {

namespace {

QColor inkOf(TextRole role, const PictureTheme& theme)
{
    switch (role) {
    case TextRole::Memory:
        return theme.memory;
    case TextRole::Compute:
        return theme.compute;
    case TextRole::Ghost:
    case TextRole::Region:
        return theme.faintInk;
    case TextRole::Turn:
    case TextRole::Model:
    case TextRole::Move:
    case TextRole::Axis:
    case TextRole::Point:
        return theme.ink;
    }
    return theme.ink;
}

} // namespace

TextColours coloursOf(TextRole role, const PictureTheme& theme)
{
    TextColours colours{inkOf(role, theme), theme.faintInk, {}};
    colours.halo = theme.paper; // thin lines may run under any of them
    colours.halo.setAlphaF(0.78f);
    return colours;
}

} // namespace roofline::window
