// SPDX-FileCopyrightText: 2026 The Roofline Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/measuring/bar_icons.h"

#include <QPainter>
#include <QPalette>
#include <QPixmap>

namespace roofline::window::bar_icons {

namespace {

constexpr int side = 32; // drawn at twice the size that it is shown at

QIcon drawn(const QPolygonF& outline, const QPalette& palette)
{
    QIcon icon;
    for (const auto& [mode, group] :
         {std::pair(QIcon::Normal, QPalette::Active), {QIcon::Disabled, QPalette::Disabled}}) {
        QPixmap pixmap(side, side);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
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

QIcon play(const QPalette& palette) { return drawn({{{9, 5}, {27, 16}, {9, 27}}}, palette); }

QIcon stop(const QPalette& palette) { return drawn(QRectF(7, 7, 18, 18), palette); }

} // namespace roofline::window::bar_icons
