// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/race/race_icons.h"

#include <QPainter>
#include <QPainterPath>
#include <QPalette>
#include <QPixmap>

namespace roofline::window::race_icons {

namespace {

constexpr double unit = 16.0; // outlines are drawn on a sheet of 16 × 16

QPainterPath triangle(double left, double right)
{
    QPainterPath path;
    path.addPolygon(QPolygonF({{left, 2.0}, {right, 8.0}, {left, 14.0}}));
    path.closeSubpath();
    return path;
}

QPainterPath bar(double left, double width)
{
    QPainterPath path;
    path.addRect(left, 2.5, width, 11.0);
    return path;
}

QIcon drawn(const QPainterPath& outline, const QPalette& palette, int side)
{
    QIcon icon;
    for (const auto& [mode, group] :
         {std::pair(QIcon::Normal, QPalette::Active), {QIcon::Disabled, QPalette::Disabled}}) {
        constexpr int oversampling = 2;
        QPixmap pixmap(side * oversampling, side * oversampling);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(side * oversampling / unit, side * oversampling / unit);
        painter.fillPath(outline, palette.color(group, QPalette::ButtonText));
        painter.end();
        pixmap.setDevicePixelRatio(oversampling);
        icon.addPixmap(pixmap, mode);
    }
    return icon;
}

} // namespace

QIcon play(const QPalette& palette, int side) { return drawn(triangle(3.5, 14.0), palette, side); }

QIcon pause(const QPalette& palette, int side) { return drawn(bar(3.5, 3.2).united(bar(9.3, 3.2)), palette, side); }

QIcon step(const QPalette& palette, int side)
{
    return drawn(triangle(2.5, 10.5).united(bar(11.2, 2.3)), palette, side);
}

QIcon restart(const QPalette& palette, int side)
{
    return drawn(triangle(13.5, 5.5).united(bar(2.5, 2.3)), palette, side);
}

} // namespace roofline::window::race_icons
