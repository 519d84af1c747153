// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/startup/theme.h"

#include <QApplication>

namespace roofline::window {

namespace {

struct Shades {
    QColor window, base, alternate, button, text, faint, highlight, highlightedText, link;
};

Shades shadesOf(Theme theme)
{
    if (theme == Theme::Dark)
        return {QColor(0x23, 0x26, 0x2b), QColor(0x1a, 0x1c, 0x20), QColor(0x21, 0x24, 0x29),
                QColor(0x30, 0x34, 0x3a), QColor(0xe6, 0xe8, 0xeb), QColor(0x85, 0x8b, 0x94),
                QColor(0x2f, 0x6f, 0xab), QColor(0xff, 0xff, 0xff), QColor(0x7a, 0xb8, 0xf0)};
    return {QColor(0xf4, 0xf5, 0xf6), QColor(0xff, 0xff, 0xff), QColor(0xf4, 0xf6, 0xf8),
            QColor(0xe9, 0xeb, 0xee), QColor(0x1d, 0x20, 0x24), QColor(0x8a, 0x90, 0x98),
            QColor(0x2f, 0x6f, 0xab), QColor(0xff, 0xff, 0xff), QColor(0x1f, 0x5f, 0xa8)};
}

} // namespace

QPalette paletteOf(Theme theme)
{
    const Shades shades = shadesOf(theme);
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

void applyTheme(Theme theme)
{
    if (theme == Theme::System)
        return;
    QApplication::setStyle(QStringLiteral("fusion"));
    QApplication::setPalette(paletteOf(theme));
}

} // namespace roofline::window
