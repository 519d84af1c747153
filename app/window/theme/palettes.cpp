// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/theme/palettes.h"

#include <QColor>

namespace roofline::window {

namespace {

struct Shades {
    QColor window, base, alternate, button, text, faint, highlight, highlightedText, link;
};

const Shades light = {QColor(0xf4, 0xf5, 0xf6), QColor(0xff, 0xff, 0xff), QColor(0xf4, 0xf6, 0xf8),
                      QColor(0xe9, 0xeb, 0xee), QColor(0x1d, 0x20, 0x24), QColor(0x8a, 0x90, 0x98),
                      QColor(0x2f, 0x6f, 0xab), QColor(0xff, 0xff, 0xff), QColor(0x1f, 0x5f, 0xa8)};

const Shades dark = {QColor(0x23, 0x26, 0x2b), QColor(0x1a, 0x1c, 0x20), QColor(0x21, 0x24, 0x29),
                     QColor(0x30, 0x34, 0x3a), QColor(0xe6, 0xe8, 0xeb), QColor(0x85, 0x8b, 0x94),
                     QColor(0x2f, 0x6f, 0xab), QColor(0xff, 0xff, 0xff), QColor(0x7a, 0xb8, 0xf0)};

// Buttons stand off by their own shade: a frame is drawn from the window's colour and is not to be seen on black.
const Shades blackOnWhite = {Qt::white,
                             Qt::white,
                             QColor(0xf0, 0xf0, 0xf0),
                             QColor(0xdc, 0xdc, 0xdc),
                             Qt::black,
                             QColor(0x59, 0x59, 0x59),
                             QColor(0x00, 0x3c, 0x80),
                             Qt::white,
                             QColor(0x00, 0x3c, 0x80)};

const Shades whiteOnBlack = {Qt::black,
                             Qt::black,
                             QColor(0x16, 0x16, 0x16),
                             QColor(0x48, 0x48, 0x48),
                             Qt::white,
                             QColor(0xa6, 0xa6, 0xa6),
                             QColor(0xff, 0xd8, 0x4a),
                             Qt::black,
                             QColor(0x8f, 0xd0, 0xff)};

const Shades& shadesOf(Theme theme, bool isDark)
{
    if (theme == Theme::Contrast)
        return isDark ? whiteOnBlack : blackOnWhite;
    return theme == Theme::Dark ? dark : light;
}

} // namespace

QPalette paletteOf(Theme theme, bool isDark)
{
    if (theme == Theme::System)
        return {};
    const Shades& shades = shadesOf(theme, isDark);
    QPalette palette(shades.button, shades.window);
    palette.setColor(QPalette::Base, shades.base);
    palette.setColor(QPalette::AlternateBase, shades.alternate);
    palette.setColor(QPalette::ToolTipBase, shades.button);
    palette.setColor(QPalette::Highlight, shades.highlight);
    palette.setColor(QPalette::HighlightedText, shades.highlightedText);
    palette.setColor(QPalette::Link, shades.link);
    palette.setColor(QPalette::LinkVisited, shades.link);
    palette.setColor(QPalette::PlaceholderText, shades.faint);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText}) {
        palette.setColor(role, shades.text);
        palette.setColor(QPalette::Disabled, role, shades.faint);
    }
    return palette;
}

} // namespace roofline::window
