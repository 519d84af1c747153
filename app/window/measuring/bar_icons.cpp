// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/measuring/bar_icons.h"

#include <QPainter>
#include <QPalette>
#include <QPixmap>

namespace roofline::window::bar_icons {

namespace {

constexpr double square = 32.0; // in which the outlines are drawn

QIcon drawn(const QPolygonF& outline, const QPalette& palette, int side)
{
    QIcon icon;
    for (const auto& [mode, group] :
         {std::pair(QIcon::Normal, QPalette::Active), {QIcon::Disabled, QPalette::Disabled}}) {
        QPixmap pixmap(2 * side, 2 * side); // fine screens show all of it
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(pixmap.width() / square, pixmap.height() / square);
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette.color(group, QPalette::ButtonText));
        painter.drawPolygon(outline);
        painter.end();
        pixmap.setDevicePixelRatio(2.0);
        icon.addPixmap(pixmap, mode);
    }
    return icon;
}

} // namespace

QIcon play(const QPalette& palette, int side) { return drawn({{{9, 5}, {27, 16}, {9, 27}}}, palette, side); }

QIcon stop(const QPalette& palette, int side) { return drawn(QRectF(7, 7, 18, 18), palette, side); }

} // namespace roofline::window::bar_icons
