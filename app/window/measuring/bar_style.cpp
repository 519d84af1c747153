// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/measuring/bar_style.h"

#include <QApplication>
#include <QStyleOption>
#include <QWidget>

#include <algorithm>

namespace roofline::window {

namespace {

constexpr int room = 6;       ///< pixels beside the words of a plain button
constexpr int plainText = 16; ///< pixels: the height of the text that styles are drawn for

/// Pixels of a style, for the text of this widget; never fewer than the style's.
int grown(int pixels, const QWidget* widget)
{
    const int text = widget == nullptr ? plainText : widget->fontMetrics().height();
    return std::max(pixels, pixels * text / plainText);
}

} // namespace

BarStyle::BarStyle(QObject* parent) : QProxyStyle(QApplication::style()->name()) { setParent(parent); }

int BarStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    const int pixels = QProxyStyle::pixelMetric(metric, option, widget);
    switch (metric) {
    case PM_ButtonIconSize:
    case PM_ButtonMargin:
    case PM_MenuButtonIndicator:
        return grown(pixels, widget);
    default:
        return pixels;
    }
}

QSize BarStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                 const QWidget* widget) const
{
    const QSize all = QProxyStyle::sizeFromContents(type, option, size, widget);
    if (type != CT_PushButton && type != CT_ComboBox)
        return all;
    const int more = grown(room, widget) - room;
    return all + QSize(2 * more, more);
}

} // namespace roofline::window
